/** The message says how to fix the file. */
export class FileRefusedError extends Error {
  readonly statusCode = 422;
}

type ContentType = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

const TAKEN = 'Use a JPEG, PNG or WebP picture, or a PDF.';
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const START_BYTES = 64;

const SIGNATURES: readonly (readonly [type: ContentType, start: string])[] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['pdf', '%PDF-'],
];

const OTHERS: readonly (readonly [start: RegExp, advice: string])[] = [
  [/^GIF8[79]a/, `This is a GIF. ${TAKEN}`],
  [/^(II\*\0|MM\0\*)/, 'This is a TIFF or raw camera file. Export it as a JPEG.'],
  [/^BM/, 'This is a bitmap (BMP). Save it as a PNG or JPEG.'],
  [/^\s*(<\?xml|<svg|<!doctype|<html)/i, `This is a web page or a drawing in SVG, which could run code. ${TAKEN}`],
  [/^PK\x03\x04/, 'This is a ZIP file or an Office document. Unpack it, or save the document as a PDF.'],
  [/^(7z\xbc\xaf|Rar!|\x1f\x8b)/, 'This is an archive. Unpack it and add the files that are in it.'],
  [/^\xd0\xcf\x11\xe0/, 'This is an Office document. Save it as a PDF.'],
  [/^....ftypavi[fs]/s, 'This is an AVIF picture. Save it as a JPEG.'],
  [/^....ftyp/s, 'This is a video. Add a photo instead.'],
  [/^(MZ|\x7fELF|#!)/, `This is a program. ${TAKEN}`],
];

/** Detects the type by the first bytes, ignoring the name. @throws FileRefusedError */
export function recognize(bytes: Uint8Array): ContentType {
  if (bytes.length === 0) throw new FileRefusedError('The file is empty. Choose it again once it is complete.');
  const start = Buffer.from(bytes.subarray(0, START_BYTES)).toString('latin1');
  const signed = SIGNATURES.find(([, signature]) => start.startsWith(signature));
  if (signed !== undefined) return signed[0];
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(start.slice(8, 12))) return 'heic';
  const other = OTHERS.find(([pattern]) => pattern.test(start));
  throw new FileRefusedError(other?.[1] ?? `This is neither a picture nor a PDF, whatever its name says. ${TAKEN}`);
}

/** Readers look for the end of a PDF in its last kilobyte (ISO 32000-1, annex H). */
const END_BYTES = 1_024;

export function checkPdf(bytes: Buffer): void {
  if (bytes.subarray(-END_BYTES).includes('%%EOF')) return;
  throw new FileRefusedError('The PDF is cut off: its end is missing. Save it or download it again.');
}
