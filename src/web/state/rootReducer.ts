import { combineReducers } from '@reduxjs/toolkit';
import { api } from './api/api';
import { comparisonReducers } from './slices/comparison';

export const rootReducer = combineReducers({ [api.reducerPath]: api.reducer, ...comparisonReducers });
