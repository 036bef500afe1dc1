/** The first letters of the first and last name, upper case ('Ana Maria Ruiz' is 'AR'); empty for an empty name. */
export function initials(name: string | null | undefined): string {
  const [first = '', ...others] = name?.match(/\S+/g) ?? [];
  return `${letterOf(first)}${letterOf(others.at(-1) ?? '')}`.toUpperCase();
}

/** A letter may be two of JavaScript's characters. */
const letterOf = (word: string): string => Array.from(word).slice(0, 1).join('');
