import { around, type Found } from '../order/notes/denied';

/** What a text says of a field without stating one readable value; it then states none. */
export const UNCLEAR = '';

/** The one value that was found; null for none, for several and for one that is unclear. */
export function oneValue(found: readonly string[]): string | null {
  const [value, second] = new Set(found);
  return second === undefined && value !== UNCLEAR ? (value ?? null) : null;
}

const OR_AFTER = /^ or (?!equal|equiv|better|similar|approved)/i;

/** One of several that would do: 'FR3 or mineral oil', but not 'FR3 or equal'. */
export function isAlternative(found: Found): boolean {
  const { before, after } = around(found);
  return /\bor $/i.test(before) || OR_AFTER.test(after);
}
