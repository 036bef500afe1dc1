/** What a text says of a field without stating one readable value; it then states none. */
export const UNCLEAR = '';

/** The one value that was found; null for none, for several and for one that is unclear. */
export function oneValue(found: readonly string[]): string | null {
  const [value, second] = new Set(found);
  return second === undefined && value !== UNCLEAR ? (value ?? null) : null;
}
