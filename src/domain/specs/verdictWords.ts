import type { specStatuses } from '../../contract/unit/inventoryUnit';
import { type Verdict, verdicts } from '../../contract/unit/unit';

/** The status icon of a specification; 'unknown' is a question mark. */
export type SpecStatus = (typeof specStatuses)[number] | 'unknown';

const statuses: Readonly<Record<Verdict, SpecStatus | null>> = {
  exact: 'check',
  acceptable: 'tolerance',
  'needs work': 'warning',
  oversized: 'alert',
  'does not fit': 'alert',
  differs: 'warning',
  'not recorded': 'unknown',
  'not understood': 'unknown',
  'not required': null,
};

/** The icon of a verdict; null if there is nothing to mark. */
export const verdictStatus = (verdict: Verdict): SpecStatus | null => statuses[verdict];

/** A verdict as people read it: the same words in reason, card, table, unit page, print and export. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  exact: 'Exact',
  acceptable: 'Acceptable',
  'needs work': 'Needs work',
  oversized: 'Oversized',
  'does not fit': 'Does not fit',
  differs: 'Differs',
  'not recorded': 'Not recorded',
  'not understood': 'Not understood',
  'not required': 'Not required',
};

/** The verdict and the difference, for paper and files: 'Differs: 5 in wider than asked'. */
export const verdictText = ({
  verdict,
  difference,
}: {
  readonly verdict: Verdict;
  readonly difference: string | null;
}): string => (difference === null ? verdictWords[verdict] : `${verdictWords[verdict]}: ${difference}`);

/** Notes that only repeat the verdict. */
const REPEATING: ReadonlySet<string> = new Set(['as required', ...verdicts]);

/** The note without the part that repeats the verdict, and without its period; null if nothing remains. */
export function informativeNote(note: string | null): string | null {
  const text = (note ?? '').trim().replace(/\.$/, '');
  return text === '' || REPEATING.has(text.toLowerCase()) ? null : text;
}
