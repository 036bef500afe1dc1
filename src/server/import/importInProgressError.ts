/** Another import holds the lock. */
export class ImportInProgressError extends Error {
  override readonly name = 'ImportInProgressError';
  readonly statusCode = 409;

  constructor() {
    super('Another import is running. Try again when it has finished.');
  }
}
