import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { FileError } from './fileError';
import { checkedUtf8 } from './utf8';

/** One record of a CSV file. */
export interface CsvRecord {
  readonly cells: readonly string[];
  /** Where it starts; 1 is the first line. */
  readonly line: number;
  /** How far into the file it ends. */
  readonly bytes: number;
}

const LONGEST_RECORD = 1_000_000;

const options = {
  bom: true,
  info: true,
  record_delimiter: ['\r\n', '\n'],
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_RECORD,
};

const FIXES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'Close the quotation mark that opens a value here.',
  INVALID_OPENING_QUOTE: 'Put the whole value in quotation marks and write each mark inside it twice.',
  CSV_INVALID_CLOSING_QUOTE: 'Write each quotation mark inside a quoted value twice.',
  CSV_MAX_RECORD_SIZE: 'Shorten the row, or look for a quotation mark that is never closed.',
};

function describeCsvError(error: CsvError): FileError {
  const line: unknown = error.lines;
  const fix = FIXES[error.code] ?? 'Save the table as CSV again, separated by commas.';
  return new FileError(typeof line === 'number' ? line : null, `Invalid CSV (${error.code})`, fix);
}

const UNREADABLE: readonly unknown[] = ['ENOENT', 'EISDIR', 'EACCES'];

function describe(error: unknown): unknown {
  if (error instanceof CsvError) return describeCsvError(error);
  if (typeof error === 'object' && error !== null && 'code' in error && UNREADABLE.includes(error.code)) {
    return new FileError(null, `Cannot open the file (${String(error.code)})`, 'Check the path.');
  }
  return error;
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number; readonly bytes: number };
}

const count = (cells: readonly string[], breaks: RegExp) =>
  cells.reduce((sum, cell) => sum + (cell.match(breaks)?.length ?? 0), 0);

/**
 * The parser counts the line a record ends on, and a CRLF inside a quoted value as two lines; people count where a
 * record starts, and a CRLF once.
 */
async function* records(parsed: AsyncIterable<Parsed>): AsyncGenerator<CsvRecord> {
  let countedTwice = 0;
  for await (const { record, info } of parsed) {
    yield { cells: record, line: info.lines - countedTwice - count(record, /[\r\n]/g), bytes: info.bytes };
    countedTwice += count(record, /\r\n/g);
  }
}

/** Streams the records of a file to `consume`, no faster than it takes them. Throws a FileError for what is no CSV. */
export async function readCsvRecords<Result>(
  path: string,
  consume: (records: AsyncIterable<CsvRecord>) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  try {
    return await pipeline(
      createReadStream(path),
      checkedUtf8,
      parse(options),
      (parsed: AsyncIterable<Parsed>) => consume(records(parsed)),
      { signal },
    );
  } catch (error) {
    throw describe(error);
  }
}
