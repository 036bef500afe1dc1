import type { WeightId } from '../../contract/rates/rates';
import { checkDistances } from './checkDistances';
import { rateFields, WEIGHTS_SUM, type RateField } from './rateFields';
import type { Rates } from '../rates/rates';

/** What is wrong with a rate, as a sentence that says how to put it right. */
export interface RateProblem {
  /** The rate; of weights that do not add up, the first one. */
  field: keyof Rates;
  message: string;
}

/** All that is wrong with rates; none where they can be saved. */
export const checkRates = (rates: Rates): readonly RateProblem[] => [
  ...rateFields.flatMap((field) => {
    const message = problemOf(field, rates[field.id]);
    return message === null ? [] : [{ field: field.id, message }];
  }),
  ...checkWeights(rates),
  ...checkDistances(rates),
];

/** What is wrong with one number; null where nothing is. */
export function problemOf({ label, unit, min, max, decimals, isOptional }: RateField, value: number | null) {
  if (value === null) return isOptional === true ? null : `${label} is missing.`;
  if (!(value >= min && value <= max)) return `${label} must be from ${min} to ${max} ${unit}.`;
  if (Number(value.toFixed(decimals)) === value) return null;
  return decimals === 0 ? `${label} must be a whole number.` : `${label} can have at most ${decimals} decimals.`;
}

const weights = rateFields.flatMap(({ id }) => (isWeight(id) ? [id] : []));

function checkWeights(rates: Rates): RateProblem[] {
  const sum = weights.reduce((total, id) => total + rates[id], 0);
  if (sum === WEIGHTS_SUM) return [];
  return [{ field: 'weightPhase', message: `The weights must add up to ${WEIGHTS_SUM}; they add up to ${sum}.` }];
}

function isWeight(id: RateField['id']): id is WeightId {
  return /^weight[A-Z]/.test(id) && id !== 'weightTolerance';
}
