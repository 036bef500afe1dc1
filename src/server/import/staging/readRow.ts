import type { Parsed, Value } from '../columns/formats';
import type { PreparedFile, ReadColumn } from '../inspect/prepared';
import type { TableRow } from '../rows/tableRow';
import type { Problem } from './problems';

/** The values of a row in the order of the file's columns, after the line it came from. */
export type Row = readonly Value[];

/** Where `line` is kept among a row's columns. */
export const LINE = 'line';

function readCell({ column, read }: ReadColumn, cell: string): Parsed {
  if (cell !== '') return read(cell);
  return column.isRequired
    ? { reason: 'Missing value', fix: `Enter a value, for example ${column.example}.` }
    : { value: column.whenEmpty };
}

const WIDTH_FIX = 'Quote values that contain commas or line breaks.';

/** A row of text says all its values; one of a sheet leaves out the empty ones at its end. */
function hasOtherWidth(cells: readonly string[], { table, width }: PreparedFile): boolean {
  return table.format === 'xlsx' ? cells.length > width : cells.length !== width;
}

/** Reads a row. Every bad cell is reported; a row with any is null. */
export function readRow(
  row: TableRow,
  prepared: PreparedFile,
  report: (problem: Omit<Problem, 'file'>) => void,
): Row | null {
  const { cells, line } = row;
  if (hasOtherWidth(cells, prepared)) {
    const reason = `The row has ${cells.length} values; the header has ${prepared.width} columns`;
    report({ line, column: null, value: null, reason, fix: WIDTH_FIX });
    return null;
  }
  const values: Value[] = [line];
  for (const column of prepared.columns) {
    const value = (cells[column.index] ?? '').trim();
    const parsed = readCell(column, value);
    if ('value' in parsed) values.push(parsed.value);
    else report({ line, column: column.column.name, value, ...parsed });
  }
  return values.length === prepared.columns.length + 1 ? values : null;
}
