import type { Accepted, Quote } from '../../../contract/matching/quote';
import { countedOf } from '../../../domain/descriptions/accepted';
import { toMatchRequirement, type MatchRequirement } from '../../../domain/matching/reading/requirement';
import { toQuote } from '../../../domain/orders/quote';
import { toOrder } from '../orders/presenter';
import type { OrderRow } from '../orders/repository';
import { scoreUnit } from '../../../domain/matching/ranking/scoreUnit';
import type { Rates } from '../../../domain/rates/rates';
import { openPoints } from '../../../domain/reservations/openPoints';
import { toCandidate } from '../units/presenter';
import type { UnitRow } from '../units/repository';

/** Fusing accepted from the order's texts is in the quote. */
export const requirementOfQuote = (
  quote: Quote,
  { fusing, impedance_pct: impedancePct, won_price: wonPrice }: OrderRow,
): MatchRequirement => toMatchRequirement(quote, { fusing: quote.fusing ?? fusing, impedancePct, wonPrice });

/** The requirement by the order's fields and the values accepted from its texts. */
export function requirementOfOrder(row: OrderRow, accepted?: Accepted | null): MatchRequirement {
  const order = toOrder(row);
  if (!accepted) return requirementOfQuote(toQuote(order), row);
  const { constraints, fields } = countedOf(order.requirement ?? {}, accepted);
  return requirementOfQuote(toQuote(order, constraints, fields), row);
}

interface ReservablePair {
  readonly order: OrderRow;
  readonly unit: UnitRow;
  /** Accepted from the order's texts. */
  readonly accepted: Accepted | null;
}

export function openPointsOf({ order, unit, accepted }: ReservablePair, rates: Rates): readonly string[] {
  const requirement = requirementOfOrder(order, accepted);
  const { fit, canServe, features, neededWork } = scoreUnit(requirement, toCandidate(unit), rates);
  return openPoints({ fit, can_serve: canServe, score_details: features, needed_work: neededWork });
}
