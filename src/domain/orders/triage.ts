import { uncovered, NOT_COVERED } from '../../contract/orders/ordersBands';
import type { OrdersCounts } from '../../contract/orders/ordersQuery';
import { noTriage, triageNames, type OrderFilters, type TriageFilters } from './orderFilters';
import { day } from '../../contract/typed';
import { DUE_SOON_DAYS } from '../limits';
import type { DisplayOrder } from './displayOrder';
import { DAY_MS } from '../calendar/businessDay';

interface SummaryPart {
  count: number | null;
  words: string;
  shows: TriageFilters;
}

const names = { all: 'open', unassigned: 'open', assigned: 'assigned', retired: 'retired' } as const;

export const notJudgedOf = (status: OrderFilters['status'], counts: OrdersCounts | undefined): number =>
  names[status] === 'open' ? (counts?.notJudged ?? 0) : 0;

/** '138 open · 9 overdue · 28 not covered'. Orders with a unit are not judged, and retired ones are not urgent. */
export function summaryParts(status: OrderFilters['status'], counts: OrdersCounts | undefined): SummaryPart[] {
  const part = (words: string, count: number | undefined, shows: Partial<TriageFilters>): SummaryPart => ({
    words,
    count: count ?? null,
    shows: { ...noTriage, ...shows },
  });
  const name = names[status];
  return [
    part(name, counts?.total, {}),
    ...(name === 'retired' ? [] : [part('overdue', counts?.due.overdue, { due: 'overdue' })]),
    ...(name === 'open' ? [part('not covered', counts && notCoveredIn(counts), { coverage: NOT_COVERED })] : []),
  ];
}

/** Orders that can be judged and are not covered. */
export const notCoveredIn = ({ coverage }: OrdersCounts): number =>
  uncovered.reduce((sum, each) => sum + coverage[each], 0);

export const isShown = (filters: OrderFilters, shows: TriageFilters): boolean =>
  triageNames.every((name) => filters[name] === shows[name]);

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
