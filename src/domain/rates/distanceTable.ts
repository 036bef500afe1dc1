import { stateCodeOf } from '../distance/place';
import { DEFAULT_RATES, type Rates } from './rates';

/** A city of the distance table, normalized for comparison. */
interface TablePlace {
  /** Lower case, surrounded by spaces: ' salt lake city '. */
  words: string;
  /** Two letters; null matches any state. */
  state: string | null;
}

/** Only the text before the first comma is the city: 'Somewhere, Austin' is not Austin. */
export function tablePlace(name: string): TablePlace {
  const [city = '', ...after] = name.split(',');
  const words = city.toLowerCase().split(/\W/).filter(Boolean).join(' ');
  return { words: ` ${words} `, state: stateCodeOf(after.at(-1) ?? '') };
}

export const isNamedPlace = (name: string): boolean => tablePlace(name).words.trim() !== '';

export const samePlace = (name: string): string => {
  const { words, state } = tablePlace(name);
  return `${words.trim()}, ${state ?? ''}`;
};

/** 'AUSTIN yard 2, TX' is at Austin, and at Austin, TX, but not at Austin, MN. */
export const isAt = (location: TablePlace, place: TablePlace): boolean =>
  location.words.includes(place.words) && (place.state === null || place.state === location.state);

type DistanceRates = Pick<Rates, 'referenceSite' | 'distances'>;

/** Miles from the reference site to a location ('AUSTIN, TX', 'Austin yard 2'); null if not in the table. For deliveries: `roadDistance`. */
export function knownDistance(
  location: string | null | undefined,
  rates: DistanceRates = DEFAULT_RATES,
): number | null {
  const place = tablePlace(location ?? '');
  return fromSite(rates).find((each) => isAt(place, each))?.miles ?? null;
}

/** An unknown location counts as 0 miles (spec section 9). */
export const isFar = (
  location: string | null | undefined,
  rates: DistanceRates & Pick<Rates, 'farMiles'> = DEFAULT_RATES,
): boolean => (knownDistance(location, rates) ?? 0) > rates.farMiles;

type MilesTo = TablePlace & { miles: number };

const known = new WeakMap<DistanceRates, readonly MilesTo[]>();

/** Cached per rates. Longer names and those with a state match first. */
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
