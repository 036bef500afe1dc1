import { createSelector } from 'reselect';
import type { Quote } from '../../../contract/matching/quote';
import type { Order } from '../../../contract/order/order';
import { toQuote } from '../../../domain/order/quote';
import type { ComparisonState } from '../slices/comparison';
import { selectFilledFields } from './describedFields';
import { selectDisplayOrder } from './displayOrder';
import { selectAcceptedConstraints } from './noteConstraints';

const filled = (state: ComparisonState, order: Order) => selectFilledFields(state, selectDisplayOrder(order));

/** What units are judged against: the order with what a person accepted from its descriptions and notes. */
export const selectQuote: (state: ComparisonState, order: Order) => Quote = createSelector(
  [(_state: ComparisonState, order: Order) => order, selectAcceptedConstraints, filled],
  toQuote,
);
