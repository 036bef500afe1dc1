import type { DisplayOrder } from '../displayOrder';

/** The order's notes as people read them; empty where there are none. */
export const orderNotes = ({ formatted_notes, notes }: DisplayOrder): string =>
  formatted_notes?.trim() || notes?.trim() || '';
