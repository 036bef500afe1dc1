import { FileError, type TableRow } from '../tableRow';

/** Cells below each other that a workbook shows as one. */
export interface Merge {
  /** From 0. */
  readonly column: number;
  /** Lines from 1. */
  readonly first: number;
  readonly last: number;
}

const MAX_MERGES = 10_000;
const RANGE = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/;
const LETTER_A = 64;

const columnOf = (letters: string) =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - LETTER_A, 0) - 1;

/** Of 'G2:G4'; null for cells of one row. */
export function mergeIn(range: string): Merge | null {
  const [, letters = '', first = '', , last = ''] = RANGE.exec(range) ?? [];
  return Number(last) > Number(first) ? { column: columnOf(letters), first: Number(first), last: Number(last) } : null;
}

/** Throws FileError for more than any table has. */
export function addMerge(merges: Merge[], range: string): void {
  const merge = mergeIn(range);
  if (merge === null) return;
  if (merges.length >= MAX_MERGES)
    throw new FileError(merge.first, `More than ${MAX_MERGES.toLocaleString('en-US')} merged cells`, 'Unmerge them.');
  merges.push(merge);
}

/** Gives each row of a merged cell its value; rows in file order. */
export function createFiller(merges: readonly Merge[]): (row: TableRow) => TableRow {
  const waiting = merges.toSorted((one, other) => other.first - one.first);
  let open: { readonly merge: Merge; readonly value: string }[] = [];
  const begin = ({ cells, line }: TableRow) => {
    for (let next = waiting.at(-1); next !== undefined && next.first <= line; next = waiting.at(-1)) {
      waiting.pop();
      open.push({ merge: next, value: next.first === line ? (cells[next.column] ?? '') : '' });
    }
  };
  return (row) => {
    begin(row);
    open = open.filter(({ merge }) => merge.last >= row.line);
    const lacking = open.filter(({ merge, value }) => value !== '' && (row.cells[merge.column] ?? '') === '');
    if (lacking.length === 0) return row;
    const cells = [...row.cells];
    for (const { merge, value } of lacking) {
      while (cells.length < merge.column) cells.push('');
      cells[merge.column] = value;
    }
    return { ...row, cells };
  };
}
