import { createSelector } from 'reselect';
import type { Accepted, Quote } from '../../../contract/matching/quote';
import type { Order } from '../../../contract/order/order';
import { acceptedOrNone, toQuote } from '../../../domain/order/quote';
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

/** What a person accepted from an order's texts, as requests carry it; undefined for nothing. */
export const selectAccepted: (state: ComparisonState, order: Order) => Accepted | undefined = createSelector(
  [selectAcceptedConstraints, filled],
  acceptedOrNone,
);
