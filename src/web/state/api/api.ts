import { createApi } from '@reduxjs/toolkit/query/react';
import { UNREADABLE } from './server/errorMessage';
import type { Send } from './server/actionKeys';
import { ServerPort } from './server/serverPort';

const throughPort: Send = (request, api, extraOptions) => {
  if (!(api.extra instanceof ServerPort)) throw new Error('The store has no server port.');
  return api.extra.send(request, api, extraOptions);
};

/**
 * The cache of the server's answers. It keeps them for good and never refetches by itself (spec section 7), failures
 * included (`failures.ts`). The files beside this one inject the endpoints, one file per kind of call.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: throughPort,
  keepUnusedDataFor: Infinity,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  // What may be outdated is forgotten at once, not when the last running call has ended: a screen opened meanwhile must ask.
  invalidationBehavior: 'immediately',
  catchSchemaFailure: () => ({ status: 'CUSTOM_ERROR' as const, error: UNREADABLE }),
  // 'Imported' is whatever an import of files may change.
  tagTypes: [
    'Imported',
    'OrderPages',
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
  ],
  endpoints: () => ({}),
});

/** The id of a tag. RTK Query keeps ids as keys of plain objects: an item code of 'constructor' must find nothing there. */
export const tagId = (id: string | number): string => `id ${id}`;

/** Fetches again whatever the screen shows of orders, units and reservations; other screens do when they are opened. */
export const fetchAnew = () => api.util.invalidateTags(['Imported']);
