/** The file cannot be read, or not on from here: it is no table, or no text. */
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

const UNREADABLE: readonly unknown[] = ['ENOENT', 'EISDIR', 'EACCES'];

/** A file that cannot be opened is a problem of the file; any other error stays what it is. */
export function describeUnreadable(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('code' in error)) return error;
  if (!UNREADABLE.includes(error.code)) return error;
  return new FileError(null, `Cannot open the file (${String(error.code)})`, 'Check the path.');
}
