import { GOOD_MARGIN_PERCENT } from '../limits';
import { formatPercentage } from './number';

/**
 * A margin in percent, one decimal, rounded toward the side of the threshold on which it is: 29.99 is '29.9%', so that it
 * never reads as the 30 that it misses, and the slightest loss is '-0.1%'. 'N/A' without a number.
 */
export function formatMargin(percent: number | null, threshold = GOOD_MARGIN_PERCENT): string {
  const missed = [threshold, 0].find(
    (limit) => percent !== null && percent < limit && formatPercentage(percent) === formatPercentage(limit),
  );
  return formatPercentage(missed === undefined ? percent : missed - 0.1);
}
