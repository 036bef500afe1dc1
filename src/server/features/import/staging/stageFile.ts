import { stat } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import { taughtWordIn } from '../../../../domain/matching/vocabulary/readings';
import { taughtVoltage, voltageSide } from '../../../../domain/matching/vocabulary/taughtVoltage';
import { wordFieldOf } from '../../../../domain/vocabulary/wordFields';
import type { WordRow } from '../../vocabulary/words';
import type { Column } from '../columns/columns';
import type { Parsed, Refusal, Value } from '../columns/formats';
import type { PreparedFile } from '../inspect/inspection';
import type { ReadColumn } from '../inspect/readColumns';
import type { Taught } from '../mapping/cellReader';
import { isPageNumber, onlyText } from '../table/shape/groupTitles';
import { FileError, type TableRow, type RowBatches } from '../table/tableRow';
import type { Problem, ProblemList } from './problems';
import type { Database } from '../../../db/schema/schema';
import { readRows } from '../table/readRows';
import { countKeys, createStaging, stageRows, type Row, type Staged } from './staging';

function readCell({ column, read }: ReadColumn, cell: string, taught?: Taught): Parsed {
  if (cell !== '') return read(cell, taught);
  return column.isRequired
    ? { reason: 'Missing value', fix: `Enter a value, for example ${column.example}.` }
    : { value: column.whenEmpty };
}

const TOTAL = /^(?:(?:sub-?|grand )?totals?|freight|shipping|(?:sales )?tax)\b/i;
const TOTAL_LINE = { reason: 'A line of totals', fix: 'Remove it, or import without it.' };
const TEXT_LINE = { reason: 'A line of text', fix: 'Remove it, or import without it.' };
const PAGE_LINE = { reason: 'The head or foot of a page', fix: 'Remove it, or import without it.' };
const HEADER_LINE = { reason: 'The header again', fix: 'Remove it, or import without it.' };
const MIN_COLUMNS = 3;

/** The first text of the row is 'Total'. */
const isTotal = (cells: readonly string[]) => TOTAL.test(cells.find((cell) => cell.trim() !== '')?.trim() ?? '');

const isHeader = (cell: string, header: string | undefined) => cell.trim().replaceAll(/\s+/g, ' ') === header;

/** Why a refused row is none at all. */
function noRow(cells: readonly string[], { width, headers }: PreparedFile): Refusal | null {
  if (isTotal(cells)) return TOTAL_LINE;
  if (cells.some(isPageNumber)) return PAGE_LINE;
  const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [isHeader(cell, headers[index])]));
  if (filled.length >= MIN_COLUMNS && filled.every(Boolean)) return HEADER_LINE;
  return width >= MIN_COLUMNS && onlyText(cells) !== null ? TEXT_LINE : null;
}

const WIDTH_FIX = 'Quote values that contain commas or line breaks.';

/** Sheets omit trailing empty cells. */
function hasOtherWidth(cells: readonly string[], { table, width }: PreparedFile): boolean {
  return table.format === 'xlsx' ? cells.length > width : cells.length !== width;
}

interface BadCell extends Refusal, Pick<ReadColumn, 'column'> {
  readonly value: string;
}

type Report = (problem: Omit<Problem, 'file'>) => void;

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

/** Null if the row is left out. Bad cells of optional columns stay empty. */
function readRow(row: TableRow, prepared: PreparedFile, taught: TaughtByColumn, report: Report): Row | null {
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
  for (const { column, value, reason, fix } of bad)
    report({ line, column: column.name, value, reason, fix, effect: isRefused ? 'row' : 'cell' });
  return isRefused ? null : values;
}

type TaughtByColumn = ReadonlyMap<Column, Taught>;

/** Of voltages, and of columns with few allowed values; texts are read after all rows (`readTaught`). */
function taughtBy({ kind, columns }: PreparedFile, words: readonly WordRow[]): TaughtByColumn {
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

export interface Progress {
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface StagingContext {
  readonly trx: Transaction<Database>;
  readonly problems: ProblemList;
  /** The vocabulary. */
  readonly words: readonly WordRow[];
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal | undefined;
}

const BATCH_ROWS = 1000;
const BATCH_BYTES = 4_000_000;

/** Writes a batch while the next is read. */
function createBatches(flush: (rows: readonly Row[]) => Promise<void>) {
  let rows: Row[] = [];
  let bytesBefore = 0;
  let writing = Promise.resolve();
  const send = async () => {
    await writing;
    const batch = rows;
    rows = [];
    writing = batch.length > 0 ? flush(batch) : Promise.resolve();
    // Handled by the next await.
    writing.catch(() => undefined);
  };
  return {
    /** Whether to send now. A promise per row would be slow. */
    add: (row: Row | null, bytes: number): boolean => {
      if (row !== null) rows.push(row);
      if (rows.length < BATCH_ROWS && bytes - bytesBefore < BATCH_BYTES) return false;
      bytesBefore = bytes;
      return true;
    },
    send,
    finish: async () => {
      await send();
      await writing;
    },
  };
}

async function stageBatches(context: StagingContext, prepared: PreparedFile, batches: RowBatches): Promise<Staged> {
  const { trx, problems, onProgress } = context;
  const { kind, name: file, table } = prepared;
  const totalBytes = (await stat(table.path)).size;
  const columns = prepared.columns.map(({ column }) => column);
  const staging = await createStaging(trx, kind, columns);
  const pending = createBatches((rows) => stageRows(trx, staging, rows));
  const taught = taughtBy(prepared, context.words);
  let [read, bad, unread] = [-1, 0, 0];
  const unreadCells = new Map<string, number[]>();
  const report: Report = (problem) => {
    if (problem.effect === 'cell' && problem.line !== null && problem.column !== null) {
      unread += 1;
      const lines = unreadCells.get(problem.column);
      if (lines === undefined) unreadCells.set(problem.column, [problem.line]);
      else lines.push(problem.line);
    }
    problems.add({ file, ...problem });
  };
  for await (const batch of batches) {
    for (const record of batch) {
      read += 1;
      if (read === 0) continue;
      const row = readRow(record, prepared, taught, report);
      if (row === null) bad += 1;
      if (pending.add(row, record.bytes)) await pending.send();
      if (read % BATCH_ROWS === 0) onProgress({ file, rows: read, bytes: record.bytes, totalBytes });
    }
  }
  await pending.finish();
  const keys = await countKeys(trx, staging, kind);
  onProgress({ file, rows: read, bytes: totalBytes, totalBytes });
  const namesOf = (isAttached: boolean) =>
    columns.filter((each) => each.isAttached === isAttached).map((each) => each.name);
  const { isWhole, leadingZeros } = prepared;
  return {
    ...{ kind, columns: namesOf(false), attached: namesOf(true), name: staging, file, isWhole, leadingZeros },
    ...{ read, bad, refused: bad, unread, unreadCells, ...keys },
  };
}

/** Null if the file is unreadable. */
export async function stageFile(context: StagingContext, prepared: PreparedFile): Promise<Staged | null> {
  try {
    return await readRows(prepared.table, (batches) => stageBatches(context, prepared, batches), {
      signal: context.signal,
    });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    context.problems.add(error.problemOf(prepared.name));
    return null;
  }
}
