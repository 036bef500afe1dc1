import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import type { StepCall } from '../../machines/estimateSteps';
import type { AppDispatch } from '../../store';
import { demandIn, errorMessage } from '../server/errorMessage';
import { untilAborted } from '../server/untilAborted';
import { stepEstimate } from './estimates';

/** The server did not take a step; its message is for people. */
export class StepRefusal extends Error {
  override readonly name = 'StepRefusal';
  /** It would with a reason. */
  readonly wantsReason: boolean;

  constructor(message: string, wantsReason: boolean) {
    super(message);
    this.wantsReason = wantsReason;
  }
}

/** Takes a step of an estimate; rejects with a StepRefusal. */
export async function takeStep(
  dispatch: AppDispatch,
  orderId: string,
  { id, unitSerial }: Pick<StoredEstimate, 'id' | 'unitSerial'>,
  { asked, version }: StepCall,
  signal: AbortSignal,
): Promise<StoredEstimate> {
  if (asked === null) throw new Error('No step is asked for.');
  const wanted = { orderId, id: String(id), itemCode: unitSerial, version, ...asked };
  const { data, error } = await untilAborted(dispatch(stepEstimate.initiate(wanted, { track: false })), signal);
  if (data) return data;
  const demand = demandIn(error);
  throw new StepRefusal(demand ?? errorMessage(error), demand !== null);
}
