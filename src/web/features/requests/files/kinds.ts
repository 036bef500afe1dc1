import { decodedText } from './decoded';

export type Kind = ('pdf' | 'zip' | 'compound' | 'picture' | 'rtf') | ('email' | 'html' | 'csv' | 'text' | 'unknown');

const PICTURE_NAMES = /\.(?:jpe?g|png|gif|bmp|tiff?|webp|heic|heif|avif|svg|ico)$/i;
const PICTURE_STARTS = [
  /^\xff\xd8\xff/,
  /^\x89PNG/,
  /^GIF8/,
  /^BM[^]{4}\0\0\0\0/,
  /^II\*\0/,
  /^MM\0\*/,
  /^RIFF[^]{4}WEBP/,
];
const HEIF = /^[^]{4}ftyp(?:hei|hev|mif1|msf1|avif)/;
/** Mail programs write these, people who paste a mail into a text do not. */
const MAIL_HEADER = /^(?:mime-version|received|message-id|return-path|delivered-to|content-type|x-[\w-]+):/im;
const FIRST_HEADER = /^(?:[\w-]+:[^\n]*\n|from [^\n]+\n)/i;
const PDF_START_WITHIN = 1024;

const latin = (bytes: Uint8Array, count: number): string =>
  Array.from(bytes.subarray(0, count), (byte) => String.fromCharCode(byte)).join('');

function kindOfText(name: string, text: string): Kind {
  const start = text.trimStart().slice(0, 8192).replaceAll('\r\n', '\n');
  const [headers = ''] = start.split('\n\n', 1);
  if (/\.eml$/i.test(name) || (FIRST_HEADER.test(headers) && MAIL_HEADER.test(headers))) return 'email';
  if (/^(?:<!doctype html|<html|<\?xml[^>]*>\s*<html)/i.test(start) || /\.x?html?$/i.test(name)) return 'html';
  return /\.(?:csv|tsv)$/i.test(name) ? 'csv' : 'text';
}

/** By the content first, because names can be wrong, then by the name. */
export function kindOf(name: string, bytes: Uint8Array): Kind {
  const start = latin(bytes, PDF_START_WITHIN);
  if (start.includes('%PDF-')) return 'pdf';
  if (/^PK(?:\x03\x04|\x05\x06)/.test(start)) return 'zip';
  if (start.startsWith('\xd0\xcf\x11\xe0')) return 'compound';
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (HEIF.test(start) || PICTURE_STARTS.some((each) => each.test(start)) || PICTURE_NAMES.test(name)) return 'picture';
  // A mail may have bytes of any kind in its parts.
  const text = decodedText(bytes);
  if (text === null) return /\.eml$/i.test(name) ? 'email' : 'unknown';
  return kindOfText(name, text);
}
