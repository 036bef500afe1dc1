import type { Requirement } from '../../../contract/order/order';

/** The order's notes as people read them; empty where there are none. */
export const orderNotes = ({
  formatted_notes,
  notes,
}: Partial<Pick<Requirement, 'formatted_notes' | 'notes'>>): string => formatted_notes?.trim() || notes?.trim() || '';
