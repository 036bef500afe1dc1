/** Where session storage keeps a person's comparison pages: each person's apart, so that none sees another's. */
export const comparisonKey = (userId: string): string => `specai.comparison.${userId}`;
