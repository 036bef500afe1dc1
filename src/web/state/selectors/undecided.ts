import { createSelector } from '@reduxjs/toolkit';
import { undecidedUnits } from '../../../domain/comparison/filterUnits';
import { selectFigures, selectFreightWords, selectListedUnits, selectQuery } from './comparison';

/** Which listed units the filter leaves out only because a figure is not known for certain, as a sentence. */
export const selectUndecided = createSelector(
  [selectListedUnits, selectQuery, selectFigures, selectFreightWords],
  undecidedUnits,
);
