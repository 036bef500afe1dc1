import type { AcceptedConstraints } from './acceptedConstraints';
import type { AcceptedFields } from './acceptedFields';
import type { ComparisonViews } from './comparisonView';
import type { ChangedCostOptions } from './costOptions';
import type { ManualUnits } from './manualUnits';
import type { PinnedUnits } from './pinnedUnits';

/** What a user chose on comparison pages: the part of the store that the tab remembers. */
export interface ComparisonState {
  manualUnits: ManualUnits;
  costOptions: ChangedCostOptions;
  comparisonView: ComparisonViews;
  pinnedUnits: PinnedUnits;
  acceptedConstraints: AcceptedConstraints;
  acceptedFields: AcceptedFields;
}
