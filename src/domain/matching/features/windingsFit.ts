import { isConnectable, isSameVoltage, isSameWinding, parsePrimary, parseVoltage } from '../reading/voltage';
import type { Voltage, Winding } from '../../nameplate/winding';
import {
  acceptable,
  doesNotFit,
  EXACT,
  NOT_RECORDED,
  NOT_REQUIRED,
  worst,
  type Evaluation,
  isSameText,
  NOT_UNDERSTOOD,
  type TapsLeft,
  evaluateValue,
  needs,
} from './verdict';
import type { RequiredValue, OrderType, MatchRequirement } from '../reading/requirement';
import { parseTaps, tapsCover, rangeLeft, tapCount } from '../reading/taps';
import type { TapRange } from '../../nameplate/taps';
import { recordedOrNone } from '../../language/placeholder';
import { isWithinPercent } from '../../quantity/quantity';
import type { Candidate } from '../reading/candidate';

/** The connections of both sides, required and of a unit; null if the voltage is not required or not readable. */
interface Sides {
  readonly primary: Voltage | null;
  readonly secondary: Voltage | null;
}

/** Both sides are one feature, of which the worse counts. No rewind makes delta of wye, or the reverse. */
export const evaluateConnection = (required: Sides, unit: Sides): Evaluation =>
  worst(evaluateSide(required.primary, unit.primary), evaluateSide(required.secondary, unit.secondary));

/** A winding whose connection is not stated requires none. */
function evaluateSide(required: Voltage | null, actual: Voltage | null): Evaluation {
  const stated = required?.filter(({ connection }) => connection !== null) ?? [];
  return worst(NOT_REQUIRED, ...stated.map((wanted) => evaluateWinding(wanted, actual ?? [])));
}

/** For a dual voltage the winding with the required voltage counts, otherwise the best one. */
function evaluateWinding(wanted: Winding, actual: Voltage): Evaluation {
  const same = actual.filter(({ volts }) => volts === wanted.volts);
  const found = (same.length > 0 ? same : actual).map((given) => compareConnections(wanted, given));
  const fit = (['exact', 'acceptable', 'not recorded'] as const).map((verdict) =>
    found.find((each) => each.verdict === verdict),
  );
  return fit.find((each) => each !== undefined) ?? (found.length > 0 ? doesNotFit('otherConnection') : NOT_RECORDED);
}

/** Wye and grounded wye differ only in how the neutral is tied, so either serves for the other. */
function compareConnections(wanted: Winding, given: Winding): Evaluation {
  if (given.connection === null) return NOT_RECORDED;
  if (given.connection === wanted.connection) return EXACT;
  return given.connection === 'delta' || wanted.connection === 'delta' ? doesNotFit() : acceptable('neutral');
}

/**
 * The same range, or the same words, is exact; a wider range is acceptable; a narrower one does not fit. If the unit
 * reaches its voltage on a tap, only the rest counts. Words without a range ('J-tap', 'Custom') cannot be compared.
 */
export function evaluateTaps(wanted: RequiredValue<TapRange> | null, taps: string | null, used?: TapsLeft): Evaluation {
  const text = recordedOrNone(taps);
  if (wanted === null) return NOT_REQUIRED;
  if (used) return evaluateRest(wanted.value, used);
  if (text !== '' && isSameText(wanted.text, text)) return EXACT;
  if (wanted.value === null) return NOT_UNDERSTOOD;
  const range = parseTaps(text);
  if (range === null) return NOT_RECORDED;
  if (!tapsCover(range, wanted.value)) return doesNotFit();
  return tapsCover(wanted.value, range) ? EXACT : acceptable('covers');
}

function evaluateRest(wanted: TapRange | null, taps: TapsLeft): Evaluation {
  if (wanted === null) return NOT_UNDERSTOOD;
  return { ...(tapsCover(taps.left, wanted) ? acceptable('covers') : doesNotFit('tapsUsed')), taps };
}

/** A turn pull changes a voltage by at most this share of the unit's own, either way (domain facts: about 5 to 7 % for one turn). */
const TURN_PULL_PERCENT = 7;

type Wanted = RequiredValue<Voltage> | null;

/** Judges a voltage without taps or work, otherwise with work: a rewind on a rewind order, or a turn pull. */
const evaluateVoltage = (wanted: Wanted, unit: Voltage | null, orderType: OrderType | null): Evaluation =>
  evaluateValue(
    wanted,
    unit,
    (required, actual) => servesAsItIs(required, actual) ?? withWork(required, actual, orderType),
  );

