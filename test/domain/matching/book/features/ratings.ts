import type { Rates } from '../../../../../src/domain/rates/rates';
import { found, type Finding } from '../finding';
import { numberIn, statedText } from '../reading/text';

/** '3', '3-phase', 'three'; null for what is not 1 to 3 phases. */
export function phasesIn(value: unknown): number | null {
  const text = statedText(value).replace(/[ -]?(?:phase|ph)s?\.?$/, '');
  const phases = ['one', 'two', 'three'].indexOf(text.replace('single', 'one')) + 1 || numberIn(text);
  return phases !== null && phases > 0 ? phases : null;
}

/** '500', '1,500 kVA', '1.5 MVA'; null for what is no rating. */
export function kvaIn(value: unknown): number | null {
  const text = statedText(value);
  const rating = numberIn(text, /^kva$/) ?? (numberIn(text, /^mva$/) ?? 0) * 1000;
  return rating > 0 ? rating : null;
}

/** A 0 states nothing. */
export const isNothing = (value: unknown): boolean => statedText(value) === '' || numberIn(value) === 0;

export function phase(requested: unknown, recorded: unknown): Finding {
  const [required, actual] = [phasesIn(requested), phasesIn(recorded)];
  if (required === null) return found(isNothing(requested) ? 'not required' : 'not understood');
  if (actual === null) return found('not recorded');
  return found(required === actual ? 'exact' : 'does not fit');
}

/** kVA (IEEE C57.12.34). */
const STANDARD = [45, 75, 112.5, 150, 225, 300, 500, 750, 1000, 1500, 2000, 2500, 3000, 3750, 5000];

export function powerRating(requested: unknown, recorded: number | null, rates: Rates): Finding {
  const required = kvaIn(requested);
  if (required === null) return found(isNothing(requested) ? 'not required' : 'not understood');
  if (!recorded) return found('not recorded');
  if (recorded === required) return found('exact');
  if (recorded < required) {
    return found(recorded * 100 >= required * (100 - rates.kvaTolerance) ? 'acceptable' : 'does not fit');
  }
  const [next = 0, second = 0] = STANDARD.filter((size) => size > required);
  if (recorded <= next) return found('acceptable');
  return found(recorded <= second ? 'oversized' : 'does not fit');
}

/** Percent of the required value (IEEE C57.12.00); what is 0 was not stated. */
export function impedance(required: number | null, actual: number | null, rates: Rates): Finding {
  if (!required) return found('not required');
  if (!actual) return found('not recorded');
  const isWithin = Math.abs(actual - required) * 100 <= required * rates.impedanceTolerance + 1e-6;
  return found(isWithin ? 'exact' : 'does not fit');
}
