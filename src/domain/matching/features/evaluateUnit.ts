import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement, RequiredValue } from '../reading/requirement';
import {
  evaluateBushing,
  evaluateBushingRating,
  evaluateFluid,
  evaluateFusing,
  evaluateSecondaryBushings,
  evaluateUnitKind,
  evaluateWinding,
} from './fittings';
import { evaluateKva, evaluateOrderType, evaluateBil, evaluateImpedance } from './ratings';
import { evaluateValue, doesNotFit, EXACT, needs, type Evaluation } from './verdict';
import { byFeature, type MatchFeature } from './matchFeatures';
import { evaluateWindings, type WindingEvaluations } from './windingsFit';

export type Evaluations = Readonly<Record<MatchFeature, Evaluation>>;

type Evaluate = (requirement: MatchRequirement, unit: Candidate, rates: Rates) => Evaluation;
type Alone = Exclude<MatchFeature, keyof WindingEvaluations>;

/** Features that nothing but their own values decide. */
export const alone: Readonly<Record<Alone, Evaluate>> = {
  phase_match: ({ phase }, unit) => evaluatePhase(phase, unit.phase || null),
  power_rating_match: ({ kva }, unit, rates) => evaluateKva(kva, unit.kva || null, rates),
  bushing_config_match: (requirement, unit) => evaluateBushing(requirement, bushingOf(unit)),
  bushing_rating: (requirement, unit) => evaluateBushingRating(requirement, bushingOf(unit)),
  fusing_match: (requirement, unit) => evaluateFusing(requirement, unit.fusing),
  order_type_match: ({ orderType }, unit) => evaluateOrderType(orderType, unit.condition),
  bil: (requirement, unit) => evaluateBil(requirement, unit.bilKv),
  winding: (requirement, unit) => evaluateWinding(requirement, unit.windingMaterial),
  impedance: ({ impedance }, unit, rates) => evaluateImpedance(impedance, unit.impedancePct, rates),
  secondary_bushings: (requirement, unit) => evaluateSecondaryBushings(requirement, unit.secondaryBushings),
  fluid: (requirement, unit) => evaluateFluid(requirement, unit.fluid),
  unit_type: (requirement, unit) => evaluateUnitKind(requirement, unit.unitType),
  cabinet: (_requirement, unit) => (unit.cabinetNeedsReplacing ? needs('replacementCabinet') : EXACT),
  tank: (_requirement, unit) => (unit.tankNeedsReplacing ? needs('reTank') : EXACT),
};

/** Evaluates every feature of a unit, within the tolerances of these rates. */
export function evaluateUnit(
  requirement: MatchRequirement,
  unit: Candidate,
  rates: Rates = DEFAULT_RATES,
): Evaluations {
  const windings = evaluateWindings(requirement, unit);
  return withOneRewind(
    byFeature((feature) => (isAlone(feature) ? alone[feature](requirement, unit, rates) : windings[feature])),
  );
}

const isAlone = (feature: MatchFeature): feature is Alone => feature in alone;

/** With a rewind, a turn pull is part of it. */
function withOneRewind(evaluations: Evaluations): Evaluations {
  const isRewound = Object.values(evaluations).some(({ work }) => work === 'rewind');
  const of = (evaluation: Evaluation) => (isRewound && evaluation.work === 'turnPull' ? needs('rewind') : evaluation);
  const { primary_voltage_match: primary, secondary_voltage_match: secondary } = evaluations;
  return { ...evaluations, primary_voltage_match: of(primary), secondary_voltage_match: of(secondary) };
}

const bushingOf = ({ bushConfiguration, bushType }: Candidate) => ({
  configuration: bushConfiguration,
  type: bushType,
});

const evaluatePhase = (wanted: RequiredValue<number> | null, actual: number | null): Evaluation =>
  evaluateValue(wanted, actual, (required, given) => (required === given ? EXACT : doesNotFit()));
