import type { Reading } from './mail/attachments';
import { decodedText, tidied } from './decoded';
import { textOfHtml } from './html';
import { kindOf } from './kinds';
import { openCompoundFile } from './mail/compoundFile';
import { textOfOutlook } from './mail/outlook';
import { createBudget, openZip } from './office/zip';
import { textOfWord } from './office/word';
import * as refusal from './refusal';
import { textOfRtf } from './rtf';

async function textOfZip(name: string, bytes: Uint8Array<ArrayBuffer>, { budget }: Reading): Promise<string> {
  const zip = openZip(name, bytes, budget);
  const has = (pattern: RegExp) => zip.paths.some((path) => pattern.test(path));
  if (has(/^word\/document\d*\.xml$/)) return textOfWord(name, zip);
  if (has(/^xl\/workbook\.xml$/)) {
    const { textOfWorkbook } = await import(/* webpackChunkName: "excel-files" */ './office/workbook');
    return textOfWorkbook(name, zip, bytes);
  }
  if (has(/^xl\//)) throw refusal.saveAs(name, 'a binary Excel file', '.xlsx');
  if (has(/^ppt\//)) throw refusal.saveAs(name, 'a PowerPoint file', 'PDF');
  if (has(/^content\.xml$/)) throw refusal.saveAs(name, 'an OpenDocument file', '.docx or .xlsx');
  throw refusal.isArchive(name);
}

function textOfCompound(name: string, bytes: Uint8Array, reading: Reading): Promise<string> {
  const folder = openCompoundFile(name, bytes);
  const has = (part: string) => folder.names.includes(part);
  if (has('EncryptedPackage')) throw refusal.isProtected(name);
  if (has('WordDocument')) throw refusal.saveAs(name, 'an old Word file', '.docx');
  if (has('Workbook') || has('Book')) throw refusal.saveAs(name, 'an old Excel file', '.xlsx');
  if (has('__properties_version1.0')) return textOfOutlook(folder, reading);
  throw refusal.isUnknown(name);
}

/** Refuses long text before it is taken apart. */
function decoded(name: string, bytes: Uint8Array): string {
  const text = decodedText(bytes);
  if (text === null) throw refusal.isUnknown(name);
  return text;
}

function checked(name: string, text: string): string {
  if (text.length > refusal.MAX_TEXT_LENGTH) throw refusal.isTooLong(name);
  if (text.trim() === '') throw refusal.isEmpty(name);
  return text;
}

async function textOfKind(name: string, bytes: Uint8Array<ArrayBuffer>, reading: Reading): Promise<string> {
  switch (kindOf(name, bytes)) {
    case 'pdf':
      return (await import(/* webpackChunkName: "pdf-files" */ './pdf/pdf')).textOfPdf(name, bytes);
    case 'zip':
      return textOfZip(name, bytes, reading);
    case 'compound':
      return textOfCompound(name, bytes, reading);
    case 'email':
      return (await import(/* webpackChunkName: "mail-files" */ './mail/email')).textOfEmail(name, bytes, reading);
    case 'rtf':
      return textOfRtf(new TextDecoder('latin1').decode(bytes));
    case 'csv':
      return (await import(/* webpackChunkName: "csv-files" */ './csv')).textOfCsv(
        name,
        checked(name, decoded(name, bytes)),
      );
    case 'html':
      return textOfHtml(decoded(name, bytes));
    case 'text':
      return tidied(checked(name, decoded(name, bytes)));
    case 'picture':
      throw refusal.isPicture(name);
    case 'unknown':
      throw refusal.isUnknown(name);
  }
}

/** Libraries throw errors of many kinds at damaged files. */
function refusalOf(name: string, error: unknown): refusal.FileRefusal {
  if (error instanceof refusal.FileRefusal) return error;
  return error instanceof Error && error.name === 'ChunkLoadError'
    ? refusal.isNotLoaded(name)
    : refusal.isDamaged(name);
}

/** Throws FileRefusal only. */
async function textOfBytes(name: string, bytes: Uint8Array<ArrayBuffer>, reading: Reading): Promise<string> {
  if (bytes.length === 0) throw refusal.isEmpty(name);
  try {
    return checked(name, await textOfKind(name, bytes, reading));
  } catch (error) {
    throw refusalOf(name, error);
  }
}

/** Throws FileRefusal, or an error of the disk. */
export async function readFile(file: File): Promise<string> {
  const { name } = file;
  if (file.size > refusal.MAX_FILE_BYTES) throw refusal.isTooLarge(name);
  return textOfBytes(name, new Uint8Array(await file.arrayBuffer()), {
    ...{ budget: createBudget(), depth: 0, readBytes: textOfBytes },
    readMessage: (message, reading) => textOfOutlook(message, reading, true),
  });
}
