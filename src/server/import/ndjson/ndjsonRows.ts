import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { describeUnreadable, FileError } from '../rows/fileError';
import { LONGEST_ROW, MOST_COLUMNS, type Consume, type TableRow } from '../rows/tableRow';
import { asUtf8, type Taken } from '../text/decode';
import { cellOf, objectIn } from './jsonCells';

type Fields = Readonly<Record<string, unknown>>;

/** What a line lacks would be emptied, so every line says all. */
function refuseOtherNames(fields: Fields, names: readonly string[], line: number): void {
  const lacking = names.find((name) => !Object.hasOwn(fields, name));
  if (lacking !== undefined)
    throw new FileError(line, `Lacks '${lacking}', which the first line has`, 'Write null to empty it.', lacking);
  const given = Object.keys(fields);
  if (given.length === names.length) return;
  const more = given.find((name) => !names.includes(name));
  if (more !== undefined)
    throw new FileError(line, `Has '${more}', which the first line lacks`, 'Give every line the same names.', more);
}

/** The names of the first object are the header, and stand on its line. */
function createReader() {
  let names: readonly string[] | null = null;
  return (text: string, line: number): readonly Omit<TableRow, 'bytes'>[] => {
    if (text.trim() === '') return [];
    if (text.length > LONGEST_ROW) throw new FileError(line, 'Line longer than a million characters', 'Shorten it.');
    const fields = objectIn(text, line);
    const isFirst = names === null;
    const known = (names ??= Object.keys(fields));
    if (known.length > MOST_COLUMNS)
      throw new FileError(line, `The first line has more than ${MOST_COLUMNS} names`, 'Remove names.');
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

/** Streams the objects of a file of JSON lines to `consume`, the names first. Throws a FileError for what is none. */
export async function readJsonRows<Result>(
  path: string,
  consume: Consume<Result>,
  signal?: AbortSignal,
): Promise<Result> {
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
