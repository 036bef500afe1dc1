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
