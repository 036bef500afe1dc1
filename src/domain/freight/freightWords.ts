import type { Estimate } from '../cost/comparison/estimate';
import { formatMargin } from '../format/margin';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import { afterFreight } from './afterFreight';
import type { Freight, KnownFreight } from './freight';

const MISSING = {
  weight: 'weight not recorded',
  distance: 'distance not known',
  rate: 'no rate for this weight',
} as const;

/** 'after freight ≈ 18.4%, 1,220 mi, 10,300 lb'; 'at most ≈' if the margin is the most there can be. */
export function afterFreightText(estimate: Estimate, freight: Freight): string {
  if (freight.kind !== 'known') return freightText(freight);
  const left = afterFreight(estimate, freight);
  if (left === null) return freightText(freight);
  const most = estimate.isComplete ? '' : 'at most ';
  return `after freight ${most}≈ ${formatMargin(left.percent, estimate.goodMargin)}, ${wayText(freight)}`;
}

/** 'freight ≈ $4,270, 1,220 mi, 10,300 lb', 'freight not known: weight not recorded', 'freight paid by customer'. */
export function freightText(freight: Freight): string {
  if (freight.kind === 'paid by customer') return 'freight paid by customer';
  if (freight.kind === 'not known') return `freight not known: ${MISSING[freight.missing]}`;
  return `freight ≈ ${formatMoney(freight.dollars)}, ${wayText(freight)}`;
}

/** '1,220 mi, 10,300 lb, with permit'. */
const wayText = ({ miles, pounds, hasPermit }: KnownFreight): string =>
  [`${formatNumber(miles)} mi`, `${formatNumber(pounds)} lb`, ...(hasPermit ? ['with permit'] : [])].join(', ');
