import type { Coverage } from '../../../contract/order/coverage';
import type { FitClass } from '../../../contract/unit/unit';

/** How an order's best unit serves it. */
export function coverageOf(best: { readonly fitClass: FitClass; readonly score: number | null } | undefined): Coverage {
  if (best === undefined || best.score === null || best.fitClass === 'Does not fit') return 'none';
  return best.fitClass === 'Fits' ? 'perfect' : 'work';
}
