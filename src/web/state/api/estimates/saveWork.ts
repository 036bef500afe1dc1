import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import { StaleEstimateError, type LoadedEstimate } from '../../machines/estimateEditingPort';
import type { AppDispatch } from '../../store';
import { errorMessage } from '../server/errorMessage';
import { untilAborted } from '../server/untilAborted';
import type { DraftPlace } from './drafts';
import { createEstimate, getOrderEstimates, saveEstimate } from './estimates';

/** Saves; rejects with a StaleEstimateError where the version is not the newest, else with an Error that people may read. */
export async function saveWork(
  dispatch: AppDispatch,
  { orderId, serial, estimateId: id }: DraftPlace,
  { work, version }: LoadedEstimate,
  signal: AbortSignal,
): Promise<StoredEstimate> {
  const running =
    id === null
      ? dispatch(createEstimate.initiate({ orderId, estimate: { ...work, unitSerial: serial } }, { track: false }))
      : dispatch(saveEstimate.initiate({ orderId, id, version, estimate: work }, { track: false }));
  const { data, error } = await untilAborted(running, signal);
  if (data) return data;
  if ('status' in error && error.status === 409) throw new StaleEstimateError(errorMessage(error));
  throw new Error(errorMessage(error));
}

/** Fetches an order's estimates again and returns one of them; rejects with an Error that people may read. */
export async function fetchNewer(
  dispatch: AppDispatch,
  { orderId, estimateId }: DraftPlace,
  signal: AbortSignal,
): Promise<LoadedEstimate> {
  const running = dispatch(getOrderEstimates.initiate(orderId, { subscribe: false, forceRefetch: true }));
  const { data, error } = await untilAborted(running, signal);
  if (error || !data) throw new Error(errorMessage(error));
  const found = data.results.find(({ id }) => String(id) === estimateId);
  if (!found) throw new Error('This estimate is no longer among those of the order.');
  const { name, inputs, version } = found;
  return { work: { name, inputs }, version };
}
