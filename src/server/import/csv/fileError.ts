/** The file cannot be read on from here: it is no CSV, or no text. */
export class FileError extends Error {
  override readonly name = 'FileError';

  constructor(
    readonly line: number | null,
    readonly reason: string,
    readonly fix: string,
    readonly column: string | null = null,
  ) {
    super(reason);
  }
}
