import { stat } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import type { Parsed, Value } from '../columns/formats';
import type { PreparedFile, ReadColumn } from '../inspect/inspection';
import { FileError, type TableRow, type RowBatches } from '../table/tableRow';
import type { Problem, ProblemList } from './problems';
import type { Database } from '../../../db/schema/schema';
import { readRows } from '../table/readRows';
import { countKeys, createStaging, stageRows, type Row, type Staged } from './staging';

function readCell({ column, read }: ReadColumn, cell: string): Parsed {
  if (cell !== '') return read(cell);
  return column.isRequired
    ? { reason: 'Missing value', fix: `Enter a value, for example ${column.example}.` }
    : { value: column.whenEmpty };
}

const WIDTH_FIX = 'Quote values that contain commas or line breaks.';

/** Sheets omit trailing empty cells. */
function hasOtherWidth(cells: readonly string[], { table, width }: PreparedFile): boolean {
  return table.format === 'xlsx' ? cells.length > width : cells.length !== width;
}

/** Null if any cell is bad. */
function readRow(row: TableRow, prepared: PreparedFile, report: (problem: Omit<Problem, 'file'>) => void): Row | null {
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

export interface Progress {
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
  readonly totalBytes: number;
}

interface StagingContext {
  readonly trx: Transaction<Database>;
  readonly problems: ProblemList;
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
  let [read, bad] = [-1, 0];
  for await (const batch of batches) {
    for (const record of batch) {
      read += 1;
      if (read === 0) continue;
      const row = readRow(record, prepared, (problem) => problems.add({ file, ...problem }));
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
  const { isWhole } = prepared;
  return { kind, columns: namesOf(false), attached: namesOf(true), name: staging, file, read, bad, isWhole, ...keys };
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
