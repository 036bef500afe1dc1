/** Whole cents, so that sums are exact. Half a cent rounds away from zero, even if its binary value is slightly less. */
export const toCents = (dollars: number): number => Math.round(dollars * 100 * (1 + Number.EPSILON));

export const toDollars = (cents: number): number => cents / 100;
