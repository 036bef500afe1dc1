import { combineSlices } from '@reduxjs/toolkit';
import { cacheReducer } from './api/failures';
import { acceptedConstraintsSlice } from './slices/acceptedConstraints';
import { acceptedFieldsSlice } from './slices/acceptedFields';
import { changesSlice } from './slices/changes/changes';
import { comparisonViewSlice } from './slices/comparisonView';
import { costOptionsSlice } from './slices/costOptions';
import { loadsSlice } from './slices/changes/loads';
import { machinesSlice } from './slices/machines';
import { manualUnitsSlice } from './slices/manualUnits';
import { pinnedUnitsSlice } from './slices/pinnedUnits';
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
