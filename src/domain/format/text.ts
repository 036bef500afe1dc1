/** With a capital letter at the start ('Primary voltage'); 'kVA' stays as it is written. */
export const capitalized = (text: string): string =>
  /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** The first letters of the first and last name, upper case ('Ana Maria Ruiz' is 'AR'); empty for an empty name. */
export function initials(name: string | null | undefined): string {
  const [first = '', ...others] = name?.match(/\S+/g) ?? [];
  return `${letterOf(first)}${letterOf(others.at(-1) ?? '')}`.toUpperCase();
}

/** A letter may be two of JavaScript's characters. */
const letterOf = (word: string): string => Array.from(word).slice(0, 1).join('');

/** 'phase, kVA and taps'. */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** Typed text as it may be searched for: on one line, trimmed, at most `length` UTF-16 units, no half character. */
export const oneLine = (text: string | null, length: number): string =>
  (text ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** The text, cut to `length` characters and an ellipsis if it is longer. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text;
}
