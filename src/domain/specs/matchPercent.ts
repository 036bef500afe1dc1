/** A match score of 0 to 1 as whole percent, 0 to 100; null where there is none. */
export const matchPercent = (score: number | null): number | null =>
  score === null ? null : Math.round(Math.min(1, Math.max(0, score)) * 100);
