import type { InventoryUnit } from '../../../contract/inventoryUnit';
import { inventoryUnitSchema } from '../../../contract/inventoryUnit';
import { paths } from '../../../contract/paths';
import { answer } from './answer';
import { api } from './api';

/** Spec section 8: any failure of this call is this one error. */
const FAILED = { status: 'CUSTOM_ERROR', error: 'Failed to fetch unit details' } as const;

const inventoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One unit of the inventory in full, by its item code. */
    getInventoryByCode: build.query<InventoryUnit, string>({
      query: (itemCode) => paths.inventoryByCode(itemCode),
      responseSchema: answer(inventoryUnitSchema),
      transformErrorResponse: () => FAILED,
      catchSchemaFailure: () => FAILED,
    }),
  }),
});

export const { getInventoryByCode } = inventoryApi.endpoints;
export const { useGetInventoryByCodeQuery } = inventoryApi;
