import { createEvidence, type EvidenceCollector } from '../mapping/evidence';
import type { FileColumn } from '../mapping/propose';
import { createLegend } from '../mapping/words/legend';
import { readRows, type ReadOptions, type Table } from '../table/readRows';
import { checkBoxesIn, joinedColumns, joinedRow } from '../table/shape/checkBoxes';
import { GROUP_TITLE } from '../table/shape/groupTitles';
import { addMerge, createFiller, type Merge } from '../table/shape/merges';
import { columnName, FileError, MAX_COLUMNS, type RowBatches, type TableRow } from '../table/tableRow';

const FIRST_ROWS = 10;

interface Scan {
  readonly columns: readonly FileColumn[];
  readonly rows: number;
  readonly first: readonly TableRow[];
  readonly hidden: number;
  /** Columns of the header. */
  readonly named: number;
}

/** What the rows show of a table. */
type Shape = Pick<Table, 'merges' | 'hasGroupTitles' | 'boxes'>;

const headerAt = (cells: readonly string[], index: number): string =>
  (cells[index] ?? '')
    .trim()
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ') || columnName(index);

/** Workbook rows may be wider than their header, text rows only by the title above them. */
function collectors(format: Table['format'], header: readonly string[], hasTitles: () => boolean) {
  const list: EvidenceCollector[] = header.map(createEvidence);
  const add = (cells: readonly string[]) => {
    const most = format === 'xlsx' ? cells.length : header.length + (hasTitles() ? 1 : 0);
    while (list.length < most) list.push(createEvidence());
    const width = Math.min(list.length, cells.length);
    for (let index = 0; index < width; index += 1) list[index]?.add((cells[index] ?? '').trim());
  };
  return { list, add };
}

interface Scanning {
  readonly format: Table['format'];
  readonly hasTitles: () => boolean;
  readonly onRows: (rows: number, bytes: number) => void;
  /** Each line of text. */
  readonly onText: (row: TableRow) => void;
}

async function scanBatches(batches: RowBatches, { format, hasTitles, onRows, onText }: Scanning) {
  let header: readonly string[] | null = null;
  let collected = collectors(format, [], hasTitles);
  const first: TableRow[] = [];
  let [rows, hidden] = [0, 0];
  for await (const batch of batches) {
    for (const row of batch) {
      if (header === null) {
        header = row.cells;
        if (header.length > MAX_COLUMNS)
          throw new FileError(row.line, `The header has more than ${MAX_COLUMNS} columns`, 'Remove columns.');
        collected = collectors(format, header, hasTitles);
        continue;
      }
      rows += 1;
      if (row.isHidden === true) hidden += 1;
      collected.add(row.cells);
      onText(row);
      if (first.length < FIRST_ROWS) first.push(row);
    }
    onRows(rows, batch.at(-1)?.bytes ?? 0);
  }
  if (header === null)
    throw new FileError(null, 'There is no header line', 'Say which line has the names of the columns.');
  const names = header;
  const columns = collected.list.map((each, index) => ({ header: headerAt(names, index), evidence: each.found() }));
  return { columns, rows, first, hidden, named: names.length };
}

/** Merged cells are listed after the rows, so the first rows get their values last. */
export async function scan(table: Table, onRows: (rows: number, bytes: number) => void, options: ReadOptions = {}) {
  const merges: Merge[] = [];
  let titles = 0;
  const onTitle = () => void (titles += 1);
  const onMerge = (range: string) => addMerge(merges, range);
  const { legend, onText } = createLegend();
  const scanning = { format: table.format, hasTitles: () => titles > 0, onRows, onText };
  const found: Scan = await readRows(table, (batches) => scanBatches(batches, scanning), {
    ...{ ...options, onMerge, onTitle, onAbove: onText },
  });
  const { headerLine } = table.layout;
  const below = table.labels === undefined ? merges.filter(({ first }) => first > headerLine) : [];
  const scanned = found.columns.map((column, index) => ({
    ...column,
    ...(titles > 0 && index === found.named && { header: GROUP_TITLE }),
    ...(legend.length > 0 && { legend }),
  }));
  const boxes = checkBoxesIn(scanned);
  const columns = joinedColumns(scanned, boxes);
  const first = found.first.map(createFiller(below)).map(joinedRow(boxes));
  const shape: Shape = {
    ...(below.length > 0 && { merges: below }),
    ...(titles > 0 && { hasGroupTitles: true }),
    ...(boxes.length > 0 && { boxes }),
  };
  return { ...found, columns, first, shape };
}