/** Null if the unit does not fit without work, or if unknown. */
const asItStands = (wanted: Wanted, unit: Voltage | null): Evaluation | null =>
  wanted?.value && unit ? servesAsItIs(wanted.value, unit) : null;

/** The voltage on a tap of the primary; null if no tap reaches it. The winding that leaves the most taps counts. */
function onTaps(wanted: Wanted, unit: Voltage | null, taps: TapRange | null): Evaluation | null {
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

/** A rewind reaches any voltage of the same kind of connection. */
function withWork(required: Voltage, actual: Voltage, orderType: OrderType | null): Evaluation {
  const isReachable = required.every((wanted) => actual.some((given) => isConnectable(wanted, given)));
  if (!isReachable) return doesNotFit('otherConnection');
  if (orderType === 'RW') return needs('rewind');
  const isNear = windingsFor(required, actual).some(([wanted, given]) =>
    isWithinPercent(wanted.volts, given.volts, TURN_PULL_PERCENT),
  );
  return isNear ? needs('turnPull') : doesNotFit();
}

/** Taps and turns help with a single required voltage: paired with each suitable winding of the unit. */
function windingsFor(required: Voltage, actual: Voltage): (readonly [Winding, Winding])[] {
  const [wanted, second] = required;
  if (!wanted || second) return [];
  return actual.filter((given) => isConnectable(wanted, given)).map((given) => [wanted, given]);
}

/** Texts that together decide how the windings of a unit fit. */
type WindingTexts = Pick<Candidate, 'primaryVoltage' | 'secondaryVoltage' | 'taps'>;

type EvaluateWinding = (requirement: MatchRequirement, unit: WindingTexts) => Evaluation;

/** Features of the windings. Taps depend on the primary voltage. */
export const windingFeatures = {
  connection: ({ primaryVoltage, secondaryVoltage }, unit) =>
    evaluateConnection(
      { primary: primaryVoltage?.value ?? null, secondary: secondaryVoltage?.value ?? null },
      { primary: parsePrimary(unit.primaryVoltage), secondary: parseVoltage(unit.secondaryVoltage) },
    ),
  primary_voltage_match: (requirement, unit) => evaluatePrimary(requirement, unit).primary_voltage_match,
  secondary_voltage_match: ({ secondaryVoltage, orderType }, unit) =>
    evaluateVoltage(secondaryVoltage, parseVoltage(unit.secondaryVoltage), orderType?.value ?? null),
  taps_match: (requirement, unit) => evaluatePrimary(requirement, unit).taps_match,
} satisfies Record<string, EvaluateWinding>;

/**
 * The primary voltage with the taps. If a tap reaches the voltage but leaves too few taps, and work helps, the work
 * counts and the unit retains all its taps.
 */
function evaluatePrimary(requirement: MatchRequirement, unit: WindingTexts) {
  const { primaryVoltage, taps, orderType } = requirement;
  const voltage = parsePrimary(unit.primaryVoltage);
  const tapped = asItStands(primaryVoltage, voltage) ? null : onTaps(primaryVoltage, voltage, parseTaps(unit.taps));
  const worked = evaluateVoltage(primaryVoltage, voltage, orderType?.value ?? null);
  const withWork = { primary_voltage_match: worked, taps_match: tapsBeside(worked, requirement, unit) };
  if (tapped === null) return withWork;
  const onTap = { primary_voltage_match: tapped, taps_match: evaluateTaps(taps, unit.taps, tapped.taps) };
  const isWorkBetter =
    worked.verdict === 'needs work' &&
    onTap.taps_match.verdict === 'does not fit' &&
    withWork.taps_match.verdict !== 'does not fit';
  return isWorkBetter ? withWork : onTap;
}

/** The primary rewind of a rewind order renews taps that the unit's own do not cover. */
function tapsBeside(primary: Evaluation, { taps }: MatchRequirement, unit: WindingTexts): Evaluation {
  const own = evaluateTaps(taps, unit.taps);
  const isRenewed = primary.work === 'rewind' && (own.verdict === 'does not fit' || own.verdict === 'not recorded');
  return isRenewed ? { ...needs('rewind'), why: 'tapsRenewed' } : own;
}
