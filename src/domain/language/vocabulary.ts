/** A thing and how texts in lower case name it: words that are clear in any text, and those that are only in a field of its own. */
export type Name<T> = readonly [term: T, words: string, short?: string];

/** The names of things and the patterns by which texts in lower case name them; patterns have the flag 'g'. */
export type Vocabulary<T> = readonly (readonly [T, RegExp])[];

const wholeWords = (words: string): RegExp => new RegExp(String.raw`(?<!\w)(?:${words})(?!\w)`, 'g');

/** For the field of such things. */
export const inField = <T>(names: readonly Name<T>[]): Vocabulary<T> =>
  names.map(([term, words, short]) => [term, wholeWords(short === undefined ? words : `${words}|${short}`)]);

/** For notes and descriptions. */
export const inText = <T>(names: readonly Name<T>[]): Vocabulary<T> =>
  names.map(([term, words]) => [term, wholeWords(words)]);
