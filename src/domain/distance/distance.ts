import { DEFAULT_RATES, type Rates } from '../rates/rates';
import { isAt, samePlace, tablePlace, type TablePlace } from './tablePlace';

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
