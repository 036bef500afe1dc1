import { FileRefusedError } from './refused';

/** Readers look for the end of a PDF in its last kilobyte (ISO 32000-1, annex H). */
const END_BYTES = 1_024;

/** A PDF is kept byte by byte. @throws FileRefusedError where its end is missing. */
export function checkPdf(bytes: Buffer): void {
  if (bytes.subarray(-END_BYTES).includes('%%EOF')) return;
  throw new FileRefusedError('The PDF is cut off: its end is missing. Save it or download it again.');
}
