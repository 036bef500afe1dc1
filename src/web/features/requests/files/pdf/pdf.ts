import { getDocument, PDFWorker, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isDamaged, isProtected, isScanned, isTooLong, isTooSlow, MAX_TEXT_LENGTH } from '../refusal';
import { linesOf, type PlacedText } from './pdfLines';

const MAX_MS = 30_000;

/** Of the build, not of another server. Node has no such workers: PDF.js then works in the same thread. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(
    /* webpackChunkName: "pdf-worker" */ new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url),
  );
}

async function placedTexts(page: PDFPageProxy): Promise<PlacedText[]> {
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [placed(item)] : []));
  return [...texts, ...(await fieldTexts(page))];
}

function placed({
  str,
  transform,
  width,
  height,
}: {
  str: string;
  transform: unknown[];
  width: number;
  height: number;
}) {
  const [x, y] = [Number(transform[4]), Number(transform[5])];
  return { text: str, x, y, width, height };
}

/** Values typed into the fields of a form. */
async function fieldTexts(page: PDFPageProxy): Promise<PlacedText[]> {
  const annotations: readonly unknown[] = await page.getAnnotations();
  return annotations.flatMap((annotation) => {
    if (!isFilledField(annotation)) return [];
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect;
    const height = Math.min(10, top - bottom);
    const y = (top + bottom - height) / 2;
    return [{ text: annotation.fieldValue, x: left, y, width: right - left, height }];
  });
}

function isFilledField(annotation: unknown): annotation is { fieldValue: string; rect: readonly number[] } {
  if (typeof annotation !== 'object' || annotation === null) return false;
  if (!('fieldValue' in annotation) || !('rect' in annotation) || !Array.isArray(annotation.rect)) return false;
  return typeof annotation.fieldValue === 'string' && !('hidden' in annotation && annotation.hidden === true);
}

async function textOfPages(name: string, document: PDFDocumentProxy): Promise<string> {
  const pages: string[] = [];
  const unread: number[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const text = linesOf(await placedTexts(page)).join('\n');
    length += text.length;
    if (length > MAX_TEXT_LENGTH) throw isTooLong(name);
    if (text.trim() === '') unread.push(number);
    else pages.push(text);
    page.cleanup();
  }
  if (pages.length === 0) throw isScanned(name);
  if (unread.length > 0) pages.push(`(pages without text, not read: ${unread.join(', ')})`);
  return pages.join('\n\n');
}

function refusalOf(name: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'PasswordException') return isProtected(name);
  return ['InvalidPDFException', 'FormatError', 'UnknownErrorException'].includes(error.name) ? isDamaged(name) : error;
}

async function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Columns stay apart by two or more spaces. Loads nothing from elsewhere, and runs no script of the file. */
export async function textOfPdf(name: string, bytes: Uint8Array): Promise<string> {
  const port = startWorker();
  // PDF.js empties the buffer that it is given.
  const task = getDocument({
    data: bytes.slice(),
    ...(port && { worker: PDFWorker.create({ port }) }),
    ...{ disableFontFace: true, useSystemFonts: false, useWorkerFetch: false, useWasm: false },
    ...{ enableXfa: false, verbosity: 0, maxImageSize: 0 },
  });
  try {
    const work = task.promise.then((document) => textOfPages(name, document));
    return await within(MAX_MS, work, () => isTooSlow(name));
  } catch (error) {
    throw refusalOf(name, error);
  } finally {
    void task.destroy();
    port?.terminate();
  }
}
