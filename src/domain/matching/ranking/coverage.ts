import type { Coverage } from '../../../contract/order/coverage';
import type { FitClass } from '../../../contract/unit/unit';
import type { MatchRequirement } from '../reading/requirement';
import { unstatedFields } from '../reading/unstated';

const COVERAGES: Readonly<Record<FitClass, Coverage>> = {
  Fits: 'fits',
  'Fits with work': 'work',
  'Fits, to be checked': 'check',
  'Misses a requirement': 'misses',
  'Does not fit': 'none',
};

/** How the best available unit covers an order; without a unit its class is undefined. */
export function coverageOf(requirement: MatchRequirement, best: FitClass | undefined): Coverage {
  if (unstatedFields(requirement).length > 0) return 'not stated';
  return best === undefined ? 'none' : COVERAGES[best];
}
