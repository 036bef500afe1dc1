import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api/api';
import type { MachineStates } from './inspection';
import type { ComparisonState } from './slices/comparison';

/** The slices of the comparison page join when its code is loaded, the mirror of the machines where somebody watches. */
export const rootReducer = combineSlices(api).withLazyLoadedSlices<ComparisonState & { machines: MachineStates }>();
