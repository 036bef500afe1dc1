import { isUtf8 } from 'node:buffer';
import { DELIMITERS, type Encoding, type Delimiter } from '../../../../contract/import/mapping';

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

function marked(start: Buffer): Encoding | null {
  return MARKS.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0] ?? null;
}

/** In UTF-16, every other byte of Latin text is zero. */
function looksLikeUtf16(start: Buffer): Encoding | null {
  const pairs = Math.floor(start.length / 2);
  const zerosFrom = (first: number) =>
    start.subarray(0, pairs * 2).filter((byte, at) => byte === 0 && at % 2 === first).length;
  const [even, odd] = [zerosFrom(0), zerosFrom(1)];
  if (pairs < 2) return null;
  if (odd > pairs * 0.7 && even < pairs * 0.1) return 'utf-16le';
  return even > pairs * 0.7 && odd < pairs * 0.1 ? 'utf-16be' : null;
}

/** Ignores a letter cut off at the end. */
function startsAsUtf8(start: Buffer): boolean {
  return [0, 1, 2, 3].some((cut) => isUtf8(start.subarray(0, Math.max(0, start.length - cut))));
}

/** Null if neither UTF-8 nor UTF-16. */
export function encodingOf(start: Buffer): Encoding | null {
  return marked(start) ?? looksLikeUtf16(start) ?? (startsAsUtf8(start) ? 'utf-8' : null);
}

export interface SampleRow {
  readonly cells: readonly string[];
  readonly line: number;
}

const MAX_ROWS = 50;

/** Of a tab or a line's end on both sides. */
const ALONE = /(?<=^|[\t\n])"(?=[\t\r\n]|$)/g;

/** Between tabs, a mark alone in its cell is a ditto mark that nobody quoted, if its line has no other quotation marks. */
export function withQuotedDittos(lines: string, delimiter: Delimiter): string {
  if (delimiter !== '\t' || lines.search(ALONE) < 0) return lines;
  const quoted = (line: string) => line.replaceAll(ALONE, '""""');
  const isPlain = (line: string) => !line.replaceAll(ALONE, '').includes('"');
  return lines
    .split('\n')
    .map((line) => (isPlain(line) ? quoted(line) : line))
    .join('\n');
}

/** Respects quotes, ignores errors. Drops a last row that may be cut off, unless it is the only one. */
export function sampleRows(text: string, delimiter: Delimiter): readonly SampleRow[] {
  const rows: SampleRow[] = [];
  let [cells, cell, line, startLine, isQuoted] = [new Array<string>(), '', 1, 1, false];
  for (const letter of withQuotedDittos(text, delimiter)) {
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
    if (rows.length === MAX_ROWS) return rows;
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

function consistency(text: string, delimiter: Delimiter): number {
  const widths = new Map<number, number>();
  for (const { cells } of sampleRows(text, delimiter)) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  const agreeing = [...widths].filter(([width]) => width > 1).map(([width, rows]) => rows + width / 1_000);
  return Math.max(0, ...agreeing);
}

export function delimiterOf(text: string): Delimiter {
  const ranked = DELIMITERS.map((delimiter) => ({ delimiter, score: consistency(text, delimiter) }));
  return ranked.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}
