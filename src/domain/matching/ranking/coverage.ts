import type { Coverage } from '../../../contract/order/coverage';
import type { Verdict } from '../../../contract/unit/unit';
import type { PricedWork } from '../../cost/recordedCost';

interface Judged {
  readonly canServe: boolean;
  readonly features: readonly { readonly verdict: Verdict }[];
  readonly neededWork: readonly PricedWork[];
}

/**
 * How an order's best unit serves it: 'work' also where a gap stays that no work closes, or a value is not recorded, since
 * somebody has to look into it first.
 */
export function coverageOf(best: Judged | undefined): Coverage {
  if (best?.canServe !== true) return 'none';
  const verdicts = new Set(best.features.map(({ verdict }) => verdict));
  const isOpen = (['needs work', 'does not fit', 'not recorded'] as const).some((each) => verdicts.has(each));
  if (isOpen || best.neededWork.length > 0) return 'work';
  return verdicts.has('acceptable') ? 'acceptable' : 'perfect';
}
