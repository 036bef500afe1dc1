import type { Rates } from '../../rates/rates';
import { ALL_FLAGS, ANY_WORK, FAILS, MISSES, OPEN } from '../ranking/totals';
import { neededCents, rewindCost } from '../ranking/unitMoney';
import type { MatchRequirement } from '../reading/requirement';
import { unstatedFields } from '../reading/unstated';
import { NOBODY } from './pointsToReach';
import { scan } from './scan';
import type { UnitStore } from './unitStore';

const SHORT = FAILS | MISSES | OPEN;

/** How many units fit a requirement, as they stand or with work whose cost is recorded. */
export function countFitting(requirement: MatchRequirement, store: UnitStore, rates: Rates): number {
  if (unstatedFields(requirement).length > 0) return 0;
  let count = 0;
  const isPriced = (row: number, flags: number) =>
    neededCents(store.moneyAt(row), { flags }, rewindCost(requirement, store.kvaAt(row), rates)).every(
      ({ cents }) => cents !== null,
    );
  const toReach = new Int32Array(ALL_FLAGS + 1).map((_, flags) => ((flags & SHORT) === 0 ? 0 : NOBODY));
  scan(requirement, store, rates, toReach, (row, _points, flags) => {
    if ((flags & ANY_WORK) === 0 || isPriced(row, flags)) count += 1;
  });
  return count;
}
