import { createSelector } from 'reselect';
import { earnsMore } from '../../../domain/comparison/best';
import { estimateIn, selectChangedOptions, selectManualUnits } from './comparisonChoices';
import { notByHand, type ComparisonList } from './comparison';
import { selectRates, type RatedState } from './rates';
import type { ComparisonState } from '../slices/comparison';

/** The unit with work that earns much more than the Best, by the options of the moment. */
export const selectEarnsMore = createSelector(
  [
    (state: ComparisonState, list: ComparisonList) => selectManualUnits(state, list.orderId),
    (_state: ComparisonState, list: ComparisonList) => list.recommended,
    (state: ComparisonState, list: ComparisonList) => selectChangedOptions(state, list.orderId),
    (_state: ComparisonState, list: ComparisonList) => list.orderPrice,
    (state: RatedState) => selectRates(state),
  ],
  (manual, recommended, changed, price, rates) => {
    const estimateOf = estimateIn(changed, price, rates);
    return earnsMore(notByHand(recommended, manual), (unit) => {
      const { margin, isComplete, omitted } = estimateOf(unit);
      return isComplete && omitted.length === 0 ? margin : null;
    });
  },
);
