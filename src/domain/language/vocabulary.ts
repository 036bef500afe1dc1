/** How texts name a thing, as patterns in lower case: `words` are clear in any text, `short` only in a field of its own. */
export interface Name<T> {
  readonly term: T;
  readonly words: string;
  readonly short?: string;
}

/** The names of things and the patterns by which texts in lower case name them; patterns have the flag 'g'. */
export type Vocabulary<T> = readonly (readonly [T, RegExp])[];

const wholeWords = (pattern: string): RegExp => new RegExp(String.raw`(?<!\w)(?:${pattern})(?!\w)`, 'g');

/** For the field of such things. */
export const inField = <T>(names: readonly Name<T>[]): Vocabulary<T> =>
  names.map(({ term, words, short }) => [term, wholeWords(short === undefined ? words : `${words}|${short}`)]);

/** For notes and descriptions. */
export const inText = <T>(names: readonly Name<T>[]): Vocabulary<T> =>
  names.map(({ term, words }) => [term, wholeWords(words)]);
