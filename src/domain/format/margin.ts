import { GOOD_MARGIN_PERCENT } from '../limits';
import { formatPercentage } from './number';

/**
 * A margin in percent to one decimal, halves away from zero as amounts are, but toward the side of the threshold on which it is: 29.99 is 29.9, so that it
 * never reads as the 30 that it misses, and the slightest loss is -0.1.
 */
export function roundMargin(percent: number, threshold = GOOD_MARGIN_PERCENT): number {
  const tenths = Math.round(Math.abs(percent) * 10 * (1 + Number.EPSILON)) / 10;
  const rounded = percent < 0 ? -tenths : tenths;
  const missed = [threshold, 0].find((limit) => percent < limit && rounded >= limit);
  return missed === undefined ? rounded : missed - 0.1;
}

/** The same as text ('29.9%'); 'N/A' without a number. */
export const formatMargin = (percent: number | null, threshold = GOOD_MARGIN_PERCENT): string =>
  formatPercentage(percent === null ? null : roundMargin(percent, threshold));
