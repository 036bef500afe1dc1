import { isWithinPercent } from '../../quantity/quantity';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { evaluateValue, acceptable, EXACT, doesNotFit, type Evaluation } from './verdict';
import type { RequiredValue } from '../reading/requirement';
import { STANDARD_KVA } from '../reading/variants';

/**
 * Equal is exact; below within the tolerance, and larger up to the next standard size, acceptable; larger than that up to the
 * second next size, oversized, which needs the customer's consent; everything else does not fit.
 */
export const evaluateKva = (
  wanted: RequiredValue<number> | null,
  actual: number | null,
  rates: Pick<Rates, 'kvaTolerance'> = DEFAULT_RATES,
): Evaluation => evaluateValue(wanted, actual, (required, given) => compareKva(required, given, rates.kvaTolerance));

function compareKva(required: number, actual: number, tolerance: number): Evaluation {
  if (actual === required) return EXACT;
  if (actual < required)
    return isWithinPercent(actual, required, tolerance) ? acceptable('tolerance') : doesNotFit('tooSmall');
  const [next = required, second = next] = STANDARD_KVA.filter((size) => size > required);
  if (actual <= next) return acceptable('nextSize');
  return actual <= second ? { verdict: 'oversized' } : doesNotFit('tooLarge');
}
