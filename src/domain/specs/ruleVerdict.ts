import { parseTaps } from '../matching/reading/taps';
import { isSameVoltage, parsePrimary, parseVoltage } from '../matching/reading/voltage';
import { plainNumber, quantityText, type Quantity, isWithinPercent } from '../quantity/quantity';
import type { Verdict } from '../../contract/units/unit';
import { DEFAULT_RATES, type Rates } from '../rates/rates';
import { verdictStatus, type SpecStatus } from './verdictWords';

export type MatchField = 'kva' | 'weight' | 'primaryVoltage' | 'secondaryVoltage' | 'taps' | 'other';

/**
 * Compares trimmed, case-insensitively, numbers as numbers. A bare primary voltage of a unit is delta; elsewhere a bare voltage has
 * no connection (domain facts, reading).
 */
export function isSameValue(field: MatchField, required: Quantity, actual: Quantity): boolean {
  if (field === 'primaryVoltage') return isSameVoltageText(required, actual, parsePrimary);
  if (field === 'secondaryVoltage') return isSameVoltageText(required, actual, parseVoltage);
  if (field === 'taps' && areSameTaps(required, actual)) return true;
  const [first, second] = [plainNumber(required), plainNumber(actual)];
  return first !== null && second !== null ? first === second : isSameText(required, actual);
}

const isSameText = (one: Quantity, other: Quantity) =>
  quantityText(one).toLowerCase() === quantityText(other).toLowerCase();

function isSameVoltageText(required: Quantity, actual: Quantity, parseActual: typeof parseVoltage): boolean {
  const [wanted, given] = [parseVoltage(required), parseActual(actual)];
  return wanted && given ? isSameVoltage(wanted, given) : isSameText(required, actual);
}

function areSameTaps(one: Quantity, other: Quantity): boolean {
  const [first, second] = [parseTaps(one), parseTaps(other)];
  return first !== null && first.plus === second?.plus && first.minus === second.minus;
}

/** Percent of the required value. */
export type ComparisonTolerances = Pick<Rates, 'kvaTolerance' | 'weightTolerance'>;

interface ValueComparison {
  field: MatchField;
  required: Quantity;
  actual: Quantity;
}

/** The verdict if the server gives none: equal is exact, kVA and weight within the tolerances are acceptable. */
export function ruleVerdict(comparison: ValueComparison, rates: ComparisonTolerances = DEFAULT_RATES): Verdict {
  const { field, required, actual } = comparison;
  if (quantityText(required) === '') return 'not required';
  if (isSameValue(field, required, actual)) return 'exact';
  if (isNear(comparison, rates)) return 'acceptable';
  return quantityText(actual) === '' ? 'not recorded' : 'differs';
}

/** A mismatch is an alert if the server says that the feature fails. */
export const ruleStatus = (verdict: Verdict, featureMatch: boolean | null): SpecStatus | null =>
  featureMatch === false && MISMATCHES.includes(verdict) ? 'alert' : verdictStatus(verdict);

const MISMATCHES: readonly Verdict[] = ['differs', 'not recorded'];

function isNear({ field, required, actual }: ValueComparison, rates: ComparisonTolerances): boolean {
  const [wanted, given] = [plainNumber(required), plainNumber(actual)];
  if ((field !== 'kva' && field !== 'weight') || wanted === null || given === null) return false;
  return isWithinPercent(given, wanted, field === 'kva' ? rates.kvaTolerance : rates.weightTolerance);
}
