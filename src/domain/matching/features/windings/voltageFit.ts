import { isWithinPercent } from '../../../quantity/quantity';
import type { OrderType, RequiredValue } from '../../reading/requirement';
import { rangeLeft, tapCount, type TapRange } from '../../reading/taps';
import { isConnectable, isSameVoltage, isSameWinding, type Voltage, type Winding } from '../../reading/voltage';
import { evaluateValue } from '../verdict/evaluateValue';
import { acceptable, doesNotFit, EXACT, needs, type Evaluation } from '../verdict/verdict';

/** A turn pull changes a voltage by at most this share of the unit's own, either way (domain facts: about 5 to 7 % for one turn). */
const TURN_PULL_PERCENT = 7;

type Wanted = RequiredValue<Voltage> | null;

/** A voltage as the unit stands, without taps or work; else by work: a rewind on a rewind order, or a turn pull. */
export const evaluateVoltage = (wanted: Wanted, unit: Voltage | null, orderType: OrderType | null): Evaluation =>
  evaluateValue(
    wanted,
    unit,
    (required, actual) => servesAsItIs(required, actual) ?? withWork(required, actual, orderType),
  );

/** Null where the unit does not serve as it stands, or where that cannot be told. */
export const asItStands = (wanted: Wanted, unit: Voltage | null): Evaluation | null =>
  wanted?.value && unit ? servesAsItIs(wanted.value, unit) : null;

/** On a tap of the primary, which uses taps up; null where none reaches the voltage. The winding that leaves the most taps counts. */
export function onTaps(wanted: Wanted, unit: Voltage | null, taps: TapRange | null): Evaluation | null {
  if (!wanted?.value || !unit || !taps) return null;
  const [best] = windingsFor(wanted.value, unit)
    .flatMap(([required, given]) => rangeLeft(taps, given.volts, required.volts) ?? [])
    .sort((a, b) => tapCount(b) - tapCount(a));
  return best ? { ...acceptable('tapRange'), taps: { left: best, of: taps } } : null;
}

/** A dual voltage that includes the required one, and the other kind of wye, are acceptable. */
function servesAsItIs(required: Voltage, actual: Voltage): Evaluation | null {
  if (isSameVoltage(required, actual)) return EXACT;
  const serves = required.every((wanted) =>
    actual.some((given) => wanted.volts === given.volts && isConnectable(wanted, given)),
  );
  if (!serves) return null;
  const isIncluded = required.every((wanted) => actual.some((given) => isSameWinding(wanted, given)));
  return acceptable(isIncluded ? 'dual' : 'neutral');
}

/** What an order pays for as a rewind reaches any voltage of the same kind of connection. */
function withWork(required: Voltage, actual: Voltage, orderType: OrderType | null): Evaluation {
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
