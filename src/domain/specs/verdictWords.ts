import type { Verdict } from '../../contract/unit/unit';

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

/** The verdict with how far the unit is from what is required, for paper and files: 'Differs: 5 in wider than asked'. */
export const verdictText = ({
  verdict,
  difference,
}: {
  readonly verdict: Verdict;
  readonly difference: string | null;
}): string => (difference === null ? verdictWords[verdict] : `${verdictWords[verdict]}: ${difference}`);
