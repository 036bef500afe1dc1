import { stat } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import type { Actor } from '../../db/audit';
import type { Database } from '../../db/schema';
import type { PreparedFile } from '../inspect/prepared';
import { FileError } from '../rows/fileError';
import type { RowBatches } from '../rows/tableRow';
import { readRows } from '../table/readRows';
import { countKeys } from './keys';
import type { ProblemList } from './problems';
import { readRow, type Row } from './readRow';
import { createStaging, stageRows, type PhotosGiven, type Staged } from './staging';

/** How far the reading of a file is. */
export interface Progress {
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface ImportContext {
  readonly trx: Transaction<Database>;
  readonly problems: ProblemList;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal | undefined;
  /** Nothing will be written, so nobody needs to wait. */
  readonly isCheck: boolean;
  /** Who imports; null where nobody is named. */
  readonly by: string | null;
  /** The same for the audit, which knows everybody by a name. */
  readonly actor: Actor;
  /** Whether more than a tenth may be retired. */
  readonly mayRetireMany: boolean;
  /** Where the files are that rows name. */
  readonly photos?: PhotosGiven;
  /** There is a server for outgoing mail. */
  readonly mails: boolean;
}

const BATCH_ROWS = 1000;
const BATCH_BYTES = 4_000_000;

/**
 * Collects rows into batches, limited by rows and by bytes. Writes one batch to the database while the next is read.
 */
function createBatches(flush: (rows: readonly Row[]) => Promise<void>) {
  let rows: Row[] = [];
  let bytesBefore = 0;
  let writing = Promise.resolve();
  const send = async () => {
    await writing;
    const batch = rows;
    rows = [];
    writing = batch.length > 0 ? flush(batch) : Promise.resolve();
    // The next batch, or finish, awaits this one and sees its failure; until then it must not count as unhandled.
    writing.catch(() => undefined);
  };
  return {
    /** Whether the batch is full now: then it must be sent. A promise for each row would cost more than the row. */
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

async function stageBatches(context: ImportContext, prepared: PreparedFile, batches: RowBatches): Promise<Staged> {
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
  const keys = await countKeys(trx, staging.name, kind);
  onProgress({ file, rows: read, bytes: totalBytes, totalBytes });
  const namesOf = (isAttached: boolean) =>
    columns.filter((each) => each.isAttached === isAttached).map((each) => each.name);
  const { isWhole } = prepared;
  return { kind, columns: namesOf(false), attached: namesOf(true), name: staging.name, read, bad, isWhole, ...keys };
}

/** Reads a file into a staging table. Problems are added to the list; null when the file cannot be read to its end. */
export async function stageFile(context: ImportContext, prepared: PreparedFile): Promise<Staged | null> {
  try {
    return await readRows(prepared.table, (batches) => stageBatches(context, prepared, batches), {
      signal: context.signal,
    });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { line, column, reason, fix } = error;
    context.problems.add({ file: prepared.name, line, column, value: null, reason, fix });
    return null;
  }
}
