import { saidOf, type Said } from './denial';

/** The names of things and the patterns by which texts in lower case name them; patterns have the flag 'g'. */
export type Vocabulary<T> = readonly (readonly [T, RegExp])[];

/** What a text asks for: any of these ('FR3 or mineral'), none of those ('no aluminum'), and maybe nothing else ('only'). */
export interface Demand<T> {
  readonly asked: ReadonlySet<T>;
  readonly denied: ReadonlySet<T>;
  readonly isOnly: boolean;
}

interface Mention<T> {
  readonly term: T;
  readonly start: number;
  readonly end: number;
}

/** 'No FR3 or silicone' denies both. */
const JOINED = /^[\s,]*(?:or|nor|\/)[\s,]*$/;

/** The names in a text, and how it speaks of them. */
function mentionsIn<T>(text: string, vocabulary: Vocabulary<T>): { term: T; said: Said }[] {
  const found = vocabulary
    .flatMap(([term, pattern]) => [...text.matchAll(pattern)].map((match) => mentionOf(term, match)))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let before: { end: number; said: Said } | undefined;
  return found.map(({ term, start, end }) => {
    const isJoined = before?.said === 'denied' && JOINED.test(text.slice(before.end, start));
    const said = isJoined ? 'denied' : saidOf(text, start, end);
    before = { end, said };
    return { term, said };
  });
}

const mentionOf = <T>(term: T, match: RegExpExecArray): Mention<T> => ({
  term,
  start: match.index,
  end: match.index + match[0].length,
});

/** Null for a text that names nothing of the vocabulary. */
export function demandIn<T>(text: string, vocabulary: Vocabulary<T>): Demand<T> | null {
  const words = text.toLowerCase().replaceAll('’', "'");
  const mentions = mentionsIn(words, vocabulary);
  const termsOf = (wanted: Said) => new Set(mentions.filter(({ said }) => said === wanted).map(({ term }) => term));
  const [asked, denied] = [termsOf('said'), termsOf('denied')];
  return asked.size + denied.size === 0 ? null : { asked, denied, isOnly: /\bonly\b/.test(words) };
}

/** Whether what a demand names or excludes settles a value; null where it has to be compared with what is asked for. */
export function settledBy<T>({ asked, denied, isOnly }: Demand<T>, value: T): 'exact' | 'excluded' | null {
  if (denied.has(value)) return 'excluded';
  if (asked.has(value)) return 'exact';
  if (isOnly) return 'excluded';
  return asked.size === 0 ? 'exact' : null;
}
