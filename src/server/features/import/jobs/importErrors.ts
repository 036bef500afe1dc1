export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  readonly statusCode = 409;

  constructor() {
    super('The import was canceled. Nothing was changed.');
  }
}

export class ServerStoppedError extends Error {
  override readonly name = 'ServerStoppedError';
  readonly statusCode = 503;

  constructor() {
    super('The server was stopped while the import ran. Nothing was changed.');
  }
}

/** Another server already marked it failed. */
export class LostError extends Error {
  override readonly name = 'LostError';

  constructor() {
    super('The server that ran this import stopped before it was finished. Nothing was changed.');
  }
}

export class WrongStateError extends Error {
  override readonly name = 'WrongStateError';
  readonly statusCode = 409;
}

export class UploadError extends Error {
  override readonly name = 'UploadError';

  constructor(
    message: string,
    readonly statusCode: 400 | 409 | 413 = 400,
  ) {
    super(message);
  }
}
