/** A numeric column as a number; null where nothing was recorded. */
export const toNumber = (value: string | null): number | null => (value === null ? null : Number(value));
