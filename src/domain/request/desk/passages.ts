import type { LineField, LineReading, Passage, RequestField, RequestReading } from '../../../contract/requests/reading';

export type MarkKind = 'read' | 'assumed' | 'not understood';

/** A stretch of text with the fields that it states. */
export interface MarkedText {
  readonly start: number;
  readonly text: string;
  readonly kind: MarkKind | null;
  readonly fields: readonly (LineField | RequestField)[];
}

interface Mark extends Passage {
  readonly kind: MarkKind;
  readonly field: LineField | RequestField | null;
}

export function marksOf(
  readings: readonly (LineReading | RequestReading)[],
  notUnderstood: readonly Passage[],
): Mark[] {
  const stated = readings.flatMap(({ passage, status, field }): Mark[] =>
    passage === null ? [] : [{ ...passage, kind: status, field }],
  );
  return [...stated, ...notUnderstood.map((passage): Mark => ({ ...passage, kind: 'not understood', field: null }))];
}

/** A reading counts more than an assumption from the same words. */
const KINDS: readonly MarkKind[] = ['read', 'assumed', 'not understood'];

/** Longer stretches without a mark are cut in the middle. */
const MAX_PLAIN = 4000;
const SHOWN_AT_ENDS = 1500;

/** The text cut at the ends of its passages, which may overlap. */
export function markedText(text: string, marks: readonly Mark[]): MarkedText[] {
  const inside = marks.filter(({ start, end }) => start >= 0 && end <= text.length && start < end);
  const cuts = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  const sorted = [...inside].sort((a, b) => a.start - b.start);
  let open: Mark[] = [];
  let next = 0;
  return cuts.slice(0, -1).map((start, at) => {
    for (let mark = sorted[next]; mark && mark.start <= start; mark = sorted[next]) {
      open.push(mark);
      next += 1;
    }
    open = open.filter(({ end }) => end > start);
    const words = text.slice(start, cuts[at + 1]);
    return {
      start,
      text: open.length === 0 ? shortened(words) : words,
      kind: KINDS.find((kind) => open.some((mark) => mark.kind === kind)) ?? null,
      fields: open.flatMap(({ field }) => field ?? []),
    };
  });
}

const shortened = (words: string): string =>
  words.length <= MAX_PLAIN ? words : `${words.slice(0, SHOWN_AT_ENDS)}\n…\n${words.slice(-SHOWN_AT_ENDS)}`;
