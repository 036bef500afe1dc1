import { businessDay } from '../../domain/calendar/businessDay';

/** The business's calendar day, as the server has it. */
export const today = (): string => businessDay(new Date());
