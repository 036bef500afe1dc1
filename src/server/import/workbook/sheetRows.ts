import { FileError } from '../rows/fileError';
import { LONGEST_ROW, type TableRow } from '../rows/tableRow';
import type { Archive } from './archive';
import { cellText, type CellContext } from './cellText';
import { createXmlReader } from './xml';

/** Unpacked: a million rows of a hundred filled columns. */
const MOST_BYTES = 4 * 2 ** 30;
/** No row of a million characters is longer when it is unpacked. */
const LONGEST_ROW_XML = 8_000_000;
const MOST_COLUMNS = 1_000;

const LETTER_A = 64;

/** 'C7' is column 2; -1 where the cell does not say. */
function columnOf(reference: string | undefined): number {
  let column = 0;
  for (let index = 0; reference !== undefined && index < reference.length; index += 1) {
    const letter = reference.charCodeAt(index) - LETTER_A;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

/** Puts the cells of rows together from the tags of a sheet. */
function createRowReader(context: CellContext) {
  let done: Omit<TableRow, 'bytes'>[] = [];
  let [cells, line, length]: [string[], number, number] = [[], 0, 0];
  let [column, type, value]: [number, string, string] = [-1, 'n', ''];
  let style: string | undefined;
  let [isValue, isReading] = [false, false];

  const put = (text: string) => {
    if (text.trim() === '') return;
    length += text.length;
    if (column >= MOST_COLUMNS)
      throw new FileError(line, `The row has more than ${MOST_COLUMNS} columns`, 'Remove columns.');
    if (length > LONGEST_ROW) throw new FileError(line, 'The row is longer than a million characters', 'Shorten it.');
    while (cells.length < column) cells.push('');
    cells[column] = text;
  };
  const parser = createXmlReader({
    onOpen: (name, attributes) => {
      if (name === 'c') {
        const place = columnOf(attributes.r);
        column = place < 0 ? column + 1 : place;
        type = attributes.t ?? 'n';
        style = attributes.s;
        value = '';
      } else if (name === 'v' || name === 't') isValue = !isReading;
      else if (name === 'rPh') isReading = true;
      else if (name === 'row') {
        line = attributes.r === undefined ? line + 1 : Number(attributes.r);
        [cells, column, length] = [[], -1, 0];
      }
    },
    onText: (text) => {
      if (isValue) value += text;
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'c') put(cellText({ type, style, value }, context));
      else if (name === 'row' && cells.length > 0) done.push({ cells, line });
    },
  });
  const take = () => {
    const rows = done;
    done = [];
    return rows;
  };
  return { parser, take };
}

/** The rows of a sheet, as it is unpacked; empty ones are left out. Throws a FileError where it is no sheet. */
export async function* sheetRows(
  archive: Archive,
  path: string,
  context: CellContext,
): AsyncGenerator<readonly TableRow[]> {
  const { parser, take } = createRowReader(context);
  let sinceRow = 0;
  for await (const piece of archive.stream(path, MOST_BYTES)) {
    parser.write(piece);
    const rows = take();
    sinceRow = rows.length > 0 ? 0 : sinceRow + piece.length;
    if (sinceRow > LONGEST_ROW_XML)
      throw new FileError(null, 'The sheet has a row that does not end', 'Save it again.');
    const { bytes } = archive.taken;
    if (rows.length > 0) yield rows.map((row) => ({ ...row, bytes }));
  }
  parser.close();
}
