import { createReadStream } from 'node:fs';
import type { TableLayout } from '../../../../contract/import/mapping';
import { describeUnreadable, FileError } from './tableRow';
import { encodingOf, delimiterOf, sampleRows, type SampleRow } from './encoding';
import { checkedUtf8, NOT_UTF8 } from './utf8';
import { withWorkbook, type Workbook } from './workbook';
import { contentOf, startOf } from './fileKind';
import type { ReadOptions } from './readRows';
import { joinedHeader } from './shape/secondHeader';
import { turnedIn } from './shape/turned';

export interface RecognizedTable {
  readonly format: 'csv' | 'xlsx' | 'ndjson';
  readonly layout: TableLayout;
  readonly sheets: readonly string[];
  /** The column of the labels of a turned table. */
  readonly labels?: number;
  /** First line that is not UTF-8, if the encoding is unclear. */
  readonly doubtfulLine: number | null;
}

export type CountNames = (cells: readonly string[]) => number;
export type WantedLayout = Partial<TableLayout>;

/** No column name begins with a brace. */
const JSON_LINES: RecognizedTable = {
  format: 'ndjson',
  layout: { sheet: null, encoding: 'utf-8', delimiter: null, headerLine: 1 },
  sheets: [],
  doubtfulLine: null,
};

const EMPTY = new FileError(null, 'Empty file', 'Start the file with a header line of column names.');

/** Of both lines of a header, if together they have more names than the second one: a title of the sheet adds none. */
function namesIn(cells: readonly string[], second: readonly string[] | undefined, countNames: CountNames): number {
  if (second === undefined) return countNames(cells);
  const joined = joinedHeader(cells, second);
  const names = joined === null ? 0 : countNames(joined);
  return names > countNames(second) ? names : countNames(cells);
}

/** Without a known name: the first line of as many cells as most have, and at least three. */
function widestOf(rows: readonly SampleRow[]): SampleRow {
  const widthOf = ({ cells }: SampleRow) => cells.filter((cell) => cell.trim() !== '').length;
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(widthOf(row), (counts.get(widthOf(row)) ?? 0) + 1);
  const [width = 0] = [...counts].filter(([each]) => each > 2).toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const [first] = rows;
  if (first === undefined) throw EMPTY;
  return rows.find((row) => widthOf(row) === width) ?? first;
}

/** Titles may precede the header. */
function headerOf(rows: readonly SampleRow[], countNames: CountNames): Header {
  const [first] = rows;
  if (first === undefined) throw EMPTY;
  const counted = rows.map(({ cells, line }, at) => ({ line, names: namesIn(cells, rows[at + 1]?.cells, countNames) }));
  const best = counted.reduce((found, each) => (each.names > found.names ? each : found), {
    line: first.line,
    names: 0,
  });
  if (best.names === 0) return { line: widestOf(rows).line, names: 0 };
  const turned = turnedIn(rows, best.names, countNames);
  return turned === null ? best : { ...turned, names: best.names + 1 };
}

interface Header {
  readonly line: number;
  readonly names: number;
  readonly labels?: number;
}

async function faultyLineOf(path: string, signal: AbortSignal | undefined): Promise<number | null> {
  try {
    const chunks = createReadStream(path);
    for await (const _lines of checkedUtf8(chunks)) signal?.throwIfAborted();
    return null;
  } catch (error) {
    if (error instanceof FileError && error.reason === NOT_UTF8) return error.line;
    throw error;
  }
}

async function recognizeText(
  path: string,
  start: Buffer,
  countNames: CountNames,
  wanted: WantedLayout,
  { signal }: ReadOptions,
): Promise<RecognizedTable> {
  const found = encodingOf(start);
  const isUnspecified = (wanted.encoding ?? null) === null;
  const isOtherThanUtf8 = found !== null && found !== 'utf-8';
  const doubtfulLine = isUnspecified && !isOtherThanUtf8 ? await faultyLineOf(path, signal) : null;
  const encoding = wanted.encoding ?? (doubtfulLine === null ? found : null);
  // Without `stream`, Node 20 leaves 0x80 to 0x9F of Windows-1252 as control characters.
  const text = new TextDecoder(encoding ?? 'windows-1252').decode(start, { stream: true });
  if (text.trim() === '') throw EMPTY;
  if (/^[\u{feff}\s]*\{/u.test(text)) return JSON_LINES;
  const delimiter = wanted.delimiter ?? delimiterOf(text);
  const header = headerOf(sampleRows(text, delimiter), countNames);
  const layout = { sheet: null, encoding, delimiter, headerLine: wanted.headerLine ?? header.line };
  return { format: 'csv', layout, sheets: [], doubtfulLine, ...labelsAt(header, layout.headerLine) };
}

/** A person may have chosen another line. */
const labelsAt = ({ line, labels }: Header, headerLine: number) =>
  labels === undefined || line !== headerLine ? {} : { labels };

const FIRST_ROWS = 30;
const MAX_SHEETS_READ = 20;

async function firstRowsOf({ rows }: Workbook, sheet: string): Promise<readonly SampleRow[]> {
  const first: SampleRow[] = [];
  for await (const batch of rows(sheet)) {
    first.push(...batch.slice(0, FIRST_ROWS));
    if (first.length >= FIRST_ROWS) break;
  }
  return first.slice(0, FIRST_ROWS);
}

async function headerAmong(workbook: Workbook, sheets: readonly string[], countNames: CountNames) {
  let best: (Header & { readonly sheet: string }) | null = null;
  for (const sheet of sheets.slice(0, MAX_SHEETS_READ)) {
    const rows = await firstRowsOf(workbook, sheet);
    if (rows.length === 0) continue;
    const header = headerOf(rows, countNames);
    if (best === null || header.names > best.names) best = { sheet, ...header };
  }
  if (best === null) throw EMPTY;
  return best;
}

const recognizeWorkbook = (path: string, countNames: CountNames, wanted: WantedLayout, options: ReadOptions) => {
  const read = async (workbook: Workbook): Promise<RecognizedTable> => {
    const { sheets } = workbook;
    const wantedSheet = wanted.sheet ?? null;
    const { sheet, ...header } = await headerAmong(workbook, wantedSheet === null ? sheets : [wantedSheet], countNames);
    const headerLine = wanted.headerLine ?? header.line;
    const layout = { sheet, encoding: null, delimiter: null, headerLine };
    return { format: 'xlsx', layout, sheets, doubtfulLine: null, ...labelsAt(header, headerLine) };
  };
  return withWorkbook(path, read, options);
};

/** Throws FileError, and the signal's reason. */
export async function recognize(
  path: string,
  countNames: CountNames,
  wanted: WantedLayout = {},
  options: ReadOptions = {},
): Promise<RecognizedTable> {
  try {
    const start = await startOf(path);
    const isUtf16 = encodingOf(start)?.startsWith('utf-16') ?? false;
    const content = await contentOf(path, start, isUtf16);
    if (content === 'xlsx') return await recognizeWorkbook(path, countNames, wanted, options);
    return await recognizeText(path, start, countNames, wanted, options);
  } catch (error) {
    throw describeUnreadable(error);
  }
}
