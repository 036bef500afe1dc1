import { FileError, type RowBatches, type TableRow } from '../tableRow';

interface Labeled {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Where a table has its labels if each of its columns is a unit or an order. */
export interface Turned {
  /** The column of the labels, from 0. */
  readonly labels: number;
  readonly line: number;
}

const MIN_NAMES = 4;
/** Labels may follow an empty column. */
const LABEL_COLUMNS = [0, 1];

const isFilled = (cell: string | undefined) => (cell ?? '').trim() !== '';

/** Null if a line of the rows has as many names as a column of labels. */
export function turnedIn(
  rows: readonly Labeled[],
  names: number,
  countNames: (cells: readonly string[]) => number,
): Turned | null {
  for (const labels of LABEL_COLUMNS) {
    const labeled = rows.filter(({ cells }) => isFilled(cells[labels]) && cells.slice(labels + 1).some(isFilled));
    const found = countNames(labeled.map(({ cells }) => cells[labels] ?? ''));
    const [first] = labeled;
    if (first !== undefined && found >= MIN_NAMES && found > names) return { labels, line: first.line };
  }
  return null;
}

/** Nameplates have a few dozen lines. */
const MAX_LABELS = 500;

/** Rows of a turned table: the labels, then one for each column, whose line is the number of the column. */
export async function* withTurned(batches: RowBatches, labels: number): AsyncGenerator<readonly TableRow[]> {
  const rows: TableRow[] = [];
  for await (const batch of batches)
    for (const row of batch) {
      if (!isFilled(row.cells[labels]) || !row.cells.slice(labels + 1).some(isFilled)) continue;
      if (rows.length >= MAX_LABELS)
        throw new FileError(
          row.line,
          `More than ${MAX_LABELS} labels`,
          'Turn the table, so that its labels are in one line.',
        );
      rows.push(row);
    }
  const [first] = rows;
  if (first === undefined) return;
  const bytes = rows.at(-1)?.bytes ?? 0;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width - labels - 1 }, (_, at) => labels + 1 + at);
  const turned = columns.map((at) => ({ cells: rows.map(({ cells }) => cells[at] ?? ''), line: at + 1, bytes }));
  yield [
    { cells: rows.map(({ cells }) => cells[labels] ?? ''), line: first.line, bytes },
    ...turned.filter(({ cells }) => cells.some(isFilled)),
  ];
}
