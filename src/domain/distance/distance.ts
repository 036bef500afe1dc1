import { stateCodeOf } from './place';
import { DEFAULT_RATES, type Rates } from '../rates/rates';

/** A place of the table of distances, ready to be compared with locations. */
interface TablePlace {
  /** Lower case, in spaces: ' salt lake city '. */
  words: string;
  /** Two letters; null if the table names none: then the place is that of any state. */
  state: string | null;
}

/** Only the text before the first comma names the city: 'Somewhere, Austin' is not Austin. */
export function tablePlace(name: string): TablePlace {
  const [city = '', ...after] = name.split(',');
  const words = city.toLowerCase().split(/\W/).filter(Boolean).join(' ');
  return { words: ` ${words} `, state: stateCodeOf(after.at(-1) ?? '') };
}

export const isNamedPlace = (name: string): boolean => tablePlace(name).words.trim() !== '';

/** One text for all ways of writing a place of the table. */
export const samePlace = (name: string): string => {
  const { words, state } = tablePlace(name);
  return `${words.trim()}, ${state ?? ''}`;
};

/** Whether a location is at a place of the table: 'AUSTIN yard 2, TX' is Austin, and Austin, TX, but not Austin, MN. */
export const isAt = (location: TablePlace, place: TablePlace): boolean =>
  location.words.includes(place.words) && (place.state === null || place.state === location.state);

type DistanceRates = Pick<Rates, 'referenceSite' | 'distances'>;

/**
 * Miles from the reference site to the place of the table that a location names, whatever its case: 'AUSTIN, TX' and 'Austin
 * yard 2' are Austin. Null for a place that is not in the table. How far a unit is from its delivery: `roadDistance`.
 */
export function knownDistance(
  location: string | null | undefined,
  rates: DistanceRates = DEFAULT_RATES,
): number | null {
  const place = tablePlace(location ?? '');
  return fromSite(rates).find((each) => isAt(place, each))?.miles ?? null;
}

/** Further from the reference site than the limit; a place that is not in the table counts as 0 miles (spec section 9). */
export const isFar = (
  location: string | null | undefined,
  rates: DistanceRates & Pick<Rates, 'farMiles'> = DEFAULT_RATES,
): boolean => (knownDistance(location, rates) ?? 0) > rates.farMiles;

type MilesTo = TablePlace & { miles: number };

const known = new WeakMap<DistanceRates, readonly MilesTo[]>();

/** The table as it is seen from the site, made once; the longest name and those with a state count first. */
function fromSite(rates: DistanceRates): readonly MilesTo[] {
  const made = known.get(rates) ?? milesFromSite(rates);
  known.set(rates, made);
  return made;
}

function milesFromSite({ referenceSite, distances }: DistanceRates): readonly MilesTo[] {
  const site = samePlace(referenceSite);
  const other = (from: string, to: string) => (samePlace(from) === site ? to : samePlace(to) === site ? from : null);
  const places = distances.flatMap(({ from, to, miles }) => {
    const place = other(from, to);
    return place === null ? [] : [{ ...tablePlace(place), miles }];
  });
  return [{ ...tablePlace(referenceSite), miles: 0 }, ...places].sort((a, b) => precision(b) - precision(a));
}

const precision = ({ words, state }: TablePlace): number => words.length * 2 + (state === null ? 0 : 1);
