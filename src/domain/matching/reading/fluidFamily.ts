/** Insulating fluids that serve for each other: mineral oil, natural esters, and those that are no longer filled. */
export type FluidFamily = 'mineral' | 'ester' | 'legacy';

/** What is required where the notes ask for an ester, whichever. */
export const ANY_ESTER = 'Any natural ester';

const FAMILIES: readonly (readonly [RegExp, FluidFamily])[] = [
  [/mineral|^oil$/, 'mineral'],
  [/fr-?3|ester|biotemp/, 'ester'],
  [/r-?temp|silicone|beta|wecosol/, 'legacy'],
];

/** Null for words that name no known fluid. */
export function fluidFamilyOf(text: string | null): FluidFamily | null {
  const words = text?.trim().toLowerCase() ?? '';
  return FAMILIES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
