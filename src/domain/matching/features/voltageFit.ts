import { isWithinPercent } from '../../quantity/quantity';
import { evaluateValue } from './evaluateValue';
import { bilNeeded } from './bil';
import type { MatchRequirement } from '../reading/candidate';
import type { TapRange } from '../reading/taps';
import { acceptable, EXACT, no, work, type Evaluation } from './verdict';
import { isConnectable, isSameVoltage, isSameWinding, type Voltage, type Winding } from '../reading/voltage';

/** What the primary evaluation reads of a unit. */
export interface PrimarySide {
  voltage: Voltage | null;
  taps: TapRange | null;
  bilKv: number | null;
}

/** A turn pull changes the ratio of voltages by at most this (domain facts: about 5 to 7 % for one turn). */
const TURN_PULL_PERCENT = 7;

/**
 * Exact; acceptable for a dual voltage that includes it, for the other kind of wye, and inside the unit's tap range;
 * with work by the rewind of a rewind order (free, where the unit's BIL covers the required voltage) or a turn pull.
 */
export const evaluatePrimary = (requirement: MatchRequirement, unit: PrimarySide): Evaluation =>
  evaluateValue(requirement.primaryVoltage, unit.voltage, (required, actual) => {
    const isInTapRange = anyWinding(required, actual, (wanted, given) =>
      isWithinTaps(wanted.volts, given.volts, unit.taps),
    );
    return (
      servesAsItIs(required, actual) ??
      (isInTapRange ? acceptable('tapRange') : withWork(required, actual, isRewindable(requirement, required, unit)))
    );
  });

/** As the primary, without taps; a rewind order's rewind reaches any secondary voltage. */
export const evaluateSecondary = (requirement: MatchRequirement, unit: Voltage | null): Evaluation =>
  evaluateValue(
    requirement.secondaryVoltage,
    unit,
    (required, actual) => servesAsItIs(required, actual) ?? withWork(required, actual, isRewind(requirement)),
  );

function servesAsItIs(required: Voltage, actual: Voltage): Evaluation | null {
  if (isSameVoltage(required, actual)) return EXACT;
  const serves = (wanted: Winding) =>
    actual.some((given) => wanted.volts === given.volts && isConnectable(wanted, given));
  if (!required.every(serves)) return null;
  const isIncluded = required.every((wanted) => actual.some((given) => isSameWinding(wanted, given)));
  return acceptable(isIncluded ? 'dual' : 'neutral');
}

function withWork(required: Voltage, actual: Voltage, canRewind: boolean): Evaluation {
  if (canRewind) return work('rewind');
  const isNear = anyWinding(required, actual, (wanted, given) =>
    isWithinPercent(wanted.volts, given.volts, TURN_PULL_PERCENT),
  );
  return isNear ? work('turnPull') : no();
}

/** Taps and turns help where one voltage is required: some winding of the unit is connectable and reaches it. */
function anyWinding(
  required: Voltage,
  actual: Voltage,
  reaches: (wanted: Winding, given: Winding) => boolean,
): boolean {
  const [wanted, second] = required;
  return (
    wanted !== undefined && !second && actual.some((given) => isConnectable(wanted, given) && reaches(wanted, given))
  );
}

const isWithinTaps = (wanted: number, given: number, taps: TapRange | null): boolean =>
  taps !== null && wanted * 100 <= given * (100 + taps.plus) && wanted * 100 >= given * (100 - taps.minus);

const isRewind = ({ orderType }: MatchRequirement) => orderType === 'RW';

function isRewindable(requirement: MatchRequirement, required: Voltage, { bilKv }: PrimarySide): boolean {
  const needed = bilNeeded(required);
  return isRewind(requirement) && needed !== null && bilKv !== null && bilKv >= needed;
}
