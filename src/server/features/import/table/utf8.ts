import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { FileError } from './tableRow';
import type { Encoding } from '../../../../contract/import/mapping';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const MAX_LINE_BYTES = 2_000_000;
export const NOT_UTF8 = 'Not UTF-8 text';
const FIX = "Save the file as 'CSV UTF-8'.";

function faultyLine(lines: Buffer, firstLine: number): number {
  let line = firstLine;
  let start = 0;
  for (let end = lines.indexOf(LINE_FEED); end >= 0; end = lines.indexOf(LINE_FEED, start)) {
    if (!isUtf8(lines.subarray(start, end))) return line;
    start = end + 1;
    line += 1;
  }
  return line;
}

function checkLines(lines: Buffer, firstLine: number): void {
  if (!isUtf8(lines)) throw new FileError(faultyLine(lines, firstLine), NOT_UTF8, FIX);
}

function countLineFeeds(lines: Buffer): number {
  let count = 0;
  for (let at = lines.indexOf(LINE_FEED); at >= 0; at = lines.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}

const hasNoLineFeed = (bytes: Buffer) => !bytes.includes(LINE_FEED);

/** A file with only CR would be one line. */
function refuseOldMacintosh(chunk: Buffer, line: number, rest: Buffer): void {
  if (line > 1 || rest.length > 0 || !chunk.includes(CARRIAGE_RETURN) || !hasNoLineFeed(chunk)) return;
  throw new FileError(1, 'Lines end in CR alone, as on old Macintosh computers', FIX);
}

/** Yields whole lines. Throws FileError with the first invalid line. */
export async function* checkedUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let line = 1;
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    refuseOldMacintosh(chunk, line, rest);
    const block = Buffer.concat([rest, chunk]);
    const end = block.lastIndexOf(LINE_FEED) + 1;
    rest = block.subarray(end);
    if (rest.length > MAX_LINE_BYTES) throw new FileError(line, 'Line longer than 2 MB', FIX);
    const lines = block.subarray(0, end);
    checkLines(lines, line);
    line += countLineFeeds(lines);
    if (lines.length > 0) yield lines;
  }
  checkLines(rest, line);
  if (rest.length > 0) yield rest;
}

export interface Taken {
  bytes: number;
}

type Chunks = AsyncIterable<Buffer>;

async function* translated(chunks: Chunks, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return Buffer.from(chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true }));
    } catch {
      throw new FileError(null, `Not ${encoding.toUpperCase()} text`, "Save the file as 'CSV UTF-8'.");
    }
  };
  for await (const chunk of chunks) yield decode(chunk);
  yield decode();
}

export const asUtf8 =
  (encoding: Encoding, taken: Taken) =>
  (chunks: Chunks): AsyncGenerator<Buffer> => {
    const counted = counting(chunks, taken);
    return checkedUtf8(encoding === 'utf-8' ? counted : translated(counted, encoding));
  };

async function* counting(chunks: Chunks, taken: Taken): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    taken.bytes += chunk.length;
    yield chunk;
  }
}

/** Line, from 1, of a byte offset in the text that `read` makes of the file. */
export async function lineAt(path: string, read: (chunks: Chunks) => Chunks, place: number): Promise<number> {
  let [line, passed] = [1, 0];
  for await (const lines of read(createReadStream(path))) {
    for (let feed = lines.indexOf(LINE_FEED); feed >= 0; feed = lines.indexOf(LINE_FEED, feed + 1)) {
      if (passed + feed >= place) return line;
      line += 1;
    }
    passed += lines.length;
  }
  return line;
}
