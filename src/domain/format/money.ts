import { plainNumber, type Quantity } from '../quantity/quantity';
import { lazy } from '../lazy';
import { NOT_AVAILABLE, formatPercentage } from './number';
import { GOOD_MARGIN_PERCENT } from '../limits';

const US_DOLLARS = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;
const dollars = lazy(() => new Intl.NumberFormat('en-US', { ...US_DOLLARS, maximumFractionDigits: 0 }));
const dollarsAndCents = lazy(() => new Intl.NumberFormat('en-US', US_DOLLARS));

/** US dollars, rounded to whole dollars as spec section 9 says ('$41,250'). */
export function formatMoney(value: Quantity): string {
  const number = plainNumber(value);
  return number === null ? NOT_AVAILABLE : dollars().format(number);
}

/** US dollars with any cents ('$41,250.50', '$41,250'). */
export function formatPrice(value: Quantity): string {
  const number = plainNumber(value);
  if (number === null) return NOT_AVAILABLE;
  const text = dollarsAndCents().format(number);
  return text.endsWith('.00') ? text.slice(0, -3) : text;
}

/**
 * Percent to one decimal, halves away from zero, but never across the threshold or zero: 29.99 is 29.9, not the 30 that it misses,
 * and the slightest loss is -0.1.
 */
export function roundMargin(percent: number, threshold = GOOD_MARGIN_PERCENT): number {
  const tenths = Math.round(Math.abs(percent) * 10 * (1 + Number.EPSILON)) / 10;
  const rounded = percent < 0 ? -tenths : tenths;
  const missed = [threshold, 0].find((limit) => percent < limit && rounded >= limit);
  return missed === undefined ? rounded : missed - 0.1;
}

export const formatMargin = (percent: number | null, threshold = GOOD_MARGIN_PERCENT): string =>
  formatPercentage(percent === null ? null : roundMargin(percent, threshold));
