import type { PlanTotals } from '../../../../contract/plan/plan';
import type { PlanSettings } from '../../../../contract/plan/planRequest';
import { toDollars } from '../../../../domain/cost/cents';
import { scoreUnit } from '../../../../domain/matching/ranking/scoreUnit';
import { lateWeeksOf, type PairFacts } from '../../../../domain/plan/objective';
import type { Rates } from '../../../../domain/rates/rates';
import { toCandidate } from '../../../presenters/units/candidate';
import type { ReservedPair } from '../../../repositories/plans/reservedPairs';
import { deliveryOf, pairOf } from '../pairs/pairOf';
import { freightCents } from '../pairs/withFreight';
import { requirementOfOrder } from '../../requirementOfOrder';

export interface ReservedNow {
  readonly totals: PlanTotals;
  /** Those whose margin is known. */
  readonly pairs: readonly PairFacts[];
}

/** What the reservations bring that stand and are not delivered. */
export function reservedNow(
  pairs: readonly ReservedPair[],
  rates: Rates,
  settings: PlanSettings,
  day: string,
): ReservedNow {
  const known: PairFacts[] = [];
  let [cents, freight, late, unknown] = [0, 0, 0, 0];
  for (const { order, unit, accepted } of pairs) {
    const candidate = toCandidate(unit);
    const pair = pairOf(
      { candidate, score: scoreUnit(requirementOfOrder(order, accepted), candidate, rates) },
      deliveryOf(order),
    );
    if (pair === null) unknown += 1;
    else {
      const freighted = { ...pair, freight: freightCents(rates, unit, pair, order) };
      known.push(freighted);
      freight += freighted.freight ?? 0;
      cents += pair.margin;
      late += lateWeeksOf(day, order.request_date, pair, settings);
    }
  }
  const totals = {
    orders: pairs.length,
    margin: toDollars(cents),
    freight: toDollars(freight),
    late_weeks: late,
    unknown,
  };
  return { totals, pairs: known };
}
