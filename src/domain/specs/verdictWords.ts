import type { Verdict } from '../../contract/unit/unit';

/** A verdict as people read it: the same words in reason, card, table, unit page, print and export. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  exact: 'Exact',
  acceptable: 'Acceptable',
  'needs work': 'Needs work',
  'does not serve': 'Does not serve',
  'not recorded': 'Not recorded',
  'not required': 'Not required',
};
