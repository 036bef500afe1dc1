import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement, RequiredValue } from '../reading/requirement';
import { parseTaps } from '../reading/taps';
import { parseVoltage } from '../reading/voltage';
import { evaluateBil } from './windings/bil';
import { evaluateBushing } from './fittings/bushing';
import { evaluateValue } from './verdict/evaluateValue';
import { evaluateFluid } from './fittings/fluid';
import { evaluateFusing } from './fittings/fusing';
import { evaluateImpedance } from './windings/impedance';
import { evaluateKva } from './kva';
import type { MatchFeature } from './verdict/matchFeatures';
import { evaluateOrderType } from './orderType';
import { evaluateSecondaryBushings } from './fittings/secondaryBushings';
import { evaluateTaps } from './windings/tapsFit';
import { doesNotServe, EXACT, needs, type Evaluation } from './verdict/verdict';
import { evaluatePrimary, evaluateSecondary } from './windings/voltageFit';
import { evaluateWinding } from './windings/winding';

export type Evaluations = Readonly<Record<MatchFeature, Evaluation>>;

/** Evaluates every feature of a unit, within the tolerances of these rates. */
export function evaluateUnit(
  requirement: MatchRequirement,
  unit: Candidate,
  rates: Rates = DEFAULT_RATES,
): Evaluations {
  return {
    phase_match: evaluatePhase(requirement.phase, unit.phase),
    power_rating_match: evaluateKva(requirement.kva, unit.kva, rates),
    secondary_voltage_match: evaluateSecondary(requirement, parseVoltage(unit.secondaryVoltage)),
    ...evaluatePrimarySide(requirement, primarySideOf(unit)),
    bushing_config_match: evaluateBushing(requirement, { configuration: unit.bushConfiguration, type: unit.bushType }),
    fusing_match: evaluateFusing(requirement, unit.fusing),
    order_type_match: evaluateOrderType(requirement.orderType, unit.condition),
    winding: evaluateWinding(requirement.winding, unit.windingMaterial),
    impedance: evaluateImpedance(requirement.impedance, unit.impedancePct, rates),
    secondary_bushings: evaluateSecondaryBushings(requirement.secondaryBushings, unit.secondaryBushings),
    fluid: evaluateFluid(requirement.fluid, unit.fluid),
    ...evaluateBody(unit),
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

export function evaluatePrimarySide(requirement: MatchRequirement, side: DecodedPrimarySide) {
  const primary = evaluatePrimary(requirement, side);
  return {
    primary_voltage_match: primary,
    taps_match: evaluateTaps(requirement.taps, { text: side.tapsText, range: side.taps, used: primary.taps }),
    bil: evaluateBil(requirement.bil, side.bilKv),
  };
}

export const evaluatePhase = (wanted: RequiredValue<number> | null, actual: number | null): Evaluation =>
  evaluateValue(wanted, actual, (required, given) => (required === given ? EXACT : doesNotServe()));

/** Cabinet and tank must be good whatever the order asks for. */
export const evaluateBody = (unit: Pick<Candidate, 'cabinetNeedsReplacing' | 'tankNeedsReplacing'>) => ({
  cabinet: unit.cabinetNeedsReplacing ? needs('replacementCabinet') : EXACT,
  tank: unit.tankNeedsReplacing ? needs('reTank') : EXACT,
});
