import { createSelector, weakMapMemoize } from 'reselect';
import type { FieldValues } from '../../../contract/matching/quote';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { contradictions } from '../../../domain/descriptions/contradictions';
import { proposals, type Proposal } from '../../../domain/descriptions/proposals';
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
    (values, order) => selectProposals(order).filter(({ field, value }) => values[field] === value),
  );

/** The fields of an order that accepted proposals fill. */
export const selectFilledFields: (state: ComparisonState, order: DisplayOrder) => FieldValues = createSelector(
  selectAcceptedProposals,
  (filling): FieldValues => Object.fromEntries(filling.map(({ field, value }) => [field, value])),
);
