import { isUtf8 } from 'node:buffer';
import type { Encoding } from '../../../contract/imports/mapping';

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The byte order mark says it, where there is one. */
function marked(start: Buffer): Encoding | null {
  return MARKS.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0] ?? null;
}

/** Of Latin text in UTF-16, every other byte is zero. */
function looksLikeUtf16(start: Buffer): Encoding | null {
  const pairs = Math.floor(start.length / 2);
  const zerosFrom = (first: number) =>
    start.subarray(0, pairs * 2).filter((byte, at) => byte === 0 && at % 2 === first).length;
  const [even, odd] = [zerosFrom(0), zerosFrom(1)];
  if (pairs < 2) return null;
  if (odd > pairs * 0.7 && even < pairs * 0.1) return 'utf-16le';
  return even > pairs * 0.7 && odd < pairs * 0.1 ? 'utf-16be' : null;
}

/** Whether it is valid UTF-8, but for a letter that is cut at its end. */
function startsAsUtf8(start: Buffer): boolean {
  return [0, 1, 2, 3].some((cut) => isUtf8(start.subarray(0, Math.max(0, start.length - cut))));
}

/** How the beginning of a file is encoded; null where it is neither UTF-8 nor UTF-16. */
export function encodingOf(start: Buffer): Encoding | null {
  return marked(start) ?? looksLikeUtf16(start) ?? (startsAsUtf8(start) ? 'utf-8' : null);
}
