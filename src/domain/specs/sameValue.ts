import { parseTaps } from '../matching/reading/taps';
import { isSameVoltage, parsePrimary, parseVoltage } from '../matching/reading/voltage';
import { plainNumber, quantityText, type Quantity } from '../quantity/quantity';

/** What kind of value is compared. */
export type MatchField = 'kva' | 'weight' | 'primaryVoltage' | 'secondaryVoltage' | 'taps' | 'other';

/**
 * Whether a unit's value says what is required, in whatever writing: trimmed, case ignored, numbers as numbers. A bare
 * primary voltage of a unit is delta; elsewhere a bare voltage names no connection (domain facts, reading).
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
