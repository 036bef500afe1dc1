import { createSelector, weakMapMemoize } from 'reselect';
import type { FieldValues } from '../../../contract/matching/quote';
import { acceptedProposals, filledBy } from '../../../domain/descriptions/accepted';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { contradictions } from '../../../domain/descriptions/contradictions';
import { unstatedOf, proposals, type Proposal } from '../../../domain/descriptions/proposals';
import type { UnstatedField } from '../../../domain/matching/reading/requirement';
import type { ComparisonState } from '../slices/comparison';

/** What an order's descriptions and notes state of the fields that it leaves open: read once per answer. */
export const selectProposals: (order: DisplayOrder) => readonly Proposal[] = weakMapMemoize(
  ({ requirement }: DisplayOrder) => proposals(requirement),
);

/** Where an order's descriptions contradict its fields. */
export const selectContradictions: (order: DisplayOrder) => readonly string[] = weakMapMemoize(
  ({ requirement }: DisplayOrder) => contradictions(requirement),
);

const NOTHING: FieldValues = {};

const accepted = ({ acceptedFields }: ComparisonState, { id }: DisplayOrder): FieldValues =>
  (Object.hasOwn(acceptedFields, id) ? acceptedFields[id] : undefined) ?? NOTHING;

/** The proposals that a person accepted, as far as the order's texts still make them. */
export const selectAcceptedProposals: (state: ComparisonState, order: DisplayOrder) => readonly Proposal[] =
  createSelector(
    accepted,
    (_state: ComparisonState, order: DisplayOrder) => order,
    (values, order) => acceptedProposals(selectProposals(order), values),
  );

/** The fields of an order that accepted proposals fill. */
export const selectFilledFields: (state: ComparisonState, order: DisplayOrder) => FieldValues = createSelector(
  selectAcceptedProposals,
  filledBy,
);

/** The order as units are compared with it: with the fields that accepted proposals fill. */
export const selectFilledOrder: (state: ComparisonState, order: DisplayOrder) => DisplayOrder = createSelector(
  [(_state: ComparisonState, order: DisplayOrder) => order, selectFilledFields],
  (order, filled) => (Object.keys(filled).length === 0 ? order : fill(order, filled)),
);

const fill = (order: DisplayOrder, filled: FieldValues): DisplayOrder => ({
  ...order,
  kvaRating: filled.kva_rating ?? order.kvaRating,
  requirement: { ...order.requirement, ...filled },
});

/** What units cannot be judged without and the order does not state, nor an accepted proposal. */
export const selectUnstated: (state: ComparisonState, order: DisplayOrder) => readonly UnstatedField[] = createSelector(
  selectFilledOrder,
  ({ requirement }) => unstatedOf(requirement),
);
