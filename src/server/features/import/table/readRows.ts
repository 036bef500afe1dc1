import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableLayout } from '../../../../contract/import/mapping';
import { readJsonRows } from './jsonRows';
import type { Consume, RowBatches, TableRow } from './tableRow';
import { readTextRows } from './textRows';
import type { OpenOptions } from './archive';
import { readSheetRows } from './workbook';

export interface Table {
  readonly path: string;
  readonly format: 'csv' | 'xlsx' | 'ndjson';
  readonly layout: TableLayout;
}

export type ReadOptions = OpenOptions;

/** Yields to the event loop between batches. */
async function* fromHeader(batches: RowBatches, headerLine: number): AsyncGenerator<readonly TableRow[]> {
  for await (const batch of batches) {
    const rest = (batch[0]?.line ?? 0) < headerLine ? batch.filter(({ line }) => line >= headerLine) : batch;
    if (rest.length > 0) yield rest;
    await nextTurn();
  }
}

function read<Result>({ path, format, layout }: Table, consume: Consume<Result>, options: ReadOptions) {
  const below: Consume<Result> = (batches) => consume(fromHeader(batches, layout.headerLine));
  if (format === 'xlsx') return readSheetRows(path, layout.sheet ?? '', below, options);
  if (format === 'ndjson') return readJsonRows(path, below, options.signal);
  const { encoding, delimiter } = layout;
  const text = { encoding: encoding ?? 'windows-1252', delimiter: delimiter ?? ',' } as const;
  return readTextRows(path, text, below, options.signal);
}

/** The header first. Throws FileError, and the signal's reason. */
export async function readRows<Result>(table: Table, consume: Consume<Result>, options: ReadOptions = {}) {
  try {
    return await read(table, consume, options);
  } catch (error) {
    // An aborted pipeline throws its own error.
    options.signal?.throwIfAborted();
    throw error;
  }
}
