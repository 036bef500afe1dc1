import type { ReadRequest } from '../../../contract/requests/reading';
import { taughtText } from '../../../domain/matching/vocabulary/taughtText';
import { readRequest } from '../../../domain/request/readRequest';
import type { Word } from '../../../domain/vocabulary/wordFields';

/** A customer's text with taught words read as their meanings; passages are those of the text as it came. */
export function readText(words: readonly Word[], text: string, today: string): ReadRequest {
  const taught = taughtText(words, text);
  const { lines, request, not_understood } = readRequest(taught.text, today);
  const before = <T extends { readonly passage: { start: number; end: number } | null }>(reading: T): T => ({
    ...reading,
    passage: reading.passage && taught.before(reading.passage),
  });
  return {
    lines: lines.map(({ readings }) => ({ readings: readings.map(before) })),
    request: request.map(before),
    not_understood: not_understood.map(taught.before),
  };
}
