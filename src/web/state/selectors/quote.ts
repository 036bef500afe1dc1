import { weakMapMemoize, createSelector } from 'reselect';
import type { Order } from '../../../contract/order/order';
import { type DisplayOrder, orderNotes } from '../../../domain/order/displayOrder';
import type { Constraint, Accepted, Quote } from '../../../contract/matching/quote';
import { countedConstraints } from '../../../domain/descriptions/accepted';
import { noteConstraints, type NoteConstraint } from '../../../domain/order/noteConstraints';
import type { ComparisonState } from '../slices/comparison';
import { acceptedOrNone, toQuote } from '../../../domain/order/quote';
import { selectFilledFields } from './describedFields';
import { selectDisplayOrder } from './displayOrder';

const constraintsOf = weakMapMemoize((order: DisplayOrder) => noteConstraints(orderNotes(order)));

/** The demands in an order's notes: searched once per answer. */
export const selectNoteConstraints = (order: DisplayOrder): readonly NoteConstraint[] => constraintsOf(order);

type SelectAccepted<T> = (state: ComparisonState, order: T) => readonly Constraint[];

const accepted = ({ acceptedConstraints }: ComparisonState, { id }: DisplayOrder): Constraint[] | undefined =>
  Object.hasOwn(acceptedConstraints, id) ? acceptedConstraints[id] : undefined;

/** The demands that a person lets count, as far as the notes still make them. */
export const selectCountedConstraints: SelectAccepted<DisplayOrder> = createSelector(
  accepted,
  (_state: ComparisonState, order: DisplayOrder) => order,
  (counted = [], order) => countedConstraints(selectNoteConstraints(order), counted),
);

/** The same of an order as the server sent it. */
export const selectAcceptedConstraints: SelectAccepted<Order> = (state, order) =>
  selectCountedConstraints(state, selectDisplayOrder(order));

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
