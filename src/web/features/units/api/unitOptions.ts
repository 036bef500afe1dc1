import { paths } from '../../../../contract/paths';
import { unitOptionsSavedSchema } from '../../../../contract/units/inventoryUnit';
import { type UnitOptionsPayload, loadedOptions } from '../../../../domain/units/unitOptions';
import {
  type LoadedUnitOptions,
  type SaveAnswer,
  type SaveRequest,
  StaleOptionsError,
} from '../../../machines/unitOptions';
import type { AppDispatch } from '../../../store/store';
import { answer } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { errorMessage, untilAborted } from '../../../lib/errorMessage';
import { forgetUnit, getInventoryByCode, learnSaved } from '../../inventory/api/inventory';
import { ifMatch, put } from '../../../store/api/server/requests';

interface Save {
  itemCode: string;
  payload: UnitOptionsPayload;
  version: number | null;
}

interface Saved {
  optionsVersion: number | null;
}

const unitOptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveUnitOptions: build.mutation<Saved, Save>({
      query: ({ itemCode, payload, version }) =>
        put(paths.unitOptions(itemCode), payload, version === null ? {} : ifMatch(version)),
      responseSchema: answer(unitOptionsSavedSchema),
      onQueryStarted: async ({ itemCode, payload }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(learnSaved(itemCode, payload, saved.data.optionsVersion));
      },
    }),
  }),
});

const { saveUnitOptions } = unitOptionsApi.endpoints;

export async function saveOptions(
  dispatch: AppDispatch,
  itemCode: string,
  request: SaveRequest,
  signal: AbortSignal,
): Promise<SaveAnswer> {
  const running = dispatch(saveUnitOptions.initiate({ itemCode, ...request }, { track: false }));
  signal.addEventListener('abort', () => dispatch(forgetUnit(itemCode)), { once: true });
  const { data, error } = await untilAborted(running, signal);
  if (data) return { version: data.optionsVersion };
  if ('status' in error && error.status === 409) throw new StaleOptionsError(errorMessage(error));
  throw new Error(errorMessage(error));
}

export async function refetchOptions(
  dispatch: AppDispatch,
  itemCode: string,
  signal: AbortSignal,
): Promise<LoadedUnitOptions> {
  const running = dispatch(getInventoryByCode.initiate(itemCode, { subscribe: false, forceRefetch: true }));
  const { data, error } = await untilAborted(running, signal);
  // A failed request still returns the previous data.
  if (error || !data) throw new Error(errorMessage(error));
  return { options: loadedOptions(data), version: data.optionsVersion };
}
