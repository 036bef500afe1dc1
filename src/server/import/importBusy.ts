/** Another import holds the database. */
export class ImportBusy extends Error {
  override readonly name = 'ImportBusy';
  readonly statusCode = 409;

  constructor() {
    super('Another import is running. Try again when it has finished.');
  }
}
