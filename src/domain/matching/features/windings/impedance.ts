import { isWithinPercent } from '../../../quantity/quantity';
import type { RequiredValue } from '../../reading/requirement';
import { evaluateValue } from '../verdict/evaluateValue';
import { doesNotServe, EXACT, type Evaluation } from '../verdict/verdict';

/** Of the required value, either way (IEEE C57.12.00). */
const TOLERANCE_PERCENT = 7.5;

/** Within the tolerance is as specified; outside it the unit is still one that can serve. */
export const evaluateImpedance = (wanted: RequiredValue<number> | null, actual: number | null): Evaluation =>
  evaluateValue(wanted, actual, (required, given) =>
    isWithinPercent(given, required, TOLERANCE_PERCENT) ? EXACT : doesNotServe(),
  );
