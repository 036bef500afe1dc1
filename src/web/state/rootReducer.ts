import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api/api';

/**
 * Slices that come with the screen that needs them. Such a slice declares itself here,
 * `declare module '../rootReducer' { interface LazySlices extends WithSlice<typeof slice> {} }`,
 * and joins with `slice.injectInto(rootReducer)`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by module augmentation
export interface LazySlices {}

export const rootReducer = combineSlices(api).withLazyLoadedSlices<LazySlices>();
