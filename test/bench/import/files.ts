import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { BenchRows } from './rows';

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < 60_000) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

const asCsv = (cell: string | number) => (String(cell).includes(',') ? `"${cell}"` : String(cell));

function* csvLines(rows: number, { header, rowOf }: BenchRows): Generator<string> {
  yield `${header.join(',')}\n`;
  for (let index = 0; index < rows; index += 1) yield `${rowOf(index).map(asCsv).join(',')}\n`;
}

/** So many rows as CSV. */
export const writeCsv = (path: string, rows: number, content: BenchRows) =>
  pipeline(Readable.from(inPieces(csvLines(rows, content))), createWriteStream(path));

const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const LETTERS = 'ABCDEFGHIJ';

/** The first cells are shared texts, which a reader must keep; other texts are where they stand. */
function* sheetLines(rows: number, { header, rowOf }: BenchRows): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
  yield `<row r="1">${header.map((name, index) => inline(`${LETTERS[index]!}1`, name)).join('')}</row>`;
  for (let index = 0; index < rows; index += 1) {
    const line = index + 2;
    const cells = rowOf(index).map((cell, column) => {
      const place = `${LETTERS[column]!}${line}`;
      if (column === 0) return `<c r="${place}" t="s"><v>${index}</v></c>`;
      return typeof cell === 'number' ? `<c r="${place}"><v>${cell}</v></c>` : inline(place, cell);
    });
    yield `<row r="${line}">${cells.join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

function* stringLines(rows: number, { rowOf }: BenchRows): Generator<string> {
  yield '<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
  for (let index = 0; index < rows; index += 1) yield `<si><t>${rowOf(index)[0]}</t></si>`;
  yield '</sst>';
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PARTS: [string, () => Iterable<string>][] = [
  ['[Content_Types].xml', () => ['<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>']],
  [
    'xl/workbook.xml',
    () => [
      `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  ],
  [
    'xl/_rels/workbook.xml.rels',
    () => [
      `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>`,
      `<Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ],
  ],
];

interface Packed {
  name: Buffer;
  crc: number;
  size: number;
  packed: Buffer;
}

async function pack(name: string, lines: Iterable<string>): Promise<Packed> {
  let [crc, size] = [0, 0];
  const counted = function* () {
    for (const piece of inPieces(lines)) {
      const bytes = Buffer.from(piece);
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  };
  const chunks: Buffer[] = [];
  for await (const chunk of Readable.from(counted()).pipe(createDeflateRaw({ level: 3 }))) chunks.push(chunk as Buffer);
  return { name: Buffer.from(name), crc, size, packed: Buffer.concat(chunks) };
}

function headerOf({ name, crc, size, packed }: Packed, offset: number | null): Buffer {
  const isCentral = offset !== null;
  const header = Buffer.alloc(isCentral ? 46 : 30);
  const at = isCentral ? 2 : 0;
  header.writeUInt32LE(isCentral ? 0x02014b50 : 0x04034b50, 0);
  if (isCentral) header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 4 + at);
  header.writeUInt16LE(8, 8 + at);
  header.writeUInt32LE(crc, 14 + at);
  header.writeUInt32LE(packed.length, 18 + at);
  header.writeUInt32LE(size, 22 + at);
  header.writeUInt16LE(name.length, 26 + at);
  if (isCentral) header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
}

/** The same rows as a workbook. */
export async function writeXlsx(path: string, rows: number, content: BenchRows): Promise<void> {
  const parts: Packed[] = [];
  for (const [name, lines] of PARTS) parts.push(await pack(name, lines()));
  parts.push(await pack('xl/sharedStrings.xml', stringLines(rows, content)));
  parts.push(await pack('xl/worksheets/sheet1.xml', sheetLines(rows, content)));
  const pieces: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const header = headerOf(part, null);
    central.push(headerOf(part, offset));
    pieces.push(header, part.packed);
    offset += header.length + part.packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(central).length, 12);
  end.writeUInt32LE(offset, 16);
  await pipeline(Readable.from([...pieces, ...central, end]), createWriteStream(path));
}
