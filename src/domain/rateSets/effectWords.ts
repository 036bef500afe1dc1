import type { RatesEffect } from '../../contract/rates/rateSets';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** What rates would do to the open orders, in sentences: '41 best units change.' */
export function effectWords(effect: RatesEffect): readonly string[] {
  const { orders, bestChanges, becomeGood, loseGood, marginChange } = effect;
  const judged = `${counted(orders, 'open order', 'open orders')} compared with today.`;
  if (bestChanges === 0 && becomeGood === 0 && loseGood === 0 && marginChange === 0)
    return [judged, 'No best unit, good margin or sum of margins changes.'];
  return [
    judged,
    `${counted(bestChanges, 'best unit changes', 'best units change')}.`,
    `${counted(becomeGood, 'order reaches', 'orders reach')} a good margin; ${formatNumber(loseGood)} no longer ${loseGood === 1 ? 'does' : 'do'}.`,
    `The margins of the best units change by ${marginChange > 0 ? '+' : ''}${formatMoney(marginChange)} in sum, where all their costs are recorded.`,
  ];
}
