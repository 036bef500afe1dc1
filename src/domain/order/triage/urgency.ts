import { day } from '../../../contract/typed/day';
import { DUE_SOON_DAYS } from '../../limits';
import type { DisplayOrder } from '../displayOrder';
import { DAY_MS } from '../../calendar/dayMs';

/** An order that is late, or due soon. */
export interface Urgency {
  isOverdue: boolean;
  /** 'Overdue 12 days', 'Due in 5 days', 'Due today'. */
  text: string;
}

/**
 * How urgent an order is on a day, by its Customer Request Date (both ISO 8601 calendar dates); null where that is neither
 * past nor near, or not known, once units were issued, and where the order is retired.
 */
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
