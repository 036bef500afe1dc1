import { comparisonViewReducer, type ComparisonViews } from './comparisonView';
import { costOptionsReducer, type ChangedCostOptions } from './costOptions';
import { manualUnitsReducer, type ManualUnits } from './manualUnits';

/** What a user chose on comparison pages: the part of the store that session storage remembers. */
export interface ComparisonState {
  manualUnits: ManualUnits;
  costOptions: ChangedCostOptions;
  comparisonView: ComparisonViews;
}

/** Spread into the store's reducers. */
export const comparisonReducers = {
  manualUnits: manualUnitsReducer,
  costOptions: costOptionsReducer,
  comparisonView: comparisonViewReducer,
};
