import type { Estimate } from '../cost/comparison/estimate';
import { formatMargin, formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import { afterFreight, type Freight, type KnownFreight } from './freight';

const MISSING = {
  weight: 'weight not recorded',
  distance: 'distance not known',
  rate: 'no rate for this weight',
} as const;

type FreightedEstimate = Pick<Estimate, 'margin' | 'salePrice' | 'isComplete' | 'goodMargin'>;

/** 'After freight', '≈ 18.4%, 1,220 mi, 10,300 lb'; without a margin 'Freight', '≈ $4,270, 1,220 mi, 10,300 lb'. */
export function freightLine(estimate: FreightedEstimate, freight: Freight) {
  const left = freight.kind === 'known' ? afterFreight(estimate, freight) : null;
  if (freight.kind !== 'known' || left === null) return { label: 'Freight', value: freightValue(freight) };
  const most = estimate.isComplete ? '' : 'at most ';
  const percent = formatMargin(left.percent, estimate.goodMargin);
  return { label: 'After freight', value: `${most}≈ ${percent}, ${wayText(freight)}` };
}

/** 'after freight ≈ 18.4%, 1,220 mi, 10,300 lb', 'freight not known: weight not recorded'. */
export function afterFreightText(estimate: FreightedEstimate, freight: Freight): string {
  const { label, value } = freightLine(estimate, freight);
  return `${label.toLowerCase()} ${value}`;
}

export const freightText = (freight: Freight): string => `freight ${freightValue(freight)}`;

/** The label beside a margin: 'after freight', 'freight paid by customer'; empty without freight rates. */
export function freightWords(freight: Freight | null): string {
  if (freight === null) return '';
  return freight.kind === 'known' ? 'after freight' : freightText(freight);
}

export function freightValue(freight: Freight): string {
  if (freight.kind === 'paid by customer') return freight.kind;
  if (freight.kind === 'not known') return `not known: ${MISSING[freight.missing]}`;
  return `≈ ${formatMoney(freight.dollars)}, ${wayText(freight)}`;
}

const wayText = ({ miles, pounds, hasPermit }: KnownFreight): string =>
  [`${formatNumber(miles)} mi`, `${formatNumber(pounds)} lb`, ...(hasPermit ? ['with permit'] : [])].join(', ');
