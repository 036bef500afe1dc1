import type { PlanTotals } from '../../../../contract/plan/plan';
import type { PlanSettings } from '../../../../contract/plan/planRequest';
import { toDollars } from '../../../../domain/cost/cents';
import { lateWeeksEmpty, lateWeeksOf, type PairFacts } from '../../../../domain/plan/objective';
import type { PlannedOrder } from '../pairs/collect';

/** What the orders bring that are served so, by order id; the others wait. */
export function totalsOf(
  orders: readonly PlannedOrder[],
  served: ReadonlyMap<number, PairFacts>,
  settings: PlanSettings,
  day: string,
): PlanTotals {
  let [cents, freight, late] = [0, 0, 0];
  for (const { id, due } of orders) {
    const pair = served.get(id);
    cents += pair?.margin ?? 0;
    freight += pair?.freight ?? 0;
    late += pair === undefined ? lateWeeksEmpty(day, due, settings) : lateWeeksOf(day, due, pair, settings);
  }
  return { orders: served.size, margin: toDollars(cents), freight: toDollars(freight), late_weeks: late, unknown: 0 };
}
