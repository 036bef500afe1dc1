import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { FileError, describeUnreadable, MAX_ROW_LENGTH, MAX_COLUMNS, type Consume, type TableRow } from './tableRow';
import { asUtf8, type Taken } from './utf8';

/** Longer numbers are not exact. */
const MAX_DIGITS = 15;
const AS_TEXT = 'Write it as text, in quotation marks.';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectIn(text: string, line: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    throw new FileError(line, 'Not JSON', 'Write one whole JSON object on each line.');
  }
  throw new FileError(line, 'Not a JSON object', 'Write one whole JSON object on each line.');
}

function numberCell(value: number, line: number, column: string): string {
  const text = String(value);
  if (text.replaceAll(/\D/g, '').length <= MAX_DIGITS) return text;
  throw new FileError(line, `A number of more than ${MAX_DIGITS} digits is not read exactly`, AS_TEXT, column);
}

function listCell(values: readonly unknown[], line: number, column: string): string {
  const isFine = (value: unknown) => typeof value === 'string' && !value.includes(';');
  if (values.every(isFine)) return values.join(';');
  throw new FileError(line, 'A list of other values than texts without semicolons', 'Write a list of texts.', column);
}

function cellOf(value: unknown, line: number, column: string): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return numberCell(value, line, column);
  if (Array.isArray(value)) return listCell(value, line, column);
  throw new FileError(line, 'An object within a value', 'Write a text, a number, true, false, null or a list.', column);
}

/** Missing names would empty cells. */
function refuseOtherNames(fields: Readonly<Record<string, unknown>>, names: readonly string[], line: number): void {
  const lacking = names.find((name) => !Object.hasOwn(fields, name));
  if (lacking !== undefined)
    throw new FileError(line, `Lacks '${lacking}', which the first line has`, 'Write null to empty it.', lacking);
  const given = Object.keys(fields);
  if (given.length === names.length) return;
  const more = given.find((name) => !names.includes(name));
  if (more !== undefined)
    throw new FileError(line, `Has '${more}', which the first line lacks`, 'Give every line the same names.', more);
}

function createReader() {
  let names: readonly string[] | null = null;
  return (text: string, line: number): readonly Omit<TableRow, 'bytes'>[] => {
    if (text.trim() === '') return [];
    if (text.length > MAX_ROW_LENGTH) throw new FileError(line, 'Line longer than a million characters', 'Shorten it.');
    const fields = objectIn(text, line);
    const isFirst = names === null;
    const known = (names ??= Object.keys(fields));
    if (known.length > MAX_COLUMNS)
      throw new FileError(line, `The first line has more than ${MAX_COLUMNS} names`, 'Remove names.');
    refuseOtherNames(fields, known, line);
    const row = { cells: known.map((name) => cellOf(fields[name], line, name)), line };
    return isFirst ? [{ cells: known, line }, row] : [row];
  };
}

const MARK = /^\u{feff}/u;

async function* rowsOf(blocks: AsyncIterable<Buffer>, taken: Taken): AsyncGenerator<readonly TableRow[]> {
  const read = createReader();
  let line = 0;
  for await (const block of blocks) {
    const { bytes } = taken;
    const lines = block.toString('utf8').replace(MARK, '').split('\n');
    if (lines.at(-1) === '') lines.pop();
    yield lines.flatMap((text) => read(text, (line += 1)).map((row) => ({ ...row, bytes })));
  }
}

export async function readJsonRows<Result>(path: string, consume: Consume<Result>, signal?: AbortSignal) {
  const taken: Taken = { bytes: 0 };
  try {
    return await pipeline(
      createReadStream(path),
      asUtf8('utf-8', taken),
      (blocks: AsyncIterable<Buffer>) => consume(rowsOf(blocks, taken)),
      { signal },
    );
  } catch (error) {
    throw describeUnreadable(error);
  }
}
