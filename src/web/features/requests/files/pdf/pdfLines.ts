/** In points, from the left and the bottom of the page. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Shares of the height of the text. */
const [SAME_LINE, WORD_GAP, COLUMN_GAP, PARAGRAPH_GAP] = [0.5, 0.15, 0.9, 2];
const MAX_COLUMN = 400;
const DEFAULT_CHARACTER_WIDTH = 5;

function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** From the top to the bottom, each from the left to the right. */
function rowsOf(texts: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = [];
  for (const text of texts.toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isSameLine = first !== undefined && first.y - text.y <= SAME_LINE * Math.max(first.height, text.height);
    if (row && isSameLine) row.push(text);
    else rows.push([text]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

/** Bold print may be the same text twice, a trace apart. */
const isRepeated = (text: PlacedText, before: PlacedText | undefined): boolean =>
  before !== undefined && before.text === text.text && Math.abs(before.x - text.x) < 1;

function lineOf(row: readonly PlacedText[], left: number, characterWidth: number): string {
  let line = '';
  let before: PlacedText | undefined;
  for (const text of row) {
    if (isRepeated(text, before)) continue;
    const gap = before ? text.x - (before.x + before.width) : 0;
    const column = Math.min(MAX_COLUMN, Math.round((text.x - left) / characterWidth));
    if (gap > COLUMN_GAP * text.height) line = `${line.trimEnd()}  `.padEnd(column);
    else if (gap > WORD_GAP * text.height && !line.endsWith(' ') && !text.text.startsWith(' ')) line += ' ';
    line += text.text;
    before = text;
  }
  return line.trimEnd();
}

/** Lines of a page; columns of a table are two or more spaces apart, at about the places that they have on paper. */
export function linesOf(placed: readonly PlacedText[]): string[] {
  const texts = placed.filter(({ text, x, y }) => text.trim() !== '' && Number.isFinite(x) && Number.isFinite(y));
  const widths = texts.map(({ text, width }) => width / text.length).filter((width) => width > 0);
  const characterWidth = medianOf(widths) ?? DEFAULT_CHARACTER_WIDTH;
  const left = texts.reduce((least, { x }) => Math.min(least, x), Infinity);
  const rows = rowsOf(texts);
  return rows.flatMap((row, index) => {
    const line = lineOf(row, left, characterWidth);
    const [[above], [here]] = [rows[index - 1] ?? [], row];
    const isParagraph = above && here && above.y - here.y > PARAGRAPH_GAP * Math.max(above.height, here.height);
    return isParagraph ? ['', line] : [line];
  });
}
