import type { Work } from '../../../contract/unit/unit';
import { COST_NOT_RECORDED } from '../../cost/recordedCost';
import { workNames } from '../../cost/workNames';
import { formatMoney } from '../../format/money';

/** What work costs: US dollars, null where that is not recorded; or nothing more than was said before. */
export type WorkPrice = number | null | 'said before';

/** 'needs feed conversion, $3,010'; for a voltage 'required 12470 V, unit 13200 V: turn pull, cost not recorded'. */
export function workPhrase(work: Work, price: WorkPrice, compared: string | null): string {
  const prefix = compared === null ? 'needs ' : `${compared}: `;
  if (price === 'said before') return `${prefix}the same ${workNames[work]}`;
  return `${prefix}${workNames[work]}, ${price === null ? COST_NOT_RECORDED : formatMoney(price)}`;
}
