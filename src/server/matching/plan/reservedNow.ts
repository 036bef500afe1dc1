import type { PlanTotals } from '../../../contract/plan/plan';
import type { PlanSettings } from '../../../contract/plan/planRequest';
import { toDollars } from '../../../domain/cost/cents';
import { scoreUnit } from '../../../domain/matching/ranking/scoreUnit';
import { lateWeeksOf } from '../../../domain/plan/objective';
import type { Rates } from '../../../domain/rates/rates';
import { toCandidate } from '../../presenters/units/candidate';
import type { ReservedPair } from '../../repositories/plans/reservedPairs';
import { deliveryOf, pairOf } from './pairOf';
import { requirementOfOrder } from '../requirementOfOrder';

/** What the reservations bring that stand and are not delivered. */
export function reservedNow(
  pairs: readonly ReservedPair[],
  rates: Rates,
  settings: PlanSettings,
  day: string,
): PlanTotals {
  let [cents, late, unknown] = [0, 0, 0];
  for (const { order, unit } of pairs) {
    const candidate = toCandidate(unit);
    const pair = pairOf(
      { candidate, score: scoreUnit(requirementOfOrder(order), candidate, rates) },
      deliveryOf(order),
    );
    if (pair === null) unknown += 1;
    else {
      cents += pair.margin;
      late += lateWeeksOf(day, order.request_date, pair, settings);
    }
  }
  return { orders: pairs.length, margin: toDollars(cents), late_weeks: late, unknown };
}
