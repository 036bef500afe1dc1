import type { Quote } from '../../../../contract/matching/quote';
import type { Unit } from '../../../../contract/unit/unit';
import { getRecommendations } from '../recommendations';
import type { RootState } from '../../store';
import { selectManualUnits } from '../../selectors/comparisonChoices';

/** The unit on an order's comparison, recommended or added by hand, where that was opened before. */
export function selectUnitOfOrder(state: RootState, quote: Quote, itemCode: string): Unit | undefined {
  const recommended = getRecommendations.select(quote)(state).data?.units ?? [];
  const isIt = ({ serial }: Unit) => String(serial) === itemCode;
  return selectManualUnits(state, String(quote.order_id)).find(isIt) ?? recommended.find(isIt);
}
