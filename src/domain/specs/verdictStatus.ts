import type { specStatuses } from '../../contract/unit/inventoryUnit';
import type { Verdict } from '../../contract/unit/unit';

/** The status icon of a specification. */
export type SpecStatus = (typeof specStatuses)[number];

const statuses: Readonly<Record<Verdict, SpecStatus | null>> = {
  exact: 'check',
  acceptable: 'tolerance',
  'needs work': 'warning',
  oversized: 'alert',
  'does not fit': 'alert',
  differs: 'warning',
  'not recorded': null,
  'not understood': null,
  'not required': null,
};

/** The icon of a verdict; null where there is nothing to mark. */
export const verdictStatus = (verdict: Verdict): SpecStatus | null => statuses[verdict];
