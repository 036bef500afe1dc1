const inOrder = new Intl.Collator('en', { numeric: true });

const DIGITS = /^\d+$/;

/**
 * Numbers in serials compare as numbers; a serial is equal to itself alone. Most serials are equally many digits, which have
 * the same order as text, told in a third of the time.
 */
export function compareSerials(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length === b.length && DIGITS.test(a) && DIGITS.test(b)) return a < b ? -1 : 1;
  return inOrder.compare(a, b) || (a < b ? -1 : 1);
}
