import type { Rates } from '../../rates/rates';
import { ANY_WORK, FAILS, MISSES, OPEN } from '../ranking/totals';
import { neededCents, rewindCost } from '../ranking/unitMoney';
import type { MatchRequirement } from '../reading/requirement';
import { unstatedFields } from '../reading/unstated';
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
  scan(requirement, store, rates, ({ from, length, flags }) => {
    for (let at = 0; at < length; at += 1) {
      const flag = flags[at] ?? 0;
      if ((flag & SHORT) !== 0 || !store.isLive(from + at)) continue;
      if ((flag & ANY_WORK) === 0 || isPriced(from + at, flag)) count += 1;
    }
  });
  return count;
}
