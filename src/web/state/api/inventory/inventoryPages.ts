import {
  inventoryFacetsSchema,
  type InventoryFacets,
  type InventoryQuery,
  type InventorySelection,
} from '../../../../contract/inventory/inventoryQuery';
import { inventoryListSchema, type InventoryList } from '../../../../contract/inventory/inventoryList';
import { paths } from '../../../../contract/paths';
import { writeQuery } from '../../../../domain/inventory/list/inventoryQuery';
import type { AppThunk } from '../../store';
import { api } from '../api';
import { answer } from '../server/answer';
import { tagId } from '../tagId';

/** One page of the inventory, which knows where it lies: an answer may be on screen while another is awaited. */
export interface InventoryPage extends InventoryList {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** Pages, and counts, that are kept: cached for good must not mean without end. */
export const MOST_KEPT = 100;

type Kept = 'InventoryPages' | 'InventoryFacets';

const tagOf = (type: Kept, query: InventoryQuery) => ({ type, id: tagId(writeQuery(query)) });

/** Forgets all but the newest; the cache lists them in the order in which they came. */
const forgetOld =
  (type: Kept, endpoint: 'getInventory' | 'getInventoryFacets'): AppThunk =>
  (dispatch, getState) => {
    const old = inventoryApi.util.selectCachedArgsForQuery(getState(), endpoint).slice(0, -MOST_KEPT);
    if (old.length > 0) dispatch(api.util.invalidateTags(old.map((query) => tagOf(type, query))));
  };

const inventoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the units that fit. */
    getInventory: build.query<InventoryPage, InventoryQuery, InventoryList>({
      query: (query) => `${paths.inventory}?${writeQuery(query)}`,
      rawResponseSchema: answer(inventoryListSchema),
      providesTags: (_page, _error, query) => [tagOf('InventoryPages', query), 'Reservations', 'Imported'],
      transformResponse: ({ results, count }, _meta, { page, page_size }) => ({
        results,
        count: Math.max(0, count),
        page: Number(page ?? 1),
        size: Number(page_size ?? results.length),
      }),
      onCacheEntryAdded: (_query, { dispatch }) => {
        dispatch(forgetOld('InventoryPages', 'getInventory'));
      },
    }),
    /** How many units each value of each facet would list. */
    getInventoryFacets: build.query<InventoryFacets, InventorySelection>({
      query: (selection) => `${paths.inventoryFacets}?${writeQuery(selection)}`,
      responseSchema: answer(inventoryFacetsSchema),
      providesTags: (_counts, _error, selection) => [tagOf('InventoryFacets', selection), 'Reservations', 'Imported'],
      onCacheEntryAdded: (_selection, { dispatch }) => {
        dispatch(forgetOld('InventoryFacets', 'getInventoryFacets'));
      },
    }),
  }),
});

export const { getInventory } = inventoryApi.endpoints;
export const { useGetInventoryQuery, useGetInventoryFacetsQuery } = inventoryApi;
