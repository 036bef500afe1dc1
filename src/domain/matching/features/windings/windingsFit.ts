import type { MatchRequirement } from '../../reading/requirement';
import { parseTaps } from '../../reading/taps';
import { parsePrimary, parseVoltage } from '../../reading/voltage';
import type { Candidate } from '../../reading/candidate';
import { isSameText } from '../verdict/evaluateValue';
import { EXACT, needs, type Evaluation } from '../verdict/verdict';
import { evaluateConnection } from './connectionFit';
import { evaluateTaps } from './tapsFit';
import { asItStands, evaluateVoltage, onTaps } from './voltageFit';

/** What decides together how the windings of a unit fit. */
export type WindingTexts = Pick<Candidate, 'primaryVoltage' | 'secondaryVoltage' | 'taps'>;

export interface WindingEvaluations {
  connection: Evaluation;
  primary_voltage_match: Evaluation;
  secondary_voltage_match: Evaluation;
  taps_match: Evaluation;
}

/** Voltages, taps and connection, which depend on each other. */
export function evaluateWindings(requirement: MatchRequirement, unit: WindingTexts): WindingEvaluations {
  const { primaryVoltage, secondaryVoltage, orderType } = requirement;
  const secondary = parseVoltage(unit.secondaryVoltage);
  const primary = parsePrimary(unit.primaryVoltage);
  return {
    connection: evaluateConnection(
      { primary: primaryVoltage?.value ?? null, secondary: secondaryVoltage?.value ?? null },
      { primary, secondary },
    ),
    ...evaluatePrimary(requirement, unit),
    secondary_voltage_match: isSameUnread(secondaryVoltage, unit.secondaryVoltage)
      ? EXACT
      : evaluateVoltage(secondaryVoltage, secondary, orderType?.value ?? null),
  };
}

/** Equal text is exact, also where neither can be read. */
const isSameUnread = (wanted: MatchRequirement['primaryVoltage'], text: string | null): boolean =>
  wanted !== null && wanted.value === null && isSameText(wanted.text, text ?? '');

/**
 * The primary voltage with the taps. Where a tap reaches the voltage but leaves too few taps, and work serves, the work counts
 * and the unit's own taps stay.
 */
function evaluatePrimary(requirement: MatchRequirement, unit: WindingTexts) {
  const { primaryVoltage, taps, orderType } = requirement;
  const voltage = parsePrimary(unit.primaryVoltage);
  const tapped = asItStands(primaryVoltage, voltage) ? null : onTaps(primaryVoltage, voltage, parseTaps(unit.taps));
  const worked = isSameUnread(primaryVoltage, unit.primaryVoltage)
    ? EXACT
    : evaluateVoltage(primaryVoltage, voltage, orderType?.value ?? null);
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
