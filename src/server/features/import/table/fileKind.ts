import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { FileError } from './tableRow';
import { openArchive } from './archive';

const START_BYTES = 256 * 1024;

export async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type Content = 'text' | 'xlsx';

const AS_XLSX = "Open it in its program and save it as 'Excel Workbook (.xlsx)' or as 'CSV UTF-8'.";

const startsWith = (start: Buffer, hex: string) => start.subarray(0, hex.length / 2).toString('hex') === hex;

const OTHERS: readonly (readonly [hex: string, reason: string, fix: string])[] = [
  ['25504446', 'A PDF is no table', 'Send the spreadsheet it was made from.'],
  ['1f8b', 'A compressed file', 'Unpack it and send what is in it.'],
  ['504b0506', 'An empty ZIP archive', 'Send a spreadsheet or a CSV file.'],
  ['7b5c727466', 'A text document is no table', 'Save the table as CSV UTF-8.'],
];

/** Excel 97-2003 and encrypted workbooks share a container; entry names are UTF-16. */
async function refuseOle(path: string): Promise<never> {
  const password = Buffer.from('EncryptedPackage', 'utf16le');
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.isBuffer(chunk) ? Buffer.concat([rest, chunk]) : rest;
    if (bytes.includes(password))
      throw new FileError(null, 'The workbook has a password', 'Save it without one: File, Info, Protect Workbook.');
    rest = bytes.subarray(-password.length);
  }
  throw new FileError(null, 'A workbook of Excel 97-2003 (.xls)', AS_XLSX);
}

const INSIDE: readonly (readonly [part: string, reason: string])[] = [
  ['xl/workbook.bin', 'A binary workbook (.xlsb)'],
  ['content.xml', 'A workbook of OpenDocument (.ods)'],
  ['Index/Document.iwa', 'A workbook of Apple Numbers'],
  ['word/document.xml', 'A Word document is no table'],
];

async function contentOfArchive(path: string): Promise<'xlsx'> {
  const archive = await openArchive(path);
  try {
    if (archive.has('xl/workbook.xml')) return 'xlsx';
    const inside = INSIDE.find(([part]) => archive.has(part));
    if (inside !== undefined) throw new FileError(null, inside[1], AS_XLSX);
    throw new FileError(null, 'A ZIP archive without a workbook', 'Unpack it and send the file that is in it.');
  } finally {
    archive.close();
  }
}

const JUDGED_BYTES = 8_192;
const MAX_ZERO_SHARE = 0.02;

function isBinary(start: Buffer): boolean {
  const judged = start.subarray(0, JUDGED_BYTES);
  return judged.filter((byte) => byte === 0).length > judged.length * MAX_ZERO_SHARE;
}

export async function contentOf(path: string, start: Buffer, isUtf16: boolean): Promise<Content> {
  if (startsWith(start, '504b0304')) return contentOfArchive(path);
  if (startsWith(start, 'd0cf11e0a1b11ae1')) return refuseOle(path);
  const other = OTHERS.find(([hex]) => startsWith(start, hex));
  if (other !== undefined) throw new FileError(null, other[1], other[2]);
  if (!isUtf16 && isBinary(start))
    throw new FileError(null, 'Neither a workbook nor text', 'Send an .xlsx, CSV or TSV file.');
  return 'text';
}
