/** Dollars as whole cents, so that sums are exact; half a cent goes up. */
export const toCents = (dollars: number): number => Math.round(Number((dollars * 100).toPrecision(15)));

export const toDollars = (cents: number): number => cents / 100;
