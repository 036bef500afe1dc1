import { FAR_MILES } from '../limits';

/** Distances are counted from here (spec section 9). */
export const REFERENCE_SITE = 'Phoenix';

/** Miles between two places (spec section 9, distance table). */
const MILES: readonly (readonly [string, string, number])[] = [
  ['Phoenix', 'Austin', 850],
  ['Phoenix', 'Sacramento', 650],
  ['Phoenix', 'Portland', 1200],
  ['Austin', 'Sacramento', 1200],
  ['Austin', 'Portland', 1400],
  ['Sacramento', 'Portland', 550],
];
const CITIES = [...new Set(MILES.flatMap(([from, to]) => [from, to]))];

/** Miles from the reference site; 0 for the site itself and for a place that is not in the table (spec section 9). */
export function distanceFromReference(location: string | null | undefined): number {
  return knownDistance(location) ?? 0;
}

/** Miles from the reference site; null for a place that is not in the table. */
export function knownDistance(location: string | null | undefined): number | null {
  const city = cityOf(location);
  if (city === null) return null;
  return city === REFERENCE_SITE
    ? 0
    : (MILES.find(([from, to]) => from === REFERENCE_SITE && to === city)?.[2] ?? null);
}

/** Further than 400 miles from the reference site. */
export const isFar = (location: string | null | undefined): boolean => distanceFromReference(location) > FAR_MILES;

/** The table's city that a location names, whatever its case: 'AUSTIN, TX' and 'Austin yard 2' are Austin. */
function cityOf(location: string | null | undefined): string | null {
  const words = (location ?? '').split(',')[0]?.toLowerCase().split(/\W+/) ?? [];
  return CITIES.find((city) => words.includes(city.toLowerCase())) ?? null;
}
