import type { EstimateSave } from '../../../contract/estimates/estimates';

/** An estimate as the server has it; version 0 is a new one, which it does not have yet. */
export interface LoadedEstimate {
  work: EstimateSave;
  version: number;
}

/** A save fails with this where the server does not take this version: somebody saved a newer one, or it is won or lost. */
export class StaleEstimateError extends Error {
  override readonly name = 'StaleEstimateError';
}
