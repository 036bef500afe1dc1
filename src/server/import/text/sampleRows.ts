import { DELIMITERS, type Delimiter } from '../../../contract/imports/mapping';

/** One of the first rows of a text. */
export interface SampleRow {
  readonly cells: readonly string[];
  readonly line: number;
}

const MOST_ROWS = 50;

/** The first rows of a text, quotation marks heeded, faults overlooked. The last one may be cut and is left out unless it is the only one. */
export function sampleRows(text: string, delimiter: Delimiter): readonly SampleRow[] {
  const rows: SampleRow[] = [];
  let [cells, cell, line, startLine, isQuoted] = [new Array<string>(), '', 1, 1, false];
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === '\n') line += 1;
    if (isQuoted || (letter !== delimiter && letter !== '\n')) {
      cell += letter;
      continue;
    }
    cells.push(unquoted(cell));
    cell = '';
    if (letter !== '\n') continue;
    if (cells.length > 1 || cells[0] !== '') rows.push({ cells, line: startLine });
    if (rows.length === MOST_ROWS) return rows;
    [cells, startLine] = [[], line];
  }
  const last = [...cells, unquoted(cell)];
  if (last.some((each) => each !== '') && !isQuoted) rows.push({ cells: last, line: startLine });
  return rows;
}

function unquoted(cell: string): string {
  const trimmed = cell.trim();
  const inside = /^"(.*)"$/s.exec(trimmed)?.[1];
  return inside === undefined ? trimmed : inside.replaceAll('""', '"').trim();
}

/** How many rows agree on how many columns there are: nothing where there is only one. */
function consistency(text: string, delimiter: Delimiter): number {
  const widths = new Map<number, number>();
  for (const { cells } of sampleRows(text, delimiter)) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  const agreeing = [...widths].filter(([width]) => width > 1).map(([width, rows]) => rows + width / 1_000);
  return Math.max(0, ...agreeing);
}

/** What separates the values of a text: that on which most of its first rows agree; a comma where nothing does. */
export function delimiterOf(text: string): Delimiter {
  const ranked = DELIMITERS.map((delimiter) => ({ delimiter, score: consistency(text, delimiter) }));
  return ranked.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}
