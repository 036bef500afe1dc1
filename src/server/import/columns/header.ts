import type { Column, FileKind } from './columns';
import { FileFault } from '../csv/fileFault';

const HEADER_LINE = 1;
const fault = (reason: string, mend: string, column: string | null = null) =>
  new FileFault(HEADER_LINE, reason, mend, column);

function refuseOtherSeparators(cells: readonly string[]): void {
  const [first = ''] = cells;
  if (cells.length === 1 && /[;\t]/.test(first)) {
    throw fault('is not separated by commas', 'Save the file with commas between the values.');
  }
}

function columnNamed(cell: string, kind: FileKind): Column {
  const name = cell.trim().toLowerCase();
  const column = kind.columns.find((each) => each.name === name);
  if (column !== undefined) return column;
  throw fault('is no column of this file', 'Rename it to a column of this file, or leave it out.', cell);
}

function refuseDuplicates(columns: readonly Column[]): void {
  const twice = columns.find((each, index) => columns.indexOf(each) !== index);
  if (twice !== undefined) throw fault('stands twice in the header', 'Keep one of the two columns.', twice.name);
}

function refuseMissing(columns: readonly Column[], kind: FileKind): void {
  const missing = kind.columns.find((each) => each.isRequired && !columns.includes(each));
  if (missing !== undefined) throw fault('is missing from the header', 'Add this column.', missing.name);
}

/** The columns a header names, in its order; capitals and spaces around a name do not matter. Throws a FileFault. */
export function readHeader(cells: readonly string[], kind: FileKind): readonly Column[] {
  refuseOtherSeparators(cells);
  const columns = cells.map((cell) => columnNamed(cell, kind));
  refuseDuplicates(columns);
  refuseMissing(columns, kind);
  return columns;
}
