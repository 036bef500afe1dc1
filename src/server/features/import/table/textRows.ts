import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import type { Delimiter, Encoding } from '../../../../contract/import/mapping';
import { restoredFormula } from '../../../../domain/format/neutralizeFormula';
import { withQuotedDittos } from './encoding';
import { describeUnreadable, FileError, isBlank, MAX_ROW_LENGTH, type Consume, type TableRow } from './tableRow';
import { asUtf8, lineAt, type Taken } from './utf8';

const optionsOf = (delimiter: Delimiter) => ({
  bom: true,
  delimiter,
  trim: false,
  record_delimiter: ['\r\n', '\n'],
  relax_column_count: true,
  max_record_size: MAX_ROW_LENGTH,
});

const FIXES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'Close the quotation mark that opens a value in this row.',
  INVALID_OPENING_QUOTE: 'Put the whole value in quotation marks and write each mark inside it twice.',
  CSV_INVALID_CLOSING_QUOTE: 'Write each quotation mark inside a quoted value twice.',
  CSV_MAX_RECORD_SIZE: 'Shorten the row, or look for a quotation mark that is never closed.',
};

const INSIDE: Readonly<Record<Delimiter, string>> = { ',': ',', ';': ';', '\t': String.raw`\t`, '|': String.raw`\|` };

/**
 * Takes the formula off texts that a spreadsheet wrote to preserve their zeros: '="0091701"' as a whole cell. Quotation marks inside an
 * unquoted cell are invalid otherwise, and those of a quoted cell are doubled, so nothing else matches. The blocks are whole lines.
 */
function withoutFormulas(delimiter: Delimiter) {
  const end = INSIDE[delimiter];
  const formula = new RegExp(String.raw`(?<=^|[${end}\n])="([^"${end}\r\n]+)"(?=[${end}\r\n]|$)`, 'g');
  const plain = (lines: string) => withQuotedDittos(lines.replaceAll(formula, '$1'), delimiter);
  return async function* (blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const lines of blocks)
      // Latin-1 preserves every byte.
      yield lines.includes('"') ? Buffer.from(plain(lines.toString('latin1')), 'latin1') : lines;
  };
}

interface TextLayout {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
}

const textIn = ({ encoding, delimiter }: TextLayout, taken: Taken) => {
  const [decode, unwrap] = [asUtf8(encoding, taken), withoutFormulas(delimiter)];
  return (chunks: AsyncIterable<Buffer>) => unwrap(decode(chunks));
};

/** The parser's line is imprecise. */
async function describeCsvError(error: CsvError, path: string, layout: TextLayout): Promise<FileError> {
  const place: unknown = error.bytes;
  const line = typeof place === 'number' ? await lineAt(path, textIn(layout, { bytes: 0 }), place) : null;
  const fix = FIXES[error.code] ?? 'Save the table as CSV again.';
  return new FileError(line, `Invalid CSV (${error.code})`, fix);
}

/** The parser iterates slowly, one record at a time. */
async function* allAtOnce(parser: Parser): AsyncGenerator<readonly (readonly string[])[]> {
  const failure: { error?: unknown } = {};
  let wake = (): void => undefined;
  const isOver = () => parser.readableEnded || parser.destroyed || 'error' in failure;
  parser.on('readable', () => wake());
  parser.once('end', () => wake());
  parser.once('close', () => wake());
  parser.once('error', (error: unknown) => {
    failure.error = error;
    wake();
  });
  while (!isOver()) {
    const batch = takeAll(parser);
    if (batch.length > 0) yield batch;
    else if (!isOver()) await new Promise<void>((resolve) => (wake = resolve));
  }
  if ('error' in failure) throw failure.error;
}

function takeAll(parser: Parser): (readonly string[])[] {
  const batch: (readonly string[])[] = [];
  for (let next = take(parser); next !== null; next = take(parser)) batch.push(next);
  return batch;
}

const isRecord = (value: unknown): value is readonly string[] => Array.isArray(value);

function take(parser: Parser): readonly string[] | null {
  const next: unknown = parser.read();
  return isRecord(next) ? next : null;
}

const breaksIn = (record: readonly string[]) =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/** The parser's info option costs a third of its time. */
function createLineCount() {
  let next = 1;
  return (record: readonly string[]): number => {
    const line = next;
    const hasBreaks = record.some((cell) => cell.includes('\n') || cell.includes('\r'));
    next += hasBreaks ? 1 + breaksIn(record) : 1;
    return line;
  };
}

async function* rowsOf(parser: Parser, taken: Taken): AsyncGenerator<readonly TableRow[]> {
  const lineOf = createLineCount();
  for await (const batch of allAtOnce(parser)) {
    const { bytes } = taken;
    const rows = batch.map((record) => ({ cells: record.map(restoredFormula), line: lineOf(record), bytes }));
    yield rows.filter(({ cells }) => !isBlank(cells));
  }
}

export async function readTextRows<Result>(
  path: string,
  layout: TextLayout,
  consume: Consume<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const taken: Taken = { bytes: 0 };
  const parser = parse(optionsOf(layout.delimiter));
  try {
    return await pipeline(createReadStream(path), textIn(layout, taken), parser, () => consume(rowsOf(parser, taken)), {
      signal,
    });
  } catch (error) {
    throw error instanceof CsvError ? await describeCsvError(error, path, layout) : describeUnreadable(error);
  }
}
