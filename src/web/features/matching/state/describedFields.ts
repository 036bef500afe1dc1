import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import type { FieldValues } from '../../../../contract/matching/quote';
import { acceptedProposals, filledBy } from '../../../../domain/descriptions/accepted';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import { contradictions } from '../../../../domain/descriptions/contradictions';
import { unstatedOf, proposals, type Proposal } from '../../../../domain/descriptions/proposals';
import type { UnstatedField } from '../../../../domain/matching/reading/requirement';
import type { ComparisonState } from '../../comparison/state/rememberedComparison';

export const selectProposals: (order: DisplayOrder) => readonly Proposal[] = weakMapMemoize(
  ({ requirement }: DisplayOrder) => proposals(requirement),
);

export const selectContradictions: (order: DisplayOrder) => readonly string[] = weakMapMemoize(
  ({ requirement }: DisplayOrder) => contradictions(requirement),
);

const NOTHING: FieldValues = {};

const accepted = ({ acceptedFields }: ComparisonState, { id }: DisplayOrder): FieldValues =>
  (Object.hasOwn(acceptedFields, id) ? acceptedFields[id] : undefined) ?? NOTHING;

export const selectAcceptedProposals: (state: ComparisonState, order: DisplayOrder) => readonly Proposal[] =
  createSelector(
    accepted,
    (_state: ComparisonState, order: DisplayOrder) => order,
    (values, order) => acceptedProposals(selectProposals(order), values),
  );

export const selectFilledFields: (state: ComparisonState, order: DisplayOrder) => FieldValues = createSelector(
  selectAcceptedProposals,
  filledBy,
);

export const selectFilledOrder: (state: ComparisonState, order: DisplayOrder) => DisplayOrder = createSelector(
  [(_state: ComparisonState, order: DisplayOrder) => order, selectFilledFields],
  (order, filled) => (Object.keys(filled).length === 0 ? order : fill(order, filled)),
);

const fill = (order: DisplayOrder, filled: FieldValues): DisplayOrder => ({
  ...order,
  kvaRating: filled.kva_rating ?? order.kvaRating,
  requirement: { ...order.requirement, ...filled },
});

export const selectUnstated: (state: ComparisonState, order: DisplayOrder) => readonly UnstatedField[] = createSelector(
  selectFilledOrder,
  ({ requirement }) => unstatedOf(requirement),
);
