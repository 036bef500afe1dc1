import { permissions, type Permission } from './access';

/** Words made from fields that a permission guards, and the words for readers without it: empty if they read nothing. */
interface GuardedWords {
  readonly needs: Permission;
  readonly words: string;
  readonly otherwise: string;
}

/**
 * Text for people that the server composes. Text made from guarded fields is no string, so the compiler refuses it in an answer or
 * an error until `sentenceFor` has resolved it for the reader. A list reads as its parts in one text.
 */
export type Sentence = string | GuardedWords | readonly Sentence[];

/** Text made from costs, unit prices, margins or rates. */
export const fromCosts = (words: string, otherwise = ''): Sentence => ({ needs: 'seeCost', words, otherwise });

/** The sentence as a reader with these permissions sees it. */
export function sentenceFor(own: ReadonlySet<Permission>, sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence;
  if ('needs' in sentence) return own.has(sentence.needs) ? sentence.words : sentence.otherwise;
  return sentencesFor(own, sentence).join(' ');
}

/** Each for itself; what reads the same comes once, and what reads as nothing is left out. */
export const sentencesFor = (own: ReadonlySet<Permission>, sentences: readonly Sentence[]): string[] => [
  ...new Set(sentences.map((each) => sentenceFor(own, each)).filter((text) => text !== '')),
];

const EVERYTHING: ReadonlySet<Permission> = new Set(permissions);

/** Everything that it says, for records that are resolved for their readers later. */
export const wholeSentence = (sentence: Sentence): string => sentenceFor(EVERYTHING, sentence);
