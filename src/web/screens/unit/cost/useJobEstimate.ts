import type { Unit } from '../../../../contract/unit/unit';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useAppSelector } from '../../../state/hooks';
import { selectEstimate } from '../../../state/selectors/comparisonChoices';

/** The estimate of the order's comparison for this unit, with the options chosen there; null without an order or a judged unit. */
export const useJobEstimate = (order: DisplayOrder | null, unit: Unit | null): Estimate | null =>
  useAppSelector((state) =>
    order === null || unit === null ? null : selectEstimate(state, order.id, unit, order.price),
  );
