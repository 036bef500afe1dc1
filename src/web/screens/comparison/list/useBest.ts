import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useAppSelector } from '../../../state/hooks';
import { selectBestSerial, type ComparisonList } from '../../../state/selectors/comparison';
import { selectUnstated } from '../../../state/selectors/describedFields';

/** The Best of an order, and what the order does not state: without it no unit is the Best. */
export function useBest(order: DisplayOrder, list: ComparisonList) {
  const unstated = useAppSelector((state) => selectUnstated(state, order));
  const bestSerial = useAppSelector((state) => selectBestSerial(state, list));
  return { unstated, bestSerial: unstated.length === 0 ? bestSerial : null };
}
