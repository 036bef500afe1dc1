import { taughtWordIn } from '../../../../domain/matching/vocabulary/readings';
import { taughtVoltage, voltageSide } from '../../../../domain/matching/vocabulary/taughtVoltage';
import { wordFieldOf } from '../../../../domain/vocabulary/wordFields';
import type { WordRow } from '../../vocabulary/words';
import type { Column } from '../columns/columns';
import type { Parsed, Refusal, Value } from '../columns/formats';
import type { PreparedFile } from '../inspect/inspection';
import type { ReadColumn } from '../inspect/readColumns';
import type { Taught } from '../mapping/cellReader';
import type { TableRow } from '../table/tableRow';
import { noRow } from './noRow';
import type { Problem } from './problems';
import type { Row } from './staging';

function readCell({ column, read }: ReadColumn, cell: string, taught?: Taught): Parsed {
  if (cell !== '') return read(cell, taught);
  return column.isRequired
    ? { reason: 'Missing value', fix: `Enter a value, for example ${column.example}.` }
    : { value: column.whenEmpty };
}

const WIDTH_FIX = 'Quote values that contain commas or line breaks.';

/** Sheets omit trailing empty cells. */
function hasOtherWidth(cells: readonly string[], { table, width }: PreparedFile): boolean {
  return table.format === 'xlsx' ? cells.length > width : cells.length !== width;
}

interface BadCell extends Refusal, Pick<ReadColumn, 'column'> {
  readonly value: string;
}

export type Report = (problem: Omit<Problem, 'file'>) => void;

interface Reports {
  readonly report: Report;
  /** An empty cell that changes no stored value. */
  readonly keep: (column: string, line: number) => void;
}

/** '500 kVA 3ph (qty 3)': the others must not be lost without a word. */
function reportCounts({ cells, line }: TableRow, { counted }: PreparedFile, report: Report): void {
  for (const { header, index, countIn } of counted) {
    const value = (cells[index] ?? '').trim();
    const quantity = countIn(value) ?? 1;
    const reason = `${quantity} units; a row is one`;
    const fix = 'Add a row for each of the others.';
    if (quantity !== 1) report({ line, column: header, value, reason, fix, effect: 'cell' });
  }
}

function reportContradictions(
  values: readonly Value[],
  { cells, line }: TableRow,
  prepared: PreparedFile,
  report: Report,
) {
  for (const { header, index, of, contradicts } of prepared.contradicted) {
    const [value, description] = [String(values[of + 1] ?? ''), (cells[index] ?? '').trim()];
    const said = contradicts(value, description);
    const name = prepared.columns[of]?.column.name ?? '';
    const reason = `It says ${said}, but ${name} is ${value}`;
    const fix = 'Correct one of them; the other column counts.';
    if (said !== null) report({ line, column: header, value: description, reason, fix, effect: 'cell' });
  }
}

/** Null if the row is left out. Bad cells of optional columns stay empty. */
export function readRow(
  row: TableRow,
  prepared: PreparedFile,
  taught: TaughtByColumn,
  { report, keep }: Reports,
): Row | null {
  const { cells, line } = row;
  const whole = { line, column: null, value: null, effect: 'row' } as const;
  if (hasOtherWidth(cells, prepared)) {
    // Without the column for titles.
    const own = prepared.table.hasGroupTitles === true ? 1 : 0;
    const reason = `The row has ${cells.length - own} values; the header has ${prepared.width - own} columns`;
    report({ ...whole, ...(noRow(cells, prepared) ?? { reason, fix: WIDTH_FIX }) });
    return null;
  }
  const values: Value[] = [line];
  const bad: BadCell[] = [];
  for (const read of prepared.columns) {
    const value = read.textOf(cells);
    const parsed = readCell(read, value, taught.get(read.column));
    if (value === '' && read.isSilentFine === true) keep(read.column.name, line);
    if ('value' in parsed) values.push(parsed.value);
    else {
      values.push(read.column.whenEmpty);
      bad.push({ ...parsed, column: read.column, value });
    }
  }
  const isRefused = bad.some(({ column }) => column.isRequired);
  const none = isRefused ? noRow(cells, prepared) : null;
  if (none !== null) {
    report({ ...whole, ...none });
    return null;
  }
  reportCounts(row, prepared, report);
  if (!isRefused) reportContradictions(values, row, prepared, report);
  for (const { column, value, reason, fix } of bad)
    report({ line, column: column.name, value, reason, fix, effect: isRefused ? 'row' : 'cell' });
  return isRefused ? null : values;
}

export type TaughtByColumn = ReadonlyMap<Column, Taught>;

/** Of voltages, and of columns with few allowed values; texts are read after all rows (`readTaught`). */
export function taughtBy({ kind, columns }: PreparedFile, words: readonly WordRow[]): TaughtByColumn {
  return new Map(
    columns.flatMap(({ column }) => {
      const side = voltageSide(column.name);
      if (side !== undefined && words.some(({ field }) => field === 'connection'))
        return [[column, (cell: string) => taughtVoltage(words, cell, side)] as const];
      const field = column.format.kind === 'choice' ? wordFieldOf(kind.table, column.name) : undefined;
      return field === undefined
        ? []
        : [[column, (cell: string) => taughtWordIn(words, field, cell)?.meaning] as const];
    }),
  );
}
