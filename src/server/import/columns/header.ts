import type { Column, FileKind } from './columns';
import { FileError } from '../csv/fileError';

const HEADER_LINE = 1;
const fault = (reason: string, fix: string, column: string | null = null) =>
  new FileError(HEADER_LINE, reason, fix, column);

function refuseOtherSeparators(cells: readonly string[]): void {
  const [first = ''] = cells;
  if (cells.length === 1 && /[;\t]/.test(first)) {
    throw fault('Not separated by commas', 'Save the file with commas between the values.');
  }
}

function columnNamed(cell: string, kind: FileKind): Column {
  const name = cell.trim().toLowerCase();
  const column = kind.columns.find((each) => each.name === name);
  if (column !== undefined) return column;
  throw fault('Unknown column', `Rename it to a column of the ${kind.table} file, or remove it.`, cell);
}

function refuseDuplicates(columns: readonly Column[]): void {
  const twice = columns.find((each, index) => columns.indexOf(each) !== index);
  if (twice !== undefined) throw fault('Duplicate column', 'Remove one of the two columns.', twice.name);
}

function refuseMissing(columns: readonly Column[], kind: FileKind): void {
  const missing = kind.columns.find((each) => each.isRequired && !columns.includes(each));
  if (missing !== undefined)
    throw fault('Missing column', 'Add this column to the header and a value to every row.', missing.name);
}

/** The columns a header names, in its order; capitals and spaces around a name do not matter. Throws a FileError. */
export function readHeader(cells: readonly string[], kind: FileKind): readonly Column[] {
  refuseOtherSeparators(cells);
  const columns = cells.map((cell) => columnNamed(cell, kind));
  refuseDuplicates(columns);
  refuseMissing(columns, kind);
  return columns;
}
