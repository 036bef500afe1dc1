/** A file that is not taken. The message is for people: what is wrong with it and how to fix it. */
export class FileRefusedError extends Error {
  readonly statusCode = 422;
}
