/** Of 0.285 as the machine has it 28.499999999999996 are percent: without its noise it is 28.5, which is 29 in whole ones. */
const percentOf = (score: number): number => Number((score * 100).toPrecision(12));

/** A match score of 0 to 1 as whole percent, 0 to 100; null where there is none. */
export const matchPercent = (score: number | null): number | null =>
  score === null ? null : Math.round(percentOf(Math.min(1, Math.max(0, score))));
