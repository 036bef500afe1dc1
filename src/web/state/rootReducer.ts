import { combineSlices } from '@reduxjs/toolkit';
import { cacheReducer } from './api/failures';
import { acceptedConstraintsSlice, acceptedFieldsSlice } from './slices/accepted';
import { changesSlice } from './slices/changes';
import { comparisonViewSlice } from './slices/comparisonView';
import { costOptionsSlice, manualUnitsSlice, pinnedUnitsSlice } from './slices/units';
import { loadsSlice } from './slices/loads';
import { machinesSlice } from './slices/machines';
import { planMemorySlice } from './slices/planMemory';
import { ratesSlice } from './slices/rates';

const ownSlices = [
  manualUnitsSlice,
  costOptionsSlice,
  comparisonViewSlice,
  pinnedUnitsSlice,
  acceptedConstraintsSlice,
  acceptedFieldsSlice,
  planMemorySlice,
  ratesSlice,
] as const;

export const ownReducer = combineSlices(...ownSlices);

export const rootReducer = combineSlices({ api: cacheReducer }, changesSlice, loadsSlice, machinesSlice, ...ownSlices);
