import { uncovered } from '../../../contract/order/coverage';
import { NOT_COVERED } from '../../../contract/order/ordersBands';
import type { OrdersCounts } from '../../../contract/order/ordersCounts';
import { noTriage, triageNames, type OrderFilters, type TriageFilters } from '../orderFilters';

/** One part of what sums the list up: so many orders, and the filters that show them alone. */
export interface SummaryPart {
  /** Null while it is not known. */
  count: number | null;
  words: string;
  shows: TriageFilters;
}

const names = { all: 'open', unassigned: 'open', assigned: 'assigned', retired: 'retired' } as const;

/** How many of the orders are open and not judged yet. */
export const notJudgedOf = (status: OrderFilters['status'], counts: OrdersCounts | undefined): number =>
  names[status] === 'open' ? (counts?.notJudged ?? 0) : 0;

/**
 * '138 open · 9 overdue · 28 not covered'. Nothing is judged for orders that have a unit, and nothing is urgent about
 * retired ones.
 */
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

/** How many orders can be judged and are not covered. */
export const notCoveredIn = ({ coverage }: OrdersCounts): number =>
  uncovered.reduce((sum, each) => sum + coverage[each], 0);

/** Whether exactly these filters of the triage are in force. */
export const isShown = (filters: OrderFilters, shows: TriageFilters): boolean =>
  triageNames.every((name) => filters[name] === shows[name]);
