import { FileError } from './tableRow';

export interface WorkbookLimits {
  readonly bytes: number;
  /** For small files: the larger of this and `ratio` times the size. */
  readonly smallBytes: number;
  readonly ratio: number;
  /** Shared strings, which stay in memory. */
  readonly textBytes: number;
  readonly partBytes: number;
  readonly texts: number;
  readonly sheets: number;
  /** Rows per sheet, and cells of all sheets, including empty ones. */
  readonly rows: number;
  readonly cells: number;
  /** Displayed characters. */
  readonly characters: number;
}

const MB = 2 ** 20;

/** A workbook of 100 MB has up to 25 million cells and unpacks to about 1 GB; a ZIP bomb grows a thousandfold. */
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
    checkPart: (part: string, more: number, most: number) => {
      if (more > most)
        throw new FileError(null, `The part ${part} of the workbook is larger than ${size(most)} when unpacked`, SPLIT);
      if (more > mostBytes) throw tooLarge(part);
    },
    takeBytes: (part: string, more: number) => {
      bytes += more;
      if (bytes > mostBytes) throw tooLarge(part);
    },
    takeRow: (row: number, line: number) => {
      if (Math.max(row, line) > limits.rows)
        throw new FileError(line, `The sheet has more than ${count(limits.rows)} rows`, REMOVE_EMPTY);
    },
  };
}

export type WorkbookBudget = ReturnType<typeof createBudget>;
