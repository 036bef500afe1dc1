import { permissions, type Permission } from './access';

/** Words made from guarded fields, and the words for readers without the permission, possibly empty. */
interface GuardedWords {
  readonly needs: Permission;
  readonly words: string;
  readonly otherwise: string;
}

/**
 * Text that the server composes for people. Text from guarded fields is not a string, so the compiler rejects it in a response
 * until `sentenceFor` resolves it for the reader.
 */
export type Sentence = string | GuardedWords | readonly Sentence[];

export const fromCosts = (words: string, otherwise = ''): Sentence => ({ needs: 'seeCost', words, otherwise });

export function sentenceFor(own: ReadonlySet<Permission>, sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence;
  if ('needs' in sentence) return own.has(sentence.needs) ? sentence.words : sentence.otherwise;
  return sentencesFor(own, sentence).join(' ');
}

/** Removes duplicates and empty sentences. */
export const sentencesFor = (own: ReadonlySet<Permission>, sentences: readonly Sentence[]): string[] => [
  ...new Set(sentences.map((each) => sentenceFor(own, each)).filter((text) => text !== '')),
];

const EVERYTHING: ReadonlySet<Permission> = new Set(permissions);

/** All words, for records that are resolved for their readers later. */
export const wholeSentence = (sentence: Sentence): string => sentenceFor(EVERYTHING, sentence);
