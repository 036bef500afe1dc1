import { scoreUnit } from '../../domain/matching/ranking/scoreUnit';
import type { Rates } from '../../domain/rates/rates';
import { openPoints } from '../../domain/reservations/openPoints';
import { toCandidate } from '../presenters/units/candidate';
import type { OrderRow } from '../repositories/orders/orders';
import type { UnitRow } from '../repositories/units/units';
import { requirementOfOrder } from './requirementOfOrder';

/** What speaks against reserving a unit for an order, point by point. */
export function openPointsOf(order: OrderRow, unit: UnitRow, rates: Rates): readonly string[] {
  const { fit, canServe, features, neededWork } = scoreUnit(requirementOfOrder(order), toCandidate(unit), rates);
  return openPoints({ fit, can_serve: canServe, score_details: features, needed_work: neededWork });
}
