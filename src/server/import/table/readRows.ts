import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableLayout } from '../../../contract/imports/mapping';
import { readJsonRows } from '../ndjson/ndjsonRows';
import type { Consume, RowBatches, TableRow } from '../rows/tableRow';
import { readTextRows } from '../text/textRows';
import { readSheetRows } from '../workbook/workbook';

/** A file, and how it is taken apart. */
export interface Table {
  readonly path: string;
  readonly format: 'csv' | 'xlsx' | 'ndjson';
  readonly layout: TableLayout;
}

/** Leaves out what stands above the header, and lets the server answer others between two handfuls. */
async function* fromHeader(batches: RowBatches, headerLine: number): AsyncGenerator<readonly TableRow[]> {
  for await (const batch of batches) {
    const rest = (batch[0]?.line ?? 0) < headerLine ? batch.filter(({ line }) => line >= headerLine) : batch;
    if (rest.length > 0) yield rest;
    await nextTurn();
  }
}

/**
 * Streams the rows of a file to `consume`, the header first, no faster than it takes them. Throws a FileError for what is no
 * table, and the signal's reason.
 */
export function readRows<Result>(
  { path, format, layout }: Table,
  consume: Consume<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const below: Consume<Result> = (batches) => consume(fromHeader(batches, layout.headerLine));
  if (format === 'xlsx') return readSheetRows(path, layout.sheet ?? '', below, signal);
  if (format === 'ndjson') return readJsonRows(path, below, signal);
  const { encoding, delimiter } = layout;
  return readTextRows(path, { encoding: encoding ?? 'windows-1252', delimiter: delimiter ?? ',' }, below, signal);
}
