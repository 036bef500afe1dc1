import { weakMapMemoize, createSelector } from '@reduxjs/toolkit';
import type { Order } from '../../../../contract/orders/order';
import { type DisplayOrder, orderNotes } from '../../../../domain/orders/displayOrder';
import type { Constraint, Accepted, Quote } from '../../../../contract/matching/quote';
import { countedConstraints } from '../../../../domain/descriptions/accepted';
import { noteConstraints, type NoteConstraint } from '../../../../domain/orders/noteConstraints';
import type { ComparisonState } from '../../comparison/state/rememberedComparison';
import { acceptedOrNone, toQuote } from '../../../../domain/orders/quote';
import { selectFilledFields } from './describedFields';
import { selectDisplayOrder } from '../../orders/state/displayOrder';

const constraintsOf = weakMapMemoize((order: DisplayOrder) => noteConstraints(orderNotes(order)));

export const selectNoteConstraints = (order: DisplayOrder): readonly NoteConstraint[] => constraintsOf(order);

type SelectAccepted<T> = (state: ComparisonState, order: T) => readonly Constraint[];

const accepted = ({ acceptedConstraints }: ComparisonState, { id }: DisplayOrder): Constraint[] | undefined =>
  Object.hasOwn(acceptedConstraints, id) ? acceptedConstraints[id] : undefined;

export const selectCountedConstraints: SelectAccepted<DisplayOrder> = createSelector(
  accepted,
  (_state: ComparisonState, order: DisplayOrder) => order,
  (counted = [], order) => countedConstraints(selectNoteConstraints(order), counted),
);

export const selectAcceptedConstraints: SelectAccepted<Order> = (state, order) =>
  selectCountedConstraints(state, selectDisplayOrder(order));

const filled = (state: ComparisonState, order: Order) => selectFilledFields(state, selectDisplayOrder(order));

export const selectQuote: (state: ComparisonState, order: Order) => Quote = createSelector(
  [(_state: ComparisonState, order: Order) => order, selectAcceptedConstraints, filled],
  toQuote,
);

export const selectAccepted: (state: ComparisonState, order: Order) => Accepted | undefined = createSelector(
  [selectAcceptedConstraints, filled],
  acceptedOrNone,
);
