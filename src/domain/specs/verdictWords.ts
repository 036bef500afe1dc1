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
