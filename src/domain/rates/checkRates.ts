import { MAX_DISTANCES } from '../../contract/rates/rates';
import { isNamedPlace, samePlace } from './distanceTable';
import type { Rates } from './rates';
import { rateFields, type RateField } from './rateFields';

const MAX_MILES = 10_000;
const NAME_LENGTH = 80;

export function checkDistances(rates: Pick<Rates, 'referenceSite' | 'distances'>) {
  const rows = distanceProblems(rates.distances);
  const site = isPlaceName(rates.referenceSite) ? null : 'The reference site must name a place, like Phoenix.';
  return [
    ...(site === null ? [] : [{ field: 'referenceSite', message: site } as const]),
    ...rows.map(({ row, message }) => ({ field: 'distances', message: `Row ${row + 1}: ${message}` }) as const),
    ...(rates.distances.length > MAX_DISTANCES
      ? [{ field: 'distances', message: `The table can have at most ${MAX_DISTANCES} rows.` } as const]
      : []),
  ];
}

/** Bad rows by index. A pair of cities must occur once, in either direction. */
export function distanceProblems(distances: Rates['distances']) {
  const seen = new Map<string, number>();
  return distances.flatMap(({ from, to, miles }, row) => {
    const key = [from, to].map(samePlace).sort().join(' | ');
    const before = seen.get(key);
    seen.set(key, before ?? row);
    const message = rowProblem(from, to, miles) ?? (before === undefined ? null : twice(from, to, before));
    return message === null ? [] : [{ row, message }];
  });
}

const twice = (from: string, to: string, row: number) => `${from} to ${to} is in row ${row + 1} already.`;

function rowProblem(from: string, to: string, miles: number): string | null {
  if (!isPlaceName(from)) return 'from must name a place, like Austin or Austin, TX.';
  if (!isPlaceName(to)) return 'to must name a place, like Austin or Austin, TX.';
  if (samePlace(from) === samePlace(to)) return `${from} and ${to} are the same place.`;
  if (!Number.isInteger(miles) || miles < 0 || miles > MAX_MILES)
    return `miles must be a whole number from 0 to ${MAX_MILES}.`;
  return null;
}

const isPlaceName = (name: string): boolean => name.length <= NAME_LENGTH && isNamedPlace(name);

interface RateProblem {
  /** Of overlapping classes, the lower one. */
  field: keyof Rates;
  message: string;
}

export const checkRates = (rates: Rates): readonly RateProblem[] => [
  ...rateFields.flatMap((field) => {
    const message = problemOf(field, rates[field.id]);
    return message === null ? [] : [{ field: field.id, message }];
  }),
  ...checkBands(rates),
  ...checkDistances(rates),
];

function problemOf({ label, unit, min, max, decimals, isOptional }: RateField, value: number | null) {
  if (value === null) return isOptional === true ? null : `${label} is missing.`;
  if (!(value >= min && value <= max)) return `${label} must be from ${min} to ${max} ${unit}.`;
  if (Number(value.toFixed(decimals)) === value) return null;
  return decimals === 0 ? `${label} must be a whole number.` : `${label} can have at most ${decimals} decimals.`;
}

const BANDS = ['bandFits', 'bandWork', 'bandCheck', 'bandMisses'] as const;

const checkBands = (rates: Rates): RateProblem[] =>
  BANDS.flatMap((field, at) => {
    const above = BANDS[at - 1];
    if (above === undefined || rates[field] < rates[above]) return [];
    return [{ field, message: `${labelOf(field)} must be below ${rates[above]} %, where the class above begins.` }];
  });

const labelOf = (id: RateField['id']): string => rateFields.find((each) => each.id === id)?.label ?? id;
