import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { WordRow } from '../../vocabulary/words';
import type { PreparedFile } from '../inspect/inspection';
import { FileError, type RowBatches } from '../table/tableRow';
import type { ProblemList } from './problems';
import type { Database } from '../../../db/schema/schema';
import { readRows } from '../table/readRows';
import { readRow, taughtBy, type Report } from './readRow';
import { countKeys, createStaging, stageRows, type Row, type Staged } from './staging';

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
/** A description takes milliseconds to read. */
const SLOW_ROWS = 10;
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
  const keep = (column: string, line: number) => {
    const lines = unreadCells.get(column);
    if (lines === undefined) unreadCells.set(column, [line]);
    else lines.push(line);
  };
  const report: Report = (problem) => {
    if (problem.effect === 'cell' && problem.line !== null && problem.column !== null) {
      unread += 1;
      keep(problem.column, problem.line);
    }
    problems.add({ file, ...problem });
  };
  const repeat = prepared.repeater();
  const isSlow = prepared.columns.some(({ isSilentFine }) => isSilentFine === true);
  for await (const batch of batches) {
    for (const record of batch) {
      read += 1;
      if (read === 0) continue;
      const row = readRow(repeat(record), prepared, taught, { report, keep });
      if (row === null) bad += 1;
      if (isSlow && read % SLOW_ROWS === 0) await nextTurn();
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

/** Without them the statements about the staged rows would name columns that no table has. */
function reportMissing({ problems }: StagingContext, { name, kind, columns, table }: PreparedFile): boolean {
  const missing = kind.columns.filter((each) => each.isRequired && !columns.some(({ column }) => column === each));
  const place = { file: name, line: table.layout.headerLine, value: null };
  for (const column of missing)
    problems.add({ ...place, column: column.name, reason: 'Missing column', fix: 'Add it to the header.' });
  return missing.length > 0;
}

/** Null if the file is unreadable, or lacks a column. */
export async function stageFile(context: StagingContext, prepared: PreparedFile): Promise<Staged | null> {
  if (reportMissing(context, prepared)) return null;
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
