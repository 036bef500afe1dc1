/** One of these, in a regular expression. */
export const either = (...words: readonly string[]): string => `(?:${words.join('|')})`;
