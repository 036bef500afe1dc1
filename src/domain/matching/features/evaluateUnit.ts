import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement, RequiredValue } from '../reading/requirement';
import { evaluateBushing, evaluateBushingRating, evaluateSecondaryBushings } from './bushings';
import { evaluateFluid } from './fluid';
import { evaluateFusing } from './fusing';
import { evaluateUnitKind } from './unitType';
import { evaluateWinding } from './winding';
import { evaluateBil } from './bil';
import { evaluateImpedance } from './impedance';
import { evaluateKva } from './kva';
import { evaluateOrderType } from './orderType';
import { evaluateValue, doesNotFit, EXACT, needs, type Evaluation } from './verdict';
import { byFeature, type MatchFeature } from './matchFeatures';
import { windingFeatures } from './windingsFit';

export type Evaluations = Readonly<Record<MatchFeature, Evaluation>>;

type Evaluate = (requirement: MatchRequirement, unit: Candidate, rates: Rates) => Evaluation;

const evaluators: Readonly<Record<MatchFeature, Evaluate>> = {
  ...windingFeatures,
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

/** Units with equal fields are evaluated alike. */
const comparedFields: Readonly<Record<MatchFeature, readonly [keyof Candidate, (keyof Candidate)?]>> = {
  phase_match: ['phase'],
  power_rating_match: ['kva'],
  connection: ['primaryVoltage', 'secondaryVoltage'],
  primary_voltage_match: ['primaryVoltage', 'taps'],
  secondary_voltage_match: ['secondaryVoltage'],
  taps_match: ['primaryVoltage', 'taps'],
  bushing_config_match: ['bushConfiguration', 'bushType'],
  bushing_rating: ['bushConfiguration', 'bushType'],
  fusing_match: ['fusing'],
  order_type_match: ['condition'],
  bil: ['bilKv'],
  winding: ['windingMaterial'],
  impedance: ['impedancePct'],
  secondary_bushings: ['secondaryBushings'],
  fluid: ['fluid'],
  unit_type: ['unitType'],
  cabinet: ['cabinetNeedsReplacing'],
  tank: ['tankNeedsReplacing'],
};

type Value = Candidate[keyof Candidate];

/** Makes a value once per feature and distinct compared fields. */
export function byComparedFields<T>(make: (feature: MatchFeature, unit: Candidate) => T) {
  const made = byFeature(() => new Map<Value, Map<Value, T>>());
  return (feature: MatchFeature, unit: Candidate): T => {
    const [first, second] = comparedFields[feature];
    const [key, innerKey] = [unit[first], second && unit[second]];
    const inner = made[feature].get(key) ?? new Map<Value, T>();
    const known = inner.get(innerKey);
    if (known !== undefined) return known;
    const value = make(feature, unit);
    made[feature].set(key, inner.set(innerKey, value));
    return value;
  };
}

/** Evaluates a feature of a unit. */
export type Evaluator = (feature: MatchFeature, unit: Candidate) => Evaluation;

/** Cost less to evaluate than to find in a map. */
const UNCACHED: ReadonlySet<MatchFeature> = new Set([
  'phase_match',
  'power_rating_match',
  'impedance',
  'cabinet',
  'tank',
]);

/** For many units of one requirement. */
export function createEvaluator(requirement: MatchRequirement, rates: Rates): Evaluator {
  const evaluate: Evaluator = (feature, unit) => evaluators[feature](requirement, unit, rates);
  const cached = byComparedFields(evaluate);
  return (feature, unit) => (UNCACHED.has(feature) ? evaluate(feature, unit) : cached(feature, unit));
}

/** Evaluates every feature of a unit, within the tolerances of these rates. */
export const evaluateUnit = (
  requirement: MatchRequirement,
  unit: Candidate,
  rates: Rates = DEFAULT_RATES,
): Evaluations => evaluateBy((feature) => evaluators[feature](requirement, unit, rates), unit);

export const evaluateBy = (evaluate: Evaluator, unit: Candidate): Evaluations =>
  withOneRewind(byFeature((feature) => evaluate(feature, unit)));

/** With a rewind, a turn pull is part of it. */
function withOneRewind(evaluations: Record<MatchFeature, Evaluation>): Evaluations {
  const { primary_voltage_match: primary, secondary_voltage_match: secondary } = evaluations;
  if (primary.work !== 'turnPull' && secondary.work !== 'turnPull') return evaluations;
  if (!Object.values(evaluations).some(({ work }) => work === 'rewind')) return evaluations;
  return {
    ...evaluations,
    primary_voltage_match: rewound(primary),
    secondary_voltage_match: rewound(secondary),
  };
}

const rewound = (evaluation: Evaluation): Evaluation => (evaluation.work === 'turnPull' ? needs('rewind') : evaluation);

const bushingOf = ({ bushConfiguration, bushType }: Candidate) => ({
  configuration: bushConfiguration,
  type: bushType,
});

const evaluatePhase = (wanted: RequiredValue<number> | null, actual: number | null): Evaluation =>
  evaluateValue(wanted, actual, (required, given) => (required === given ? EXACT : doesNotFit()));
