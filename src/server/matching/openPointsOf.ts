import type { Accepted } from '../../contract/matching/quote';
import { scoreUnit } from '../../domain/matching/ranking/scoreUnit';
import type { Rates } from '../../domain/rates/rates';
import { openPoints } from '../../domain/reservations/openPoints';
import { toCandidate } from '../presenters/units/candidate';
import type { OrderRow } from '../repositories/orders/orders';
import type { UnitRow } from '../repositories/units/units';
import { requirementOfOrder } from './requirementOfOrder';

interface ReservablePair {
  readonly order: OrderRow;
  readonly unit: UnitRow;
  /** From the order's texts; null for nothing. */
  readonly accepted: Accepted | null;
}

/** What speaks against reserving a unit for an order, point by point. */
export function openPointsOf({ order, unit, accepted }: ReservablePair, rates: Rates): readonly string[] {
  const requirement = requirementOfOrder(order, accepted);
  const { fit, canServe, features, neededWork } = scoreUnit(requirement, toCandidate(unit), rates);
  return openPoints({ fit, can_serve: canServe, score_details: features, needed_work: neededWork });
}
