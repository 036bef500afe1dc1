import { jobType } from '../../order/jobType';
import { evaluateValue } from './evaluateValue';
import { evaluateBil } from './bil';
import { evaluateBushing } from './bushing';
import type { Candidate, MatchRequirement, RequiredValue } from '../reading/candidate';
import { evaluateFluid } from './fluid';
import { evaluateFusing } from './fusing';
import { evaluateKva } from './kva';
import { parseTaps } from '../reading/taps';
import { evaluateTaps } from './tapsFit';
import { EXACT, no, NOT_REQUIRED, UNKNOWN, type MatchFeature, type Evaluation } from './verdict';
import { parseVoltage } from '../reading/voltage';
import { evaluatePrimary, evaluateSecondary } from './voltageFit';

export type Evaluations = Readonly<Record<MatchFeature, Evaluation>>;

/** Evaluates every feature of a unit. */
export function evaluateUnit(requirement: MatchRequirement, unit: Candidate): Evaluations {
  return {
    ...evaluatePrimarySide(requirement, primarySideOf(unit)),
    bushing_config_match: evaluateBushing(requirement, { configuration: unit.bushConfiguration, type: unit.bushType }),
    fusing_match: evaluateFusing(requirement, unit.fusing),
    order_type_match: evaluateOrderType(requirement.orderType, unit.condition),
    fluid: evaluateFluid(requirement, unit.fluid),
    phase_match: evaluatePhase(requirement.phase, unit.phase),
    power_rating_match: evaluateKva(requirement.kva, unit.kva),
    secondary_voltage_match: evaluateSecondary(requirement, parseVoltage(unit.secondaryVoltage)),
  };
}

/** What belongs to the primary winding, decoded: its voltage, taps and BIL decide together whether it serves. */
export const primarySideOf = ({ primaryVoltage, taps, bilKv }: Candidate) => ({
  voltage: parseVoltage(primaryVoltage),
  tapsText: taps,
  taps: parseTaps(taps),
  bilKv,
});
export type DecodedPrimarySide = ReturnType<typeof primarySideOf>;

export const evaluatePrimarySide = (requirement: MatchRequirement, side: DecodedPrimarySide) => ({
  primary_voltage_match: evaluatePrimary(requirement, side),
  taps_match: evaluateTaps(requirement, { text: side.tapsText, range: side.taps }),
  bil: evaluateBil(requirement.bil, side.bilKv),
});

export const evaluatePhase = (wanted: RequiredValue<number> | null, actual: number | null): Evaluation =>
  evaluateValue(wanted, actual, (required, given) => (required === given ? EXACT : no()));

/** The unit's condition fits the order's type, both RC or both RW. */
export function evaluateOrderType(orderType: string | null, condition: string | null): Evaluation {
  if (orderType === null) return NOT_REQUIRED;
  const fits = jobType(condition);
  if (fits === '') return UNKNOWN;
  return fits === orderType ? EXACT : no();
}
