import { FileError } from './tableRow';

/** Limits of an unpacked workbook. */
export interface WorkbookLimits {
  /** All parts read, bytes. */
  readonly bytes: number;
  /** For small files: this many bytes, or `ratio` times the size if that is more. */
  readonly smallBytes: number;
  readonly ratio: number;
  /** Bytes of shared texts, which are in memory while a sheet is read. */
  readonly textBytes: number;
  /** Bytes of other parts. */
  readonly partBytes: number;
  readonly texts: number;
  readonly sheets: number;
  /** Rows per sheet and cells of all sheets read, including empty ones. */
  readonly rows: number;
  readonly cells: number;
  /** Displayed characters: one shared text may be in many cells. */
  readonly characters: number;
}

const MB = 2 ** 20;

/**
 * A sheet of Excel has 1,048,576 rows. A workbook of 100 MB has 15 to 25 million cells and unpacks to about 1 GB.
 * Workbooks usually unpack to 5 to 25 times their size; a ZIP bomb to a thousand times.
 */
export const WORKBOOK_LIMITS: WorkbookLimits = {
  bytes: 1_536 * MB,
  smallBytes: 64 * MB,
  ratio: 50,
  textBytes: 128 * MB,
  partBytes: 16 * MB,
  texts: 5_000_000,
  sheets: 1_000,
  rows: 1_048_576,
  cells: 30_000_000,
  characters: 1_000_000_000,
};

const SPLIT = 'Save the sheet as CSV UTF-8, or split it into several files.';
const REMOVE_EMPTY = 'Delete the empty rows and columns around the table, or split it into several files.';

const count = (value: number) => value.toLocaleString('en-US');
const size = (bytes: number) => (bytes < MB ? `${count(bytes)} bytes` : `${count(Math.round(bytes / MB))} MB`);

function createCount(most: number, tooMany: (line: number | null) => FileError) {
  let taken = 0;
  return (more: number, line: number | null = null): void => {
    taken += more;
    if (taken > most) throw tooMany(line);
  };
}

/** Throws FileError as soon as a limit is exceeded. */
export function createBudget(limits: WorkbookLimits, fileSize: number) {
  const mostBytes = Math.min(limits.bytes, Math.max(limits.smallBytes, limits.ratio * fileSize));
  const tooMany = (what: string, fix: string) => (line: number | null) =>
    new FileError(line, `The workbook has more than ${what}`, fix);
  const tooLarge = (part: string) =>
    new FileError(
      null,
      `The workbook, a file of ${size(fileSize)}, is larger than ${size(mostBytes)} when unpacked (${part})`,
      SPLIT,
    );
  let bytes = 0;
  const takeTexts = createCount(limits.texts, tooMany(`${count(limits.texts)} shared texts`, SPLIT));
  const takeSheets = createCount(limits.sheets, tooMany(`${count(limits.sheets)} sheets`, SPLIT));
  const takeCells = createCount(limits.cells, tooMany(`${count(limits.cells)} cells`, REMOVE_EMPTY));
  const takeCharacters = createCount(limits.characters, tooMany(`${count(limits.characters)} characters`, SPLIT));
  return {
    limits,
    ...{ takeCells, takeCharacters, takeText: () => takeTexts(1), takeSheet: () => takeSheets(1) },
    /** Checks the declared size before unpacking. */
    checkPart: (part: string, more: number, most: number) => {
      if (more > most)
        throw new FileError(null, `The part ${part} of the workbook is larger than ${size(most)} when unpacked`, SPLIT);
      if (more > mostBytes) throw tooLarge(part);
    },
    takeBytes: (part: string, more: number) => {
      bytes += more;
      if (bytes > mostBytes) throw tooLarge(part);
    },
    /** Row count, and the row's declared line. */
    takeRow: (row: number, line: number) => {
      if (Math.max(row, line) > limits.rows)
        throw new FileError(line, `The sheet has more than ${count(limits.rows)} rows`, REMOVE_EMPTY);
    },
  };
}

export type WorkbookBudget = ReturnType<typeof createBudget>;
