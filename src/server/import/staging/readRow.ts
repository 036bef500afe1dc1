import type { Column } from '../columns/columns';
import type { CsvRecord } from '../csv/csvRecords';
import type { Parsed, Value } from '../columns/formats';
import type { Problem } from './problems';

/** A row ready for the database, with the line it came from. */
export type Row = Readonly<Record<string, Value>>;

/** Where `line` is kept among a row's columns. */
export const LINE = 'line';

function readCell(column: Column, cell: string): Parsed {
  const trimmed = cell.trim();
  if (trimmed !== '') return column.format.parse(trimmed);
  return column.isRequired
    ? { reason: 'Missing value', fix: `Enter a value, for example ${column.example}.` }
    : { value: column.whenEmpty };
}

/** Reads a record against the header. Every bad cell is reported; a row with any is null. */
export function readRow(
  record: CsvRecord,
  columns: readonly Column[],
  report: (problem: Omit<Problem, 'file'>) => void,
): Row | null {
  const { cells, line } = record;
  if (cells.length !== columns.length) {
    const reason = `The row has ${cells.length} values; the header has ${columns.length} columns`;
    report({ line, column: null, value: null, reason, fix: 'Quote values that contain commas or line breaks.' });
    return null;
  }
  const values = columns.map((column, index) => {
    const value = cells[index] ?? '';
    const parsed = readCell(column, value);
    if ('reason' in parsed) report({ line, column: column.name, value, ...parsed });
    return [column.name, parsed] as const;
  });
  const good = values.flatMap(([name, parsed]) => ('value' in parsed ? [[name, parsed.value] as const] : []));
  return good.length === columns.length ? Object.fromEntries([[LINE, line], ...good]) : null;
}
