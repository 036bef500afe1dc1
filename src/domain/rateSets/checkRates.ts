import { checkDistances } from './checkDistances';
import { rateFields, type RateField } from './rateFields';
import type { Rates } from '../rates/rates';

/** What is wrong with a rate, as a sentence that says how to put it right. */
export interface RateProblem {
  /** The rate; of classes that overlap, the lower one's. */
  field: keyof Rates;
  message: string;
}

/** All that is wrong with rates; none where they can be saved. */
export const checkRates = (rates: Rates): readonly RateProblem[] => [
  ...rateFields.flatMap((field) => {
    const message = problemOf(field, rates[field.id]);
    return message === null ? [] : [{ field: field.id, message }];
  }),
  ...checkBands(rates),
  ...checkDistances(rates),
];

/** What is wrong with one number; null where nothing is. */
export function problemOf({ label, unit, min, max, decimals, isOptional }: RateField, value: number | null) {
  if (value === null) return isOptional === true ? null : `${label} is missing.`;
  if (!(value >= min && value <= max)) return `${label} must be from ${min} to ${max} ${unit}.`;
  if (Number(value.toFixed(decimals)) === value) return null;
  return decimals === 0 ? `${label} must be a whole number.` : `${label} can have at most ${decimals} decimals.`;
}

const BANDS = ['bandFits', 'bandWork', 'bandCheck', 'bandMisses'] as const;

/** Each class begins below the one above it, so that no two overlap. */
const checkBands = (rates: Rates): RateProblem[] =>
  BANDS.flatMap((field, at) => {
    const above = BANDS[at - 1];
    if (above === undefined || rates[field] < rates[above]) return [];
    return [{ field, message: `${labelOf(field)} must be below ${rates[above]} %, where the class above begins.` }];
  });

const labelOf = (id: RateField['id']): string => rateFields.find((each) => each.id === id)?.label ?? id;
