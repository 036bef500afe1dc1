/** Capitalizes the first letter; 'kVA' stays. */
export const capitalized = (text: string): string =>
  /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** 'Ana Maria Ruiz' is 'AR'. */
export function initials(name: string | null | undefined): string {
  const [first = '', ...others] = name?.match(/\S+/g) ?? [];
  return `${letterOf(first)}${letterOf(others.at(-1) ?? '')}`.toUpperCase();
}

/** A letter may be a surrogate pair. */
const letterOf = (word: string): string => Array.from(word).slice(0, 1).join('');

export function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** On one line, trimmed, at most `length` UTF-16 units, without a split surrogate pair. */
export const oneLine = (text: string | null, length: number): string =>
  (text ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text;
}
