import type { Verdict } from '../../contract/unit/unit';
import { DEFAULT_RATES, type Rates } from '../rates/rates';
import { isWithinPercent, plainNumber, quantityText, type Quantity } from '../quantity/quantity';
import { isSameValue, type MatchField } from './sameValue';

/** Percent of the required value. */
export type ComparisonTolerances = Pick<Rates, 'kvaTolerance' | 'weightTolerance'>;

export interface ValueComparison {
  field: MatchField;
  required: Quantity;
  actual: Quantity;
  /** Whether the server says that the unit serves, where it is one of the eight features. */
  featureMatch?: boolean | null;
}

/**
 * How a unit's value stands against the required one on the comparison page where the server gives no verdict: equal is
 * exact, kVA and weight within the tolerances are acceptable, all else is a mismatch, which does not fit where the
 * server says that the feature fails and otherwise needs work. That it serves makes no other value exact.
 */
export function ruleVerdict(comparison: ValueComparison, rates: ComparisonTolerances = DEFAULT_RATES): Verdict {
  const { field, required, actual, featureMatch } = comparison;
  if (quantityText(required) === '') return 'not required';
  if (isSameValue(field, required, actual)) return 'exact';
  if (isNear(comparison, rates)) return 'acceptable';
  if (featureMatch === false) return 'does not fit';
  return quantityText(actual) === '' ? 'not recorded' : 'needs work';
}

function isNear({ field, required, actual }: ValueComparison, rates: ComparisonTolerances): boolean {
  const [wanted, given] = [plainNumber(required), plainNumber(actual)];
  if ((field !== 'kva' && field !== 'weight') || wanted === null || given === null) return false;
  return isWithinPercent(given, wanted, field === 'kva' ? rates.kvaTolerance : rates.weightTolerance);
}
