import { createEvidence, type EvidenceCollector } from '../mapping/evidence';
import type { FileColumn } from '../mapping/propose';
import { FileError } from '../rows/fileError';
import { MOST_COLUMNS, type RowBatches, type TableRow } from '../rows/tableRow';
import { readRows, type ReadOptions, type Table } from '../table/readRows';

const FIRST_ROWS = 10;

/** What one pass over a file tells of it. */
export interface Scan {
  readonly columns: readonly FileColumn[];
  readonly rows: number;
  readonly first: readonly TableRow[];
}

const LETTERS = 26;
const LETTER_A = 65;

/** 'Column C' for the third. */
function letterName(index: number): string {
  const last = String.fromCharCode(LETTER_A + (index % LETTERS));
  return index < LETTERS ? last : letterName(Math.floor(index / LETTERS) - 1) + last;
}

const headerAt = (cells: readonly string[], index: number): string =>
  (cells[index] ?? '').trim().replaceAll(/\s+/g, ' ') || `Column ${letterName(index)}`;

/** Rows of a workbook may go on where its header ends; those of a text must not. */
function collectors(format: Table['format'], header: readonly string[]) {
  const list: EvidenceCollector[] = header.map(createEvidence);
  const add = (cells: readonly string[]) => {
    if (format === 'xlsx') while (list.length < cells.length) list.push(createEvidence());
    const width = Math.min(list.length, cells.length);
    for (let index = 0; index < width; index += 1) list[index]?.add((cells[index] ?? '').trim());
  };
  return { list, add };
}

async function scanBatches(
  batches: RowBatches,
  { format }: Table,
  onRows: (rows: number, bytes: number) => void,
): Promise<Scan> {
  let header: readonly string[] | null = null;
  let collected = collectors(format, []);
  const first: TableRow[] = [];
  let rows = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      if (header === null) {
        header = row.cells;
        if (header.length > MOST_COLUMNS)
          throw new FileError(row.line, `The header has more than ${MOST_COLUMNS} columns`, 'Remove columns.');
        collected = collectors(format, header);
        continue;
      }
      rows += 1;
      collected.add(row.cells);
      if (first.length < FIRST_ROWS) first.push(row);
    }
    onRows(rows, batch.at(-1)?.bytes ?? 0);
  }
  if (header === null)
    throw new FileError(null, 'There is no header line', 'Say which line has the names of the columns.');
  const names = header;
  const columns = collected.list.map((each, index) => ({ header: headerAt(names, index), evidence: each.found() }));
  return { columns, rows, first };
}

/** Reads a file from end to end and keeps what is worth knowing of each column. */
export const scan = (
  table: Table,
  onRows: (rows: number, bytes: number) => void,
  options: ReadOptions = {},
): Promise<Scan> => readRows(table, (batches) => scanBatches(batches, table, onRows), options);
