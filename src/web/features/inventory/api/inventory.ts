import {
  inventoryFacetsSchema,
  type InventoryFacets,
  type InventoryQuery,
  type InventorySelection,
  type InventoryExportQuery,
} from '../../../../contract/inventory/inventoryQuery';
import { inventoryListSchema, type InventoryList } from '../../../../contract/inventory/inventoryList';
import { paths } from '../../../../contract/paths';
import { writeQuery } from '../../../../domain/inventory/list/inventoryQuery';
import type { AppThunk } from '../../../store/store';
import { api, tagId } from '../../../store/api/api';
import { answer } from '../../../store/api/server/answer';
import { type InventoryUnit, inventoryUnitSchema } from '../../../../contract/units/inventoryUnit';
import { messages } from '../../../../domain/messages';
import type { UnitOptionsPayload } from '../../../../domain/units/unitOptions';
import {
  withoutFormat,
  csvOrProblem,
  toCsvFile,
  type CsvFile,
  type ExportRequest,
  exportNotices,
} from '../../../store/exports/csvFile';

export interface InventoryPage extends InventoryList {
  readonly page: number;
  readonly size: number;
}

/** Cached pages or counts, because nothing else evicts them. */
const MAX_CACHED = 100;

type CachedType = 'InventoryPages' | 'InventoryFacets';

const tagOf = (type: CachedType, query: InventoryQuery) => ({ type, id: tagId(writeQuery(query)) });

const forgetOld =
  (type: CachedType, endpoint: 'getInventory' | 'getInventoryFacets'): AppThunk =>
  (dispatch, getState) => {
    const old = inventoryApi.util.selectCachedArgsForQuery(getState(), endpoint).slice(0, -MAX_CACHED);
    if (old.length > 0) dispatch(api.util.invalidateTags(old.map((query) => tagOf(type, query))));
  };

/** Spec section 8: one message for every failure. */
const FAILED = { status: 'CUSTOM_ERROR', error: messages.unit.notFetched } as const;

export const forgetUnit = (itemCode: string) => api.util.invalidateTags([{ type: 'Units', id: tagId(itemCode) }]);

export const learnSaved = (itemCode: string, { todaysRates, ...options }: UnitOptionsPayload, version: number | null) =>
  inventoryApi.util.updateQueryData('getInventoryByCode', itemCode, (unit) => {
    Object.assign(unit, { fr3EstimatedGallons: null, ...options, optionsVersion: version ?? unit.optionsVersion });
    if (todaysRates) unit.optionsRates = null;
  });

const inventoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInventory: build.query<InventoryPage, InventoryQuery, InventoryList>({
      query: (query) => `${paths.inventory}?${writeQuery(query)}`,
      rawResponseSchema: answer(inventoryListSchema),
      providesTags: (_page, _error, query) => [tagOf('InventoryPages', query), 'Reservations', 'Imported'],
      transformResponse: ({ results, count, without }, _meta, { page, page_size }) => ({
        results,
        without,
        count: Math.max(0, count),
        page: Number(page ?? 1),
        size: Number(page_size ?? results.length),
      }),
      onCacheEntryAdded: (_query, { dispatch }) => dispatch(forgetOld('InventoryPages', 'getInventory')),
    }),
    getInventoryFacets: build.query<InventoryFacets, InventorySelection>({
      query: (selection) => `${paths.inventoryFacets}?${writeQuery(selection)}`,
      responseSchema: answer(inventoryFacetsSchema),
      providesTags: (_counts, _error, selection) => [tagOf('InventoryFacets', selection), 'Reservations', 'Imported'],
      onCacheEntryAdded: (_selection, { dispatch }) => dispatch(forgetOld('InventoryFacets', 'getInventoryFacets')),
    }),
    getInventoryByCode: build.query<InventoryUnit, string>({
      query: (itemCode) => paths.inventoryByCode(itemCode),
      responseSchema: answer(inventoryUnitSchema),
      providesTags: (_unit, _error, itemCode) => [{ type: 'Units', id: tagId(itemCode) }, 'Imported'],
      transformErrorResponse: () => FAILED,
      catchSchemaFailure: () => FAILED,
    }),
    exportInventory: build.mutation<CsvFile, ExportRequest<InventoryExportQuery>, string>({
      query: (request) => ({
        url: `${paths.inventoryExport}?${writeQuery(withoutFormat(request))}`,
        responseHandler: csvOrProblem,
      }),
      transformResponse: (text, meta) => toCsvFile(text, meta?.response),
    }),
  }),
});

export const {
  useGetInventoryQuery,
  useGetInventoryFacetsQuery,
  useGetInventoryByCodeQuery,
  useExportInventoryMutation,
} = inventoryApi;
export const { getInventoryByCode } = inventoryApi.endpoints;

export const inventoryNotices = exportNotices({ what: 'inventory', file: 'inventory', rows: ['unit', 'units'] });
