import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate, CandidateKind } from '../reading/candidate';
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
import { doesNotFit, EXACT, needs, type Evaluation } from './verdict/verdict';
import { evaluatePrimary, evaluateSecondary } from './windings/voltageFit';
import { evaluateWinding } from './windings/winding';

export type Evaluations = Readonly<Record<MatchFeature, Evaluation>>;

type Evaluate = (requirement: MatchRequirement, unit: Candidate, rates: Rates) => Evaluation;

/** Features that nothing but their own values decide. */
const alone = {
  phase_match: ({ phase }, unit) => evaluatePhase(phase, unit.phase),
  power_rating_match: ({ kva }, unit, rates) => evaluateKva(kva, unit.kva, rates),
  secondary_voltage_match: (requirement, unit) => evaluateSecondary(requirement, parseVoltage(unit.secondaryVoltage)),
  bushing_config_match: (requirement, unit) =>
    evaluateBushing(requirement, { configuration: unit.bushConfiguration, type: unit.bushType }),
  fusing_match: (requirement, unit) => evaluateFusing(requirement, unit.fusing),
  order_type_match: ({ orderType }, unit) => evaluateOrderType(orderType, unit.condition),
  winding: ({ winding }, unit) => evaluateWinding(winding, unit.windingMaterial),
  impedance: ({ impedance }, unit, rates) => evaluateImpedance(impedance, unit.impedancePct, rates),
  secondary_bushings: ({ secondaryBushings }, unit) =>
    evaluateSecondaryBushings(secondaryBushings, unit.secondaryBushings),
  fluid: ({ fluid }, unit) => evaluateFluid(fluid, unit.fluid),
  cabinet: (_requirement, unit) => evaluateBody(unit).cabinet,
  tank: (_requirement, unit) => evaluateBody(unit).tank,
} satisfies Partial<Record<MatchFeature, Evaluate>>;

const ofPrimarySide =
  (feature: 'primary_voltage_match' | 'taps_match' | 'bil'): Evaluate =>
  (requirement, unit) =>
    evaluatePrimarySide(requirement, primarySideOf(unit))[feature];

/** Each feature of a unit, within the tolerances of these rates. */
export const evaluators: Readonly<Record<MatchFeature, Evaluate>> = {
  ...alone,
  primary_voltage_match: ofPrimarySide('primary_voltage_match'),
  taps_match: ofPrimarySide('taps_match'),
  bil: ofPrimarySide('bil'),
};

/** Evaluates every feature of a unit, within the tolerances of these rates. */
export function evaluateUnit(
  requirement: MatchRequirement,
  unit: Candidate,
  rates: Rates = DEFAULT_RATES,
): Evaluations {
  return {
    phase_match: alone.phase_match(requirement, unit),
    power_rating_match: alone.power_rating_match(requirement, unit, rates),
    secondary_voltage_match: alone.secondary_voltage_match(requirement, unit),
    ...evaluatePrimarySide(requirement, primarySideOf(unit)),
    bushing_config_match: alone.bushing_config_match(requirement, unit),
    fusing_match: alone.fusing_match(requirement, unit),
    order_type_match: alone.order_type_match(requirement, unit),
    winding: alone.winding(requirement, unit),
    impedance: alone.impedance(requirement, unit, rates),
    secondary_bushings: alone.secondary_bushings(requirement, unit),
    fluid: alone.fluid(requirement, unit),
    ...evaluateBody(unit),
  };
}

/** What belongs to the primary winding, decoded: its voltage, taps and BIL decide together whether it serves. */
export const primarySideOf = ({ primaryVoltage, taps, bilKv }: CandidateKind) => ({
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
  evaluateValue(wanted, actual, (required, given) => (required === given ? EXACT : doesNotFit()));

/** Cabinet and tank must be good whatever the order asks for. */
export const evaluateBody = (unit: Pick<Candidate, 'cabinetNeedsReplacing' | 'tankNeedsReplacing'>) => ({
  cabinet: unit.cabinetNeedsReplacing ? needs('replacementCabinet') : EXACT,
  tank: unit.tankNeedsReplacing ? needs('reTank') : EXACT,
});
