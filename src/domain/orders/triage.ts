import { uncovered, NOT_COVERED, OVERDUE } from '../../contract/orders/ordersBands';
import type { OrdersCounts } from '../../contract/orders/ordersQuery';
import { defaultOrderFilters, type OrderFilters } from './orderFilters';

interface TriageChoice {
  label: string;
  /** Orders of the list if this is chosen too; null until known. */
  count: number | null;
  isChosen: boolean;
  /** Chooses it, or takes it back; the other choices stay. */
  change: Partial<OrderFilters>;
}

const isOpen = (status: OrderFilters['status']) => status === 'all' || status === 'unassigned';

/** Orders whose best unit is not known yet. Orders with a unit are not judged. */
export const notJudgedOf = (status: OrderFilters['status'], counts: OrdersCounts | undefined): number =>
  isOpen(status) ? (counts?.notJudged ?? 0) : 0;

/** Choices that combine. Orders with a unit are not judged, and retired ones are not urgent. */
export function triageChoices(filters: OrderFilters, counts: OrdersCounts | undefined): readonly TriageChoice[] {
  const choice = <Name extends keyof OrderFilters>(
    label: string,
    count: number | undefined,
    [name, value]: readonly [Name, OrderFilters[Name]],
  ): TriageChoice => {
    const isChosen = filters[name] === value;
    const change = { [name]: isChosen ? defaultOrderFilters[name] : value };
    return { label, count: count ?? null, isChosen, change };
  };
  return [
    ...(filters.status === 'retired' ? [] : [choice('Overdue', counts?.due.overdue, ['due', OVERDUE])]),
    ...(isOpen(filters.status)
      ? [choice('Not covered', counts && notCoveredIn(counts), ['coverage', NOT_COVERED])]
      : []),
    choice('Engineering review', counts?.needsEngineering, ['review', 'needed']),
    choice('Mine', counts?.mine, ['owner', 'mine']),
  ];
}

/** Orders that can be judged and are not covered. */
export const notCoveredIn = ({ coverage }: OrdersCounts): number =>
  uncovered.reduce((sum, each) => sum + coverage[each], 0);
