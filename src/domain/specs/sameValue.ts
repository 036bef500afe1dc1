import { parseTaps } from '../matching/reading/taps';
import { isSameVoltage, parseVoltage } from '../matching/reading/voltage';
import { plainNumber, quantityText, type Quantity } from '../quantity/quantity';

/** What kind of value is compared. */
export type MatchField = 'kva' | 'weight' | 'voltage' | 'taps' | 'other';

/** Whether two values say the same, in whatever writing: trimmed, case ignored, numbers as numbers. */
export function isSameValue(field: MatchField, one: Quantity, other: Quantity): boolean {
  if (field === 'voltage') return isSameVoltageText(one, other);
  if (field === 'taps' && areSameTaps(one, other)) return true;
  const [first, second] = [plainNumber(one), plainNumber(other)];
  return first !== null && second !== null ? first === second : isSameText(one, other);
}

const isSameText = (one: Quantity, other: Quantity) =>
  quantityText(one).toLowerCase() === quantityText(other).toLowerCase();

function isSameVoltageText(one: Quantity, other: Quantity): boolean {
  const [first, second] = [parseVoltage(one), parseVoltage(other)];
  return first && second ? isSameVoltage(first, second) : isSameText(one, other);
}

function areSameTaps(one: Quantity, other: Quantity): boolean {
  const [first, second] = [parseTaps(one), parseTaps(other)];
  return first !== null && first.plus === second?.plus && first.minus === second.minus;
}
