import type { specStatuses } from '../../contract/unit/inventoryUnit';
import type { Verdict } from '../../contract/unit/unit';

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

/** The icon of a verdict; null where there is nothing to mark. */
export const verdictStatus = (verdict: Verdict): SpecStatus | null => statuses[verdict];
