import type { UnitOptionsPayload, UnitOptions } from '../../../domain/unitOptions/unitOptions';

/** The options as the server has them, and their version; null where the server keeps none. */
export interface LoadedUnitOptions {
  options: UnitOptions;
  version: number | null;
}

export interface SaveRequest {
  payload: UnitOptionsPayload;
  /** The version that the edits rest on. */
  version: number | null;
}

export interface SaveAnswer {
  /** Null where the answer has none. */
  version: number | null;
}

/** A save fails with this after another person's save: the server's version is newer than the one sent. */
export class StaleOptionsError extends Error {
  override readonly name = 'StaleOptionsError';
}
