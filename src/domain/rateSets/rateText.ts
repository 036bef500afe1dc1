import { formatNumber } from '../format/number';
import { formatPrice } from '../format/money';
import type { RateField } from './rateFields';

/** A rate with its unit of measure: '17.5 points', '15%', '$2,300', '$3.25 per mile', 'none'. */
export function rateText({ unit }: Pick<RateField, 'unit'>, value: number | null): string {
  if (value === null) return 'none';
  if (unit === '%') return `${value}%`;
  if (!unit.startsWith(DOLLARS)) return `${formatNumber(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
  return `${formatPrice(value)}${unit.slice(DOLLARS.length)}`;
}

const DOLLARS = 'US dollars';
