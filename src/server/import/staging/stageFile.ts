import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { Column, FileKind } from '../columns/columns';
import { readCsvRecords, type CsvRecord } from '../csv/csvRecords';
import { FileError } from '../csv/fileError';
import { readHeader } from '../columns/header';
import type { ProblemList } from './problems';
import { readRow, type Row } from './readRow';
import { createStaging, stageRows, type Staged } from './staging';

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
    add: async (row: Row | null, bytes: number) => {
      if (row !== null) rows.push(row);
      if (rows.length < BATCH_ROWS && bytes - bytesBefore < BATCH_BYTES) return;
      bytesBefore = bytes;
      await send();
    },
    finish: async () => {
      await send();
      await writing;
    },
  };
}

async function firstOf(records: AsyncIterator<CsvRecord>): Promise<CsvRecord> {
  const first = await records.next();
  if (first.done !== true) return first.value;
  throw new FileError(null, 'Empty file', 'Start the file with a header line of column names.');
}

async function stageRecords(
  context: ImportContext,
  kind: FileKind,
  path: string,
  records: AsyncIterable<CsvRecord>,
): Promise<Staged> {
  const { trx, problems, onProgress } = context;
  const file = basename(path);
  const totalBytes = (await stat(path)).size;
  const iterator = records[Symbol.asyncIterator]();
  const columns: readonly Column[] = readHeader((await firstOf(iterator)).cells, kind);
  const name = await createStaging(trx, kind, columns);
  const batches = createBatches((rows) => stageRows(trx, name, rows));
  let read = 0;
  for await (const record of { [Symbol.asyncIterator]: () => iterator }) {
    read += 1;
    const row = readRow(record, columns, (problem) => problems.add({ file, ...problem }));
    await batches.add(row, record.bytes);
    if (read % BATCH_ROWS === 0) onProgress({ file, rows: read, bytes: record.bytes, totalBytes });
  }
  await batches.finish();
  onProgress({ file, rows: read, bytes: totalBytes, totalBytes });
  return { kind, columns: columns.map((each) => each.name), name, read };
}

/** Reads a file into a staging table. Problems are added to the list; null when the file cannot be read to its end. */
export async function stageFile(context: ImportContext, kind: FileKind, path: string): Promise<Staged | null> {
  try {
    return await readCsvRecords(path, (records) => stageRecords(context, kind, path, records), context.signal);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { line, column, reason, fix } = error;
    context.problems.add({ file: basename(path), line, column, value: null, reason, fix });
    return null;
  }
}
