import { ALL_FLAGS, type Totals } from '../ranking/totals';

/**
 * Totals of a column's value in one number: points above, flags in the lowest bits. The sum of those of eight columns has the points
 * of all (the flags of eight columns stay below ONE_POINT), their bitwise or has the flags (decision 133).
 */
export const ONE_POINT = 8 * (ALL_FLAGS + 1);

export const packTotals = ({ points, flags }: Totals): number => points * ONE_POINT + flags;

/** Of the sum of packed totals. */
export const POINT_BITS = Math.log2(ONE_POINT);
