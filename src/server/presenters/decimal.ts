/** A numeric column as a number; null where nothing was recorded. */
export const toNumber = (value: string | null): number | null => (value === null ? null : Number(value));

/** An amount of money as a number; 0 where nothing was recorded. US dollars. */
export const toAmount = (value: string | null): number => Number(value ?? 0);
