export interface TableRow {
  readonly cells: readonly string[];
  /** From 1. */
  readonly line: number;
  readonly bytes: number;
  /** By a filter, or by hand. */
  readonly isHidden?: true;
}

/** Lines of separators too, as Excel saves them below a table. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Batches: single rows would cost more to pass on than to read. */
export type RowBatches = AsyncIterable<readonly TableRow[]>;

export type Consume<Result> = (batches: RowBatches) => Promise<Result>;

export const MAX_ROW_LENGTH = 1_000_000;
export const MAX_COLUMNS = 1_000;

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

  problemOf<File extends string>(file: File) {
    const { line, column, reason, fix } = this;
    return { file, line, column, value: null, reason, fix };
  }
}

const UNREADABLE: readonly unknown[] = ['ENOENT', 'EISDIR', 'EACCES'];

export function describeUnreadable(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('code' in error)) return error;
  if (!UNREADABLE.includes(error.code)) return error;
  return new FileError(null, `Cannot open the file (${String(error.code)})`, 'Check the path.');
}

const LETTERS = 26;
const LETTER_A = 65;

/** 'C' for the third. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(LETTER_A + (index % LETTERS));
  return index < LETTERS ? last : columnLetters(Math.floor(index / LETTERS) - 1) + last;
}

/** 'Column C' for the third. */
export const columnName = (index: number): string => `Column ${columnLetters(index)}`;
