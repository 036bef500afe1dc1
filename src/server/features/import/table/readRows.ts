import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableLayout } from '../../../../contract/import/mapping';
import { readJsonRows } from './jsonRows';
import type { Consume, RowBatches, TableRow } from './tableRow';
import { readTextRows } from './textRows';
import { createFiller, type Merge } from './shape/merges';
import { withCheckBoxes, type CheckBoxes } from './shape/checkBoxes';
import { withGroupTitles } from './shape/groupTitles';
import { withJoinedHeader } from './shape/secondHeader';
import { withTurned } from './shape/turned';
import { readSheetRows, type SheetOptions } from './workbook';

export interface Table {
  readonly path: string;
  readonly format: 'csv' | 'xlsx' | 'ndjson';
  readonly layout: TableLayout;
  /** Merged cells below the header. */
  readonly merges?: readonly Merge[];
  /** Whether titles between the rows say what the rows below them are. */
  readonly hasGroupTitles?: boolean;
  /** The column of the labels of a turned table. */
  readonly labels?: number;
  /** Columns that are read as one. */
  readonly boxes?: readonly CheckBoxes[];
  /** Whether hidden rows are left out. */
  readonly withoutHidden?: boolean;
}

export interface ReadOptions extends SheetOptions {
  /** For each row below a title. */
  readonly onTitle?: () => void;
  /** For each line above the header. */
  readonly onAbove?: (row: TableRow) => void;
}

/** Yields to the event loop between batches. */
async function* fromHeader(
  batches: RowBatches,
  headerLine: number,
  onAbove?: ReadOptions['onAbove'],
): AsyncGenerator<readonly TableRow[]> {
  for await (const batch of batches) {
    if (onAbove !== undefined) for (const row of batch) if (row.line < headerLine) onAbove(row);
    const rest = (batch[0]?.line ?? 0) < headerLine ? batch.filter(({ line }) => line >= headerLine) : batch;
    if (rest.length > 0) yield rest;
    await nextTurn();
  }
}

async function* asShown(batches: RowBatches, { merges = [], withoutHidden = false }: Table) {
  const fill = createFiller(merges);
  for await (const batch of batches) {
    const filled = merges.length === 0 ? batch : batch.map(fill);
    yield withoutHidden ? filled.filter(({ isHidden }) => isHidden !== true) : filled;
  }
}

function rowsBelow(batches: RowBatches, table: Table, { onTitle, onAbove }: ReadOptions) {
  const { format, layout, hasGroupTitles = false } = table;
  const rows = fromHeader(batches, layout.headerLine, onAbove);
  if (format === 'ndjson') return asShown(rows, table);
  const isPlain = !hasGroupTitles && onTitle === undefined;
  const titled = (joined: RowBatches) =>
    isPlain ? joined : withGroupTitles(joined, { areKnown: hasGroupTitles, onTitle });
  const read = table.labels === undefined ? titled(withJoinedHeader(rows)) : withTurned(rows, table.labels);
  const shown = asShown(read, table);
  return table.boxes === undefined ? shown : withCheckBoxes(shown, table.boxes);
}

function read<Result>(table: Table, consume: Consume<Result>, options: ReadOptions) {
  const { path, format, layout } = table;
  const below: Consume<Result> = (batches) => consume(rowsBelow(batches, table, options));
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
