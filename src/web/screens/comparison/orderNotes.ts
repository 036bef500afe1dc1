import type { DisplayOrder } from '../../../domain/order/displayOrder';

/** The order's notes as people read them; empty where there are none. */
export const notesOf = ({ formatted_notes, notes }: DisplayOrder): string =>
  formatted_notes?.trim() || notes?.trim() || '';
