import type { Rates } from '../../rates/rates';
import { ALL_FLAGS, FAILS, MISSES } from '../ranking/totals';
import { type MatchRequirement, unstatedFields } from '../reading/requirement';
import { NOBODY } from './pointsToReach';
import { scan } from './scan';
import type { UnitStore } from '../../unitStore/unitStore';

/** How many units fit a requirement: as they stand, with work, or once somebody has checked what is not known. */
export function countFitting(requirement: MatchRequirement, store: UnitStore, rates: Rates): number {
  if (unstatedFields(requirement).length > 0) return 0;
  const toReach = new Int32Array(ALL_FLAGS + 1).map((_, flags) => ((flags & (FAILS | MISSES)) === 0 ? 0 : NOBODY));
  let count = 0;
  scan(requirement, store, rates, toReach, () => (count += 1));
  return count;
}
