import { jobType } from '../../order/jobType';
import { against } from './against';
import { judgeBil } from './bil';
import { judgeBushing } from './bushing';
import type { Candidate, MatchRequirement, Wanted } from './candidate';
import { judgeFluid } from './fluid';
import { judgeFusing } from './fusing';
import { judgeKva } from './kva';
import { parseTaps } from './taps';
import { judgeTaps } from './tapsFit';
import { EXACT, no, NOT_REQUIRED, UNKNOWN, type JudgedFeature, type Judgement } from './verdict';
import { parseVoltage } from './voltage';
import { judgePrimary, judgeSecondary } from './voltageFit';

export type Judgements = Readonly<Record<JudgedFeature, Judgement>>;

/** Judges every feature of a unit. */
export function judgeUnit(requirement: MatchRequirement, unit: Candidate): Judgements {
  return {
    ...judgePrimarySide(requirement, primarySideOf(unit)),
    bushing_config_match: judgeBushing(requirement, { configuration: unit.bushConfiguration, type: unit.bushType }),
    fusing_match: judgeFusing(requirement, unit.fusing),
    order_type_match: judgeOrderType(requirement.orderType, unit.condition),
    fluid: judgeFluid(requirement, unit.fluid),
    phase_match: judgePhase(requirement.phase, unit.phase),
    power_rating_match: judgeKva(requirement.kva, unit.kva),
    secondary_voltage_match: judgeSecondary(requirement, parseVoltage(unit.secondaryVoltage)),
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

export const judgePrimarySide = (requirement: MatchRequirement, side: DecodedPrimarySide) => ({
  primary_voltage_match: judgePrimary(requirement, side),
  taps_match: judgeTaps(requirement, { text: side.tapsText, range: side.taps }),
  bil: judgeBil(requirement.bil, side.bilKv),
});

export const judgePhase = (wanted: Wanted<number> | null, actual: number | null): Judgement =>
  against(wanted, actual, (required, given) => (required === given ? EXACT : no()));

/** The unit's condition fits the order's type, both RC or both RW. */
export function judgeOrderType(orderType: string | null, condition: string | null): Judgement {
  if (orderType === null) return NOT_REQUIRED;
  const fits = jobType(condition);
  if (fits === '') return UNKNOWN;
  return fits === orderType ? EXACT : no();
}
