import { isWithinPercent } from '../../../quantity/quantity';
import { DEFAULT_RATES, type Rates } from '../../../rates/rates';
import type { RequiredValue } from '../../reading/requirement';
import { evaluateValue } from '../verdict/evaluateValue';
import { doesNotFit, EXACT, type Evaluation } from '../verdict/verdict';

/** Within the tolerance either way is as specified (IEEE C57.12.00). */
export const evaluateImpedance = (
  wanted: RequiredValue<number> | null,
  actual: number | null,
  rates: Pick<Rates, 'impedanceTolerance'> = DEFAULT_RATES,
): Evaluation =>
  evaluateValue(wanted, actual || null, (required, given) =>
    isWithinPercent(given, required, rates.impedanceTolerance) ? EXACT : doesNotFit(),
  );
