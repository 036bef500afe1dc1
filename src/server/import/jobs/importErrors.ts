/** A person canceled the import. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  readonly statusCode = 409;

  constructor() {
    super('The import was canceled. Nothing was changed.');
  }
}

/** The server is stopped while the import runs. */
export class ServerStoppedError extends Error {
  override readonly name = 'ServerStoppedError';
  readonly statusCode = 503;

  constructor() {
    super('The server was stopped while the import ran. Nothing was changed.');
  }
}

/** The import counts as failed already, because its server did not show for too long. */
export class LostError extends Error {
  override readonly name = 'LostError';

  constructor() {
    super('The server that ran this import stopped before it was finished. Nothing was changed.');
  }
}

/** The import cannot do this now; the message says why, for people. */
export class WrongStateError extends Error {
  override readonly name = 'WrongStateError';
  readonly statusCode = 409;
}

/** An upload that cannot be imported; the message is for people. */
export class UploadError extends Error {
  override readonly name = 'UploadError';

  constructor(
    message: string,
    readonly statusCode: 400 | 409 | 413 = 400,
  ) {
    super(message);
  }
}
