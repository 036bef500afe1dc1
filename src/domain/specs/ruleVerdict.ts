import type { Verdict } from '../../contract/unit/unit';
import { DEFAULT_RATES, type Rates } from '../rates/rates';
import { isWithinPercent, plainNumber, quantityText, type Quantity } from '../quantity/quantity';
import { isSameValue, type MatchField } from './sameValue';
import { verdictStatus, type SpecStatus } from './verdictStatus';

/** Percent of the required value. */
export type ComparisonTolerances = Pick<Rates, 'kvaTolerance' | 'weightTolerance'>;

export interface ValueComparison {
  field: MatchField;
  required: Quantity;
  actual: Quantity;
}

/**
 * How a unit's value stands against the required one on the comparison page where the server gives no verdict: equal is
 * exact, kVA and weight within the tolerances are acceptable, all else differs.
 */
export function ruleVerdict(comparison: ValueComparison, rates: ComparisonTolerances = DEFAULT_RATES): Verdict {
  const { field, required, actual } = comparison;
  if (quantityText(required) === '') return 'not required';
  if (isSameValue(field, required, actual)) return 'exact';
  if (isNear(comparison, rates)) return 'acceptable';
  return quantityText(actual) === '' ? 'not recorded' : 'differs';
}

/** Its icon. A mismatch is an alert where the server says that the feature fails; that it fits makes no other value exact. */
export const ruleStatus = (verdict: Verdict, featureMatch: boolean | null): SpecStatus | null =>
  featureMatch === false && MISMATCHES.includes(verdict) ? 'alert' : verdictStatus(verdict);

const MISMATCHES: readonly Verdict[] = ['differs', 'not recorded'];

function isNear({ field, required, actual }: ValueComparison, rates: ComparisonTolerances): boolean {
  const [wanted, given] = [plainNumber(required), plainNumber(actual)];
  if ((field !== 'kva' && field !== 'weight') || wanted === null || given === null) return false;
  return isWithinPercent(given, wanted, field === 'kva' ? rates.kvaTolerance : rates.weightTolerance);
}
