/** One row of a file, whatever kind of file it is. Cells are text as people see it. */
export interface TableRow {
  readonly cells: readonly string[];
  /** Where it starts; 1 is the first line of a text, or the first row of a sheet. */
  readonly line: number;
  /** How far into the file it ends. */
  readonly bytes: number;
}

/** Rows in the order of the file, a handful at a time: one by one, handing them on would cost more than reading them. */
export type RowBatches = AsyncIterable<readonly TableRow[]>;

/** Takes the rows of a file no faster than it wants. */
export type Consume<Result> = (batches: RowBatches) => Promise<Result>;

/** No row may have more characters. */
export const LONGEST_ROW = 1_000_000;
/** No row may have more columns. */
export const MOST_COLUMNS = 1_000;

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
