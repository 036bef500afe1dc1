import { combineSlices } from '@reduxjs/toolkit';
import { cacheReducer } from './api/failedQueries';
import { acceptedConstraintsSlice, acceptedFieldsSlice } from '../features/matching/state/accepted';
import { changesSlice } from '../features/changes/state/changesSlice';
import { comparisonViewSlice } from '../features/comparison/state/comparisonView';
import { costOptionsSlice, manualUnitsSlice, pinnedUnitsSlice } from '../features/comparison/state/chosenUnits';
import { loadsSlice } from '../features/changes/state/loads';
import { machinesSlice } from './machinesSlice';
import { planMemorySlice } from '../features/plan/state/planMemory';
import { requestDeskSlice } from '../features/requests/state/requestDesk';
import { ratesSlice } from '../features/rates/state/ratesSlice';

const ownSlices = [
  manualUnitsSlice,
  costOptionsSlice,
  comparisonViewSlice,
  pinnedUnitsSlice,
  acceptedConstraintsSlice,
  acceptedFieldsSlice,
  planMemorySlice,
  requestDeskSlice,
  ratesSlice,
] as const;

export const ownReducer = combineSlices(...ownSlices);

export const rootReducer = combineSlices({ api: cacheReducer }, changesSlice, loadsSlice, machinesSlice, ...ownSlices);
