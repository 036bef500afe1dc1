import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableLayout } from '../../../contract/imports/mapping';
import { readJsonRows } from './jsonRows';
import type { Consume, RowBatches, TableRow } from './tableRow';
import { readTextRows } from './textRows';
import type { OpenOptions } from './archive';
import { readSheetRows } from './workbook';

/** A file, and how it is taken apart. */
export interface Table {
  readonly path: string;
  readonly format: 'csv' | 'xlsx' | 'ndjson';
  readonly layout: TableLayout;
}

/** The limits are those of a workbook. */
export type ReadOptions = OpenOptions;

/** Leaves out what stands above the header, and lets the server answer others between two handfuls. */
async function* fromHeader(batches: RowBatches, headerLine: number): AsyncGenerator<readonly TableRow[]> {
  for await (const batch of batches) {
    const rest = (batch[0]?.line ?? 0) < headerLine ? batch.filter(({ line }) => line >= headerLine) : batch;
    if (rest.length > 0) yield rest;
    await nextTurn();
  }
}

function read<Result>(
  { path, format, layout }: Table,
  consume: Consume<Result>,
  options: ReadOptions,
): Promise<Result> {
  const below: Consume<Result> = (batches) => consume(fromHeader(batches, layout.headerLine));
  if (format === 'xlsx') return readSheetRows(path, layout.sheet ?? '', below, options);
  if (format === 'ndjson') return readJsonRows(path, below, options.signal);
  const { encoding, delimiter } = layout;
  const text = { encoding: encoding ?? 'windows-1252', delimiter: delimiter ?? ',' } as const;
  return readTextRows(path, text, below, options.signal);
}

/**
 * Streams the rows of a file to `consume`, the header first, no faster than it takes them. Throws a FileError for what is no
 * table, and the signal's reason.
 */
export async function readRows<Result>(
  table: Table,
  consume: Consume<Result>,
  options: ReadOptions = {},
): Promise<Result> {
  try {
    return await read(table, consume, options);
  } catch (error) {
    // A pipeline that is aborted throws an error of its own.
    options.signal?.throwIfAborted();
    throw error;
  }
}
