import { type InventoryUnit, inventoryUnitSchema } from '../../../../contract/unit/inventoryUnit';
import { paths } from '../../../../contract/paths';
import { messages } from '../../../../domain/messages';
import type { UnitOptionsPayload } from '../../../../domain/unitOptions/unitOptions';
import { answer } from '../server/answer';
import { api } from '../api';
import { tagId } from '../tagId';

/** Spec section 8: any failure of this call is this one error. */
const FAILED = { status: 'CUSTOM_ERROR', error: messages.unit.notFetched } as const;

const inventoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One unit of the inventory in full, by its item code. */
    getInventoryByCode: build.query<InventoryUnit, string>({
      query: (itemCode) => paths.inventoryByCode(itemCode),
      responseSchema: answer(inventoryUnitSchema),
      providesTags: (_unit, _error, itemCode) => [{ type: 'Units', id: tagId(itemCode) }, 'Imported'],
      transformErrorResponse: () => FAILED,
      catchSchemaFailure: () => FAILED,
    }),
  }),
});

/** Only the server knows how the unit is now: its next screen fetches it again. */
export const forgetUnit = (itemCode: string) => api.util.invalidateTags([{ type: 'Units', id: tagId(itemCode) }]);

/** The server has taken these options: so has what is known of the unit, whether or not it can be fetched again. */
export const learnSaved = (itemCode: string, { todaysRates, ...options }: UnitOptionsPayload, version: number | null) =>
  inventoryApi.util.updateQueryData('getInventoryByCode', itemCode, (unit) => {
    Object.assign(unit, { fr3EstimatedGallons: null, ...options, optionsVersion: version ?? unit.optionsVersion });
    if (todaysRates) unit.optionsRates = null;
  });

export const { getInventoryByCode } = inventoryApi.endpoints;
export const { useGetInventoryByCodeQuery } = inventoryApi;
