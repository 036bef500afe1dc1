import { api } from './api';

/** Fetches anew whatever the screen shows of orders, units and reservations; other screens do when they are opened. */
export const fetchAnew = () => api.util.invalidateTags(['Imported']);
