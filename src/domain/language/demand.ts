import { around, deniesNext, plainText, saidOf, type Said } from './denial';
import { inEnglish } from './foreign';
import type { Vocabulary } from './things';

/** Requirements in a text: any of these ('FR3 or mineral'), none of those ('no aluminum'), possibly nothing else ('only'). */
export interface Demand<T> {
  readonly included: ReadonlySet<T>;
  readonly excluded: ReadonlySet<T>;
  readonly isOnly: boolean;
}

interface Named<T> {
  readonly term: T;
  readonly found: RegExpExecArray;
}

/** A thing that a text names, and whether it requires, allows or denies it. */
interface Mention<T> extends Named<T> {
  readonly said: Said;
}

/** The things that a lowercase text names, in its order; if names overlap, the longest. */
export function mentionsIn<T>(text: string, vocabulary: Vocabulary<T>): Mention<T>[] {
  const names: Named<T>[] = [];
  const all = vocabulary
    .flatMap(([term, pattern]) => [...text.matchAll(pattern)].map((found) => ({ term, found })))
    .sort((a, b) => a.found.index - b.found.index || endOf(b) - endOf(a));
  for (const named of all) if (endOf(named) > endOf(names.at(-1))) names.push(named);
  let before: Mention<T> | undefined;
  return names.map((named, at) => (before = { ...named, said: saidBetween(before, named, names[at + 1]) }));
}

const endOf = (named: Named<unknown> | undefined): number => (named ? named.found.index + named.found[0].length : 0);

/** 'No FR3 or silicone' denies both. */
const LIST_END = /^,? (?:or|nor) (?!equal|approved|better|similar)/;
const JOINED = /^[\s,]*(?:or|nor|\/)[\s,]*$/;

/** A word of denial belongs to the next name: 'no PCB mineral oil' does not deny mineral oil. */
function saidBetween<T>(previous: Mention<T> | undefined, named: Named<T>, next: Named<T> | undefined): Said {
  const { input, index } = named.found;
  const { before, after } = around(named.found);
  const gap = input.slice(endOf(previous), index);
  const isListed = JOINED.test(gap) || (/^, $/.test(gap) && LIST_END.test(after));
  if (previous?.said === 'denied' && isListed) return 'denied';
  const toNext = next ? next.found.index - endOf(named) : Infinity;
  const isOfNext = toNext <= after.length && deniesNext(after.slice(0, toNext));
  return saidOf({ before: gap.length < before.length ? gap : before, after: isOfNext ? '' : after });
}

/** Null for a text that names nothing of the vocabulary. */
export function demandIn<T>(text: string, vocabulary: Vocabulary<T>): Demand<T> | null {
  const words = inEnglish(plainText(text));
  const mentions = mentionsIn(words, vocabulary);
  const termsOf = (...wanted: readonly Said[]) =>
    new Set(mentions.filter(({ said }) => wanted.includes(said)).map(({ term }) => term));
  const [included, excluded] = [termsOf('said', 'allowed'), termsOf('denied')];
  return included.size + excluded.size === 0 ? null : { included, excluded, isOnly: /\bonly\b/.test(words) };
}

/** Whether a demand names or excludes a value; null if it must be compared with the required ones. */
export function settledBy<T>({ included, excluded, isOnly }: Demand<T>, value: T): 'exact' | 'excluded' | null {
  if (excluded.has(value)) return 'excluded';
  if (included.has(value)) return 'exact';
  if (isOnly) return 'excluded';
  return included.size === 0 ? 'exact' : null;
}
