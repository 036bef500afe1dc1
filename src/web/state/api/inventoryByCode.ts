import type { InventoryUnit } from '../../../contract/unit/inventoryUnit';
import { inventoryUnitSchema } from '../../../contract/unit/inventoryUnit';
import { paths } from '../../../contract/paths';
import { messages } from '../../../domain/messages';
import type { UnitOptionsPayload } from '../../../domain/unitOptions/payload';
import type { AppThunk } from '../store';
import { answer } from './server/answer';
import { api } from './api';

/** Spec section 8: any failure of this call is this one error. */
const FAILED = { status: 'CUSTOM_ERROR', error: messages.unit.notFetched } as const;

const inventoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One unit of the inventory in full, by its item code. */
    getInventoryByCode: build.query<InventoryUnit, string>({
      query: (itemCode) => paths.inventoryByCode(itemCode),
      responseSchema: answer(inventoryUnitSchema),
      providesTags: ['Imported'],
      transformErrorResponse: () => FAILED,
      catchSchemaFailure: () => FAILED,
    }),
  }),
});

type CacheKey = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];

const isOf = (key: string, itemCode: string): key is CacheKey =>
  key === `getInventoryByCode(${JSON.stringify(itemCode)})`;

/** Only the server knows how the unit is now: forgets it, so that whoever opens it next asks. */
export const forgetUnit =
  (itemCode: string): AppThunk =>
  (dispatch, getState) => {
    const queryCacheKey = Object.keys(getState()[api.reducerPath].queries).find((key) => isOf(key, itemCode));
    if (queryCacheKey) dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
  };

/** The server has taken these options: so has what is known of the unit, whether or not it can be fetched again. */
export const learnSaved = (itemCode: string, payload: UnitOptionsPayload, version: number | null) =>
  inventoryApi.util.updateQueryData('getInventoryByCode', itemCode, (unit) => {
    Object.assign(unit, { fr3EstimatedGallons: null, ...payload, optionsVersion: version ?? unit.optionsVersion });
  });

export const { getInventoryByCode } = inventoryApi.endpoints;
export const { useGetInventoryByCodeQuery } = inventoryApi;
