import type { specStatuses } from '../../contract/units/inventoryUnit';
import { type Verdict, verdicts } from '../../contract/units/unit';

/** Status icons; 'unknown' is a question mark. */
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

export const verdictStatus = (verdict: Verdict): SpecStatus | null => statuses[verdict];

/** The words on every screen and paper. */
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

export const verdictText = ({
  verdict,
  difference,
}: {
  readonly verdict: Verdict;
  readonly difference: string | null;
}): string => (difference === null ? verdictWords[verdict] : `${verdictWords[verdict]}: ${difference}`);

/** Notes that only repeat the verdict. */
const REPEATING: ReadonlySet<string> = new Set(['as required', ...verdicts]);

/** The note without the verdict and without its period; null if nothing remains. */
export function informativeNote(note: string | null): string | null {
  const text = (note ?? '').trim().replace(/\.$/, '');
  return text === '' || REPEATING.has(text.toLowerCase()) ? null : text;
}
