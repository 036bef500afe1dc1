import { day } from '../../contract/typed';
import { DAY_MS } from '../calendar/businessDay';
import { DUE_SOON_DAYS } from '../limits';
import type { DisplayOrder } from './displayOrder';

export interface Urgency {
  isOverdue: boolean;
  text: string;
}

/** Urgency on a day by Customer Request Date, both ISO 8601; null if not near, unknown, issued or retired. */
export function urgencyOf(
  { customerRequestDate, status, isRetired }: Pick<DisplayOrder, 'customerRequestDate' | 'status' | 'isRetired'>,
  today: string,
): Urgency | null {
  const date = customerRequestDate?.trim() ?? '';
  if (isRetired || status === 'Closed' || !day.safeParse(date).success) return null;
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  if (!(days <= DUE_SOON_DAYS)) return null;
  if (days < 0) return { isOverdue: true, text: `Overdue ${inDays(-days)}` };
  return { isOverdue: false, text: days === 0 ? 'Due today' : `Due in ${inDays(days)}` };
}

const inDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;
