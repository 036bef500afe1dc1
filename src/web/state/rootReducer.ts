import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api/api';
import { comparisonReducers } from './slices/comparison';

export const rootReducer = combineSlices(api, comparisonReducers);
