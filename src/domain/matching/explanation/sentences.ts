/** 'a', 'a and b', 'a, b and c'. */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
