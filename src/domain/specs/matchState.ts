import { TOLERANCES } from '../limits';
import { parseTaps } from '../matching/reading/taps';
import { isSameVoltage, parseVoltage } from '../matching/reading/voltage';
import { isWithinPercent, plainNumber, quantityText, type Quantity } from '../quantity/quantity';

/** How a unit's value stands against the required one on the comparison page, for icons and colours alike. */
export type MatchState = 'notCompared' | 'exact' | 'near' | 'warning' | 'alert';

/** What kind of value is compared. */
export type MatchField = 'kva' | 'weight' | 'voltage' | 'taps' | 'other';

export interface Comparison {
  field: MatchField;
  required: Quantity;
  actual: Quantity;
  /** What the server said of this feature, where it is one of the eight. */
  featureMatch?: boolean | null;
}

/**
 * Nothing required: not compared. Equal after trimming, case ignored, numbers as numbers: exact. kVA within 10 %, weight
 * within 15 % of the required value: near. Else a mismatch: 'alert' where the server says the feature fails, otherwise
 * 'warning'. Where the server says the feature matches and only the writing differs, it is exact; numbers and voltages
 * that differ in value do not become equal by that.
 */
export function matchState(comparison: Comparison): MatchState {
  const { required, actual, featureMatch } = comparison;
  if (quantityText(required) === '') return 'notCompared';
  if (isEqual(comparison)) return 'exact';
  if (isNear(comparison)) return 'near';
  if (featureMatch === true && isWriting(comparison) && quantityText(actual) !== '') return 'exact';
  return featureMatch === false ? 'alert' : 'warning';
}

/** Whether two values say the same, in whatever writing. */
export const isSameValue = (field: MatchField, one: Quantity, other: Quantity): boolean =>
  isEqual({ field, required: one, actual: other });

function isEqual({ field, required, actual }: Comparison): boolean {
  const [wanted, given] = [plainNumber(required), plainNumber(actual)];
  if (field === 'voltage') return hasEqualVoltage(required, actual);
  if (field === 'taps' && hasEqualTaps(required, actual)) return true;
  if (wanted !== null && given !== null) return wanted === given;
  return isEqualText(required, actual);
}

const isEqualText = (required: Quantity, actual: Quantity) =>
  quantityText(required).toLowerCase() === quantityText(actual).toLowerCase();

function hasEqualVoltage(required: Quantity, actual: Quantity): boolean {
  const [wanted, given] = [parseVoltage(required), parseVoltage(actual)];
  return wanted && given ? isSameVoltage(wanted, given) : isEqualText(required, actual);
}

function hasEqualTaps(required: Quantity, actual: Quantity): boolean {
  const [wanted, given] = [parseTaps(required), parseTaps(actual)];
  return wanted !== null && wanted.plus === given?.plus && wanted.minus === given.minus;
}

function isNear({ field, required, actual }: Comparison): boolean {
  const [wanted, given] = [plainNumber(required), plainNumber(actual)];
  if ((field !== 'kva' && field !== 'weight') || wanted === null || given === null) return false;
  return isWithinPercent(given, wanted, field === 'kva' ? TOLERANCES.comparisonKva : TOLERANCES.comparisonWeight);
}

/** Whether two values that differ may differ in writing only: not when both are numbers, or both are one voltage each. */
function isWriting({ field, required, actual }: Comparison): boolean {
  if (field !== 'voltage') return plainNumber(required) === null || plainNumber(actual) === null;
  const [wanted, given] = [parseVoltage(required), parseVoltage(actual)];
  return wanted?.length !== 1 || given?.length !== 1 || wanted[0]?.volts === given[0]?.volts;
}
