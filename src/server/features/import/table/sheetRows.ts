import { FileError, MAX_ROW_LENGTH, MAX_COLUMNS, type TableRow } from './tableRow';
import type { Archive } from './archive';
import { cellText, type CellContext } from './cellText';
import type { WorkbookBudget } from './limits';
import { createXmlReader } from './xml';

/** No row of a million characters has longer XML. */
const MAX_ROW_XML = 8_000_000;

const LETTER_A = 64;

/** 'C7' is column 2; -1 if absent. */
function columnOf(reference: string | undefined): number {
  let column = 0;
  for (let index = 0; reference !== undefined && index < reference.length; index += 1) {
    const letter = reference.charCodeAt(index) - LETTER_A;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

function lineOf(reference: string | undefined, before: number): number {
  const line = reference === undefined ? before + 1 : Number(reference);
  if (Number.isSafeInteger(line) && line > 0) return line;
  throw new FileError(before, 'The sheet has a row without a number below this one', 'Save it again.');
}

const HIDDEN = { isHidden: true } as const;

type Attributes = Readonly<Record<string, string>>;

export interface SheetContext extends CellContext {
  /** Called with ranges of merged cells, which follow the rows. */
  readonly onMerge?: ((range: string) => void) | undefined;
}

function createCells(budget: WorkbookBudget) {
  let [cells, line, length, rows]: [string[], number, number, number] = [[], 0, 0, 0];
  let isHidden = false;
  return {
    startRow: ({ r: reference, hidden = '0' }: Attributes) => {
      line = lineOf(reference, line);
      rows += 1;
      budget.takeRow(rows, line);
      [cells, length, isHidden] = [[], 0, hidden === '1' || hidden === 'true'];
    },
    put: (column: number, text: string) => {
      if (text.trim() === '') return;
      length += text.length;
      budget.takeCharacters(text.length, line);
      if (column >= MAX_COLUMNS)
        throw new FileError(line, `The row has more than ${MAX_COLUMNS} columns`, 'Remove columns.');
      if (length > MAX_ROW_LENGTH)
        throw new FileError(line, 'The row is longer than a million characters', 'Shorten it.');
      budget.takeCells(Math.max(0, column - cells.length), line);
      while (cells.length < column) cells.push('');
      cells[column] = text;
    },
    takeCell: () => budget.takeCells(1, line),
    row: () => ({ cells, line, ...(isHidden && HIDDEN) }),
    /** Including empty rows. */
    count: () => rows,
  };
}

function createRowReader({ onMerge, ...context }: SheetContext, budget: WorkbookBudget) {
  let done: Omit<TableRow, 'bytes'>[] = [];
  const cells = createCells(budget);
  let [column, type, value]: [number, string, string] = [-1, 'n', ''];
  let style: string | undefined;
  let [isValue, isReading] = [false, false];

  const parser = createXmlReader({
    onOpen: (name, attributes) => {
      if (name === 'c') {
        cells.takeCell();
        const place = columnOf(attributes.r);
        column = place < 0 ? column + 1 : place;
        type = attributes.t ?? 'n';
        style = attributes.s;
        value = '';
      } else if (name === 'v' || name === 't') isValue = !isReading;
      else if (name === 'rPh') isReading = true;
      else if (name === 'row') {
        cells.startRow(attributes);
        column = -1;
      } else if (name === 'mergeCell') onMerge?.(attributes.ref ?? '');
    },
    onText: (text) => {
      if (isValue) value += text;
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'c') cells.put(column, cellText({ type, style, value }, context));
      else if (name === 'row' && cells.row().cells.length > 0) done.push(cells.row());
    },
  });
  const take = () => {
    const rows = done;
    done = [];
    return rows;
  };
  return { parser, take, rowsSoFar: cells.count };
}

export async function* sheetRows(
  archive: Archive,
  path: string,
  context: SheetContext,
): AsyncGenerator<readonly TableRow[]> {
  const { parser, take, rowsSoFar } = createRowReader(context, archive.budget);
  let [sinceRow, rowsBefore] = [0, 0];
  for await (const piece of archive.stream(path, archive.budget.limits.bytes)) {
    parser.write(piece);
    sinceRow = rowsSoFar() > rowsBefore ? 0 : sinceRow + piece.length;
    rowsBefore = rowsSoFar();
    if (sinceRow > MAX_ROW_XML) throw new FileError(null, 'The sheet has a row that does not end', 'Save it again.');
    const { bytes } = archive.taken;
    const rows = take();
    if (rows.length > 0) yield rows.map((row) => ({ ...row, bytes }));
  }
  parser.close();
}
