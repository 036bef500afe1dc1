/** Dollars as whole cents, so that sums are exact; half a cent goes away from zero, also where binary shows it as less. */
export const toCents = (dollars: number): number => Math.round(dollars * 100 * (1 + Number.EPSILON));

export const toDollars = (cents: number): number => cents / 100;
