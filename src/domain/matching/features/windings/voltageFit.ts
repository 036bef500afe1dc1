import { isWithinPercent } from '../../../quantity/quantity';
import type { MatchRequirement } from '../../reading/requirement';
import { rangeLeft, tapCount, type TapRange } from '../../reading/taps';
import { isConnectable, isSameVoltage, isSameWinding, type Voltage, type Winding } from '../../reading/voltage';
import { evaluateValue } from '../verdict/evaluateValue';
import { acceptable, doesNotFit, EXACT, needs, type Evaluation } from '../verdict/verdict';

/** What the primary evaluation reads of a unit. */
export interface PrimarySide {
  voltage: Voltage | null;
  taps: TapRange | null;
}

/** A turn pull changes the ratio of voltages by at most this (domain facts: about 5 to 7 % for one turn). */
const TURN_PULL_PERCENT = 7;

/**
 * Exact; acceptable for a dual voltage that includes it, for the other kind of wye, and inside the unit's tap range, which
 * that uses up; with work by the rewind of a rewind order or a turn pull. Delta and wye never serve for each other.
 */
export const evaluatePrimary = ({ primaryVoltage, orderType }: MatchRequirement, unit: PrimarySide): Evaluation =>
  evaluateValue(
    primaryVoltage,
    unit.voltage,
    (required, actual) =>
      servesAsItIs(required, actual) ?? onTaps(required, actual, unit.taps) ?? withWork(required, actual, orderType),
  );

/** As the primary, without taps. */
export const evaluateSecondary = ({ secondaryVoltage, orderType }: MatchRequirement, unit: Voltage | null) =>
  evaluateValue(
    secondaryVoltage,
    unit,
    (required, actual) => servesAsItIs(required, actual) ?? withWork(required, actual, orderType),
  );

function servesAsItIs(required: Voltage, actual: Voltage): Evaluation | null {
  if (isSameVoltage(required, actual)) return EXACT;
  const serves = required.every((wanted) =>
    actual.some((given) => wanted.volts === given.volts && isConnectable(wanted, given)),
  );
  if (!serves) return null;
  const isIncluded = required.every((wanted) => actual.some((given) => isSameWinding(wanted, given)));
  return acceptable(isIncluded ? 'dual' : 'neutral');
}

/** The winding that leaves the most taps. */
function onTaps(required: Voltage, actual: Voltage, taps: TapRange | null): Evaluation | null {
  if (taps === null) return null;
  const [best] = windingsFor(required, actual)
    .flatMap(([wanted, given]) => rangeLeft(taps, given.volts, wanted.volts) ?? [])
    .sort((a, b) => tapCount(b) - tapCount(a));
  return best ? { ...acceptable('tapRange'), taps: { left: best, of: taps } } : null;
}

function withWork(required: Voltage, actual: Voltage, orderType: string | null): Evaluation {
  const isReachable = required.every((wanted) => actual.some((given) => isConnectable(wanted, given)));
  if (!isReachable) return doesNotFit('otherConnection');
  if (orderType === 'RW') return needs('rewind');
  const isNear = windingsFor(required, actual).some(([wanted, given]) =>
    isWithinPercent(wanted.volts, given.volts, TURN_PULL_PERCENT),
  );
  return isNear ? needs('turnPull') : doesNotFit();
}

/** Taps and turns help where one voltage is required: that one with each winding of the unit that can stand for it. */
function windingsFor(required: Voltage, actual: Voltage): (readonly [Winding, Winding])[] {
  const [wanted, second] = required;
  if (!wanted || second) return [];
  return actual.filter((given) => isConnectable(wanted, given)).map((given) => [wanted, given]);
}
