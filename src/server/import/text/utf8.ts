import { isUtf8 } from 'node:buffer';
import { FileError } from '../rows/fileError';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** A line beyond this is no line of a table. */
const LONGEST_LINE_BYTES = 2_000_000;
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

/** Lines that end in CR alone would be one line. */
function refuseOldMacintosh(chunk: Buffer, line: number, rest: Buffer): void {
  if (line > 1 || rest.length > 0 || !chunk.includes(CARRIAGE_RETURN) || !hasNoLineFeed(chunk)) return;
  throw new FileError(1, 'Lines end in CR alone, as on old Macintosh computers', FIX);
}

/** Passes on whole lines that are valid UTF-8. Throws a FileError naming the first line that is not. */
export async function* checkedUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let line = 1;
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    refuseOldMacintosh(chunk, line, rest);
    const block = Buffer.concat([rest, chunk]);
    const end = block.lastIndexOf(LINE_FEED) + 1;
    rest = block.subarray(end);
    if (rest.length > LONGEST_LINE_BYTES) throw new FileError(line, 'Line longer than 2 MB', FIX);
    const lines = block.subarray(0, end);
    checkLines(lines, line);
    line += countLineFeeds(lines);
    if (lines.length > 0) yield lines;
  }
  checkLines(rest, line);
  if (rest.length > 0) yield rest;
}
