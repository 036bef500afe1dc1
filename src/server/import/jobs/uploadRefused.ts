/** What arrives is no upload that can be imported; the message is for people. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';

  constructor(
    message: string,
    readonly statusCode: 400 | 409 | 413 = 400,
  ) {
    super(message);
  }
}
