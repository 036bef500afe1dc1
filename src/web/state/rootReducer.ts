import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api/api';
import type { ComparisonState } from './slices/comparison';

/** The slices of the comparison page join when its code is loaded. */
export const rootReducer = combineSlices(api).withLazyLoadedSlices<ComparisonState>();
