import { createSelector, weakMapMemoize } from 'reselect';
import type { Constraint } from '../../../contract/matching/quote';
import type { Order } from '../../../contract/order/order';
import { countedConstraints } from '../../../domain/descriptions/accepted';
import { type DisplayOrder, orderNotes } from '../../../domain/order/displayOrder';
import { noteConstraints, type NoteConstraint } from '../../../domain/order/noteConstraints';
import type { ComparisonState } from '../slices/comparison';
import { selectDisplayOrder } from './displayOrder';

const memoized = weakMapMemoize((order: DisplayOrder) => noteConstraints(orderNotes(order)));

/** The demands in an order's notes: searched once per answer. */
export const selectNoteConstraints = (order: DisplayOrder): readonly NoteConstraint[] => memoized(order);

type Accepted<T> = (state: ComparisonState, order: T) => readonly Constraint[];

const accepted = ({ acceptedConstraints }: ComparisonState, { id }: DisplayOrder): Constraint[] | undefined =>
  Object.hasOwn(acceptedConstraints, id) ? acceptedConstraints[id] : undefined;

/** The demands that a person lets count, as far as the notes still make them. */
export const selectCountedConstraints: Accepted<DisplayOrder> = createSelector(
  accepted,
  (_state: ComparisonState, order: DisplayOrder) => order,
  (counted = [], order) => countedConstraints(selectNoteConstraints(order), counted),
);

/** The same of an order as the server sent it. */
export const selectAcceptedConstraints: Accepted<Order> = (state, order) =>
  selectCountedConstraints(state, selectDisplayOrder(order));
