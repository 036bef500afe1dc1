import { isWithinPercent } from '../../quantity/quantity';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { evaluateValue, EXACT, doesNotFit, type Evaluation } from './verdict';
import type { RequiredValue } from '../reading/requirement';
import type { Impedance } from '../reading/impedance';

/** Within the tolerance either way is as specified (IEEE C57.12.00); limits have none. */
export const evaluateImpedance = (
  wanted: RequiredValue<Impedance> | null,
  actual: number | null,
  rates: Pick<Rates, 'impedanceTolerance'> = DEFAULT_RATES,
): Evaluation =>
  evaluateValue(wanted, actual || null, ({ from, to }, given) => {
    const isMet = from === to ? isWithinPercent(given, from, rates.impedanceTolerance) : given >= from && given <= to;
    return isMet ? EXACT : doesNotFit();
  });
