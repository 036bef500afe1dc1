import type { Offer } from '../../../contract/requests/matching';
import { formatMoney } from '../../format/money';
import { formatNumber } from '../../format/number';

const changeText = (change: string) => change.replace(/\d{4,}(?= V$)/, formatNumber);
const unitsFit = (count: number) => (count === 1 ? '1 unit fits' : `${formatNumber(count)} units fit`);

/** 'With 13,200 V: 14 units fit (9 more), best one $2,900 less' */
export function offerText({ change, units, more, cost_change }: Offer): string {
  const of = units === null ? '' : `: ${unitsFit(units)}${more === null ? '' : ` (${formatNumber(more)} more)`}`;
  const cost =
    cost_change === null ? '' : `, best one ${formatMoney(Math.abs(cost_change))} ${cost_change < 0 ? 'less' : 'more'}`;
  return `${changeText(change ?? '')}${of}${cost}`;
}
