/** Another import holds the lock. */
export class ImportInProgressError extends Error {
  override readonly name = 'ImportInProgressError';
  readonly statusCode = 409;

  constructor() {
    super('Another import is running. Try again when it has finished.');
  }
}

/** It is the one that is asked for, by its key: its files still arrive, or it was started a moment ago. */
export class SameImportError extends Error {
  override readonly name = 'SameImportError';

  constructor() {
    super('This import is being started.');
  }
}
