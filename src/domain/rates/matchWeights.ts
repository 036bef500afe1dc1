/** Weight of each feature in the match score (domain facts, fit class). */
export const MATCH_WEIGHTS = {
  ...{ phase: 8, kva: 18, connection: 4, primaryVoltage: 16, secondaryVoltage: 16, taps: 6 },
  ...{ bushings: 9, bushingRating: 2, fusing: 7, orderType: 4, bil: 2, winding: 2 },
  ...{ impedance: 1, secondaryBushings: 2, fluid: 4, unitType: 1, body: 1 },
} as const;
/** Hundredths of the match score from which the classes above 'Does not fit' begin (domain facts, fit class). */
export const FIT_BANDS = { fits: 90, work: 75, check: 60, misses: 41 } as const;
