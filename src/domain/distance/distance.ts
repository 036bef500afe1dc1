import { FAR_MILES } from '../limits';

/** Whether a place is far is counted from here (spec section 9). How far a unit is from its delivery: `roadDistance`. */
export const REFERENCE_SITE = 'Phoenix';

/** Miles from there (spec section 9, distance table). */
const MILES = [
  [REFERENCE_SITE, 0],
  ['Austin', 850],
  ['Sacramento', 650],
  ['Portland', 1200],
] as const;

/**
 * Miles from the reference site to the table's city that a location names, whatever its case: 'AUSTIN, TX' and 'Austin yard 2'
 * are Austin. Null for a place that is not in the table.
 */
export function knownDistance(location: string | null | undefined): number | null {
  const words = location?.replace(/,.*/s, '').toLowerCase().split(/\W/) ?? [];
  return MILES.find(([city]) => words.includes(city.toLowerCase()))?.[1] ?? null;
}

/** Further than 400 miles from the reference site; a place that is not in the table counts as 0 miles (spec section 9). */
export const isFar = (location: string | null | undefined): boolean => (knownDistance(location) ?? 0) > FAR_MILES;
