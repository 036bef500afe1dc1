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

/** Without what comes from the server, and the mirrored machines. */
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

/** Everything that the store of a signed-in person holds. */
export const rootReducer = combineSlices({ api: cacheReducer }, changesSlice, loadsSlice, machinesSlice, ...ownSlices);
