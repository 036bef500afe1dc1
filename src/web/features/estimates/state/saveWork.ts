import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import { StaleEstimateError, type LoadedEstimate } from '../../../machines/estimateEditing';
import type { AppDispatch } from '../../../store/store';
import { errorMessage, demandIn, untilAborted } from '../../../lib/errorMessage';
import { type DraftPlace, createEstimate, getOrderEstimates, saveEstimate, stepEstimate } from '../api/estimates';
import type { StepCall } from '../../../machines/estimateSteps';

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

export class StepRefusal extends Error {
  override readonly name = 'StepRefusal';
  readonly wantsReason: boolean;

  constructor(message: string, wantsReason: boolean) {
    super(message);
    this.wantsReason = wantsReason;
  }
}

export async function takeStep(
  dispatch: AppDispatch,
  orderId: string,
  { id, unitSerial }: Pick<StoredEstimate, 'id' | 'unitSerial'>,
  { requested, version }: StepCall,
  signal: AbortSignal,
): Promise<StoredEstimate> {
  if (requested === null) throw new Error('No step is asked for.');
  const wanted = { orderId, id: String(id), itemCode: unitSerial, version, ...requested };
  const { data, error } = await untilAborted(dispatch(stepEstimate.initiate(wanted, { track: false })), signal);
  if (data) return data;
  const demand = demandIn(error);
  throw new StepRefusal(demand ?? errorMessage(error), demand !== null);
}
