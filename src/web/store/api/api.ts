import { createApi } from '@reduxjs/toolkit/query/react';
import { UNREADABLE } from '../../lib/errorMessage';
import type { Send } from './server/actionKeys';
import { ServerPort } from './server/serverPort';

const throughPort: Send = (request, api, extraOptions) => {
  if (!(api.extra instanceof ServerPort)) throw new Error('The store has no server port.');
  return api.extra.send(request, api, extraOptions);
};

/** Caches responses and failures permanently and never refetches by itself (spec section 7, `failures.ts`). */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: throughPort,
  keepUnusedDataFor: Infinity,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  invalidationBehavior: 'immediately',
  catchSchemaFailure: () => ({ status: 'CUSTOM_ERROR' as const, error: UNREADABLE }),
  // 'Imported' covers everything that an import can change.
  tagTypes: [
    'Imported',
    'OrderPages',
    'OrderLists',
    'Recommendations',
    'Units',
    'Reservations',
    'UnitReservations',
    'Imports',
    'ImportProfiles',
    'InventoryPages',
    'InventoryFacets',
    'Rates',
    'Views',
    'Searches',
    'Activity',
    'Scenarios',
    'Estimates',
    'Quotations',
    'QuotationSettings',
    'Vocabulary',
    'Inquiries',
    'MyWork',
  ],
  endpoints: () => ({}),
});

/** RTK Query uses ids as object keys: an item code of 'constructor' must not match. */
export const tagId = (id: string | number): string => `id ${id}`;

/** Refetches orders, units and reservations. */
export const refetchLists = () => api.util.invalidateTags(['Imported']);
