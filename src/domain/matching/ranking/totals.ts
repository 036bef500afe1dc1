import { works, type FitClass, type Work } from '../../../contract/units/unit';
import { criticalFeatures, GRADES, matchFeatures, weightOf, type MatchFeature } from '../features/matchFeatures';
import type { Evaluations } from '../features/evaluateUnit';
import type { Evaluation } from '../features/verdict';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';

/** Totals of a unit's features, as flags and sums, so that partial totals can be combined. */
export interface Totals {
  /** Weights times hundredths of the grades. */
  readonly points: number;
  /** FAILS, MISSES and OPEN, and a bit for each needed work. */
  readonly flags: number;
}

/** A critical feature does not fit. */
export const FAILS = 1;
/** Another feature does not fit, or the unit is oversized. */
export const MISSES = 2;
/** A required value of the unit is not recorded, or the requirement is not understood. */
export const OPEN = 4;
const FIRST_WORK = 8;

export const flagOf = (work: Work): number => FIRST_WORK << works.indexOf(work);

const WORKS = works.map((work) => [work, flagOf(work)] as const);
export const TURN_PULL = flagOf('turnPull');
export const REWIND = flagOf('rewind');

export const ANY_WORK = WORKS.reduce((all, [, flag]) => all | flag, 0);

/** More flags than any unit has. */
export const ALL_FLAGS = FAILS | MISSES | OPEN | ANY_WORK;

/** Precomputed by flags: a search reads it thousands of times. */
const WORKS_BY_FLAGS: readonly (readonly Work[])[] = Array.from({ length: ALL_FLAGS + 1 }, (_, flags) => {
  const left = (flags & REWIND) === 0 ? flags : flags & ~TURN_PULL;
  return WORKS.flatMap(([work, flag]) => ((left & flag) === 0 ? [] : [work]));
});

/** The needed work; beside a rewind a turn pull is part of it. */
export const worksIn = (flags: number): readonly Work[] => WORKS_BY_FLAGS[flags] ?? [];

export function totalsOfOne(feature: MatchFeature, evaluation: Evaluation, rates: Rates = DEFAULT_RATES): Totals {
  const { verdict, work } = evaluation;
  return {
    points: weightOf(feature, rates) * GRADES[verdict],
    flags: verdictFlags(feature, evaluation) | (work === undefined ? 0 : flagOf(work)),
  };
}

function verdictFlags(feature: MatchFeature, { verdict }: Evaluation): number {
  if (verdict === 'does not fit') return criticalFeatures.has(feature) ? FAILS : MISSES;
  if (verdict === 'oversized') return MISSES;
  return verdict === 'not recorded' || verdict === 'not understood' ? OPEN : 0;
}

/** Cabinet and tank have one weight: the worse counts. */
export function bodyTotals(cabinet: Evaluation, tank: Evaluation, rates: Rates = DEFAULT_RATES): Totals {
  const [one, other] = [totalsOfOne('cabinet', cabinet, rates), totalsOfOne('tank', tank, rates)];
  return { points: Math.min(one.points, other.points), flags: one.flags | other.flags };
}

/** Totals of some features. */
export function sumOf(
  features: readonly MatchFeature[],
  evaluationOf: (feature: MatchFeature) => Evaluation,
  rates: Rates,
): Totals {
  let [points, flags] = [0, 0];
  for (const feature of features) {
    if (feature === 'tank') continue;
    const evaluation = evaluationOf(feature);
    const one =
      feature === 'cabinet'
        ? bodyTotals(evaluation, evaluationOf('tank'), rates)
        : totalsOfOne(feature, evaluation, rates);
    points += one.points;
    flags |= one.flags;
  }
  return { points, flags };
}

export const totalsOf = (evaluations: Evaluations, rates: Rates = DEFAULT_RATES): Totals =>
  sumOf(matchFeatures, (feature) => evaluations[feature], rates);

/** Total weight of the required features; the same for every unit. */
export const weightOfAll = (evaluations: Evaluations, rates: Rates = DEFAULT_RATES): number =>
  matchFeatures.reduce((sum, feature) => {
    const isWeighed = feature !== 'tank' && evaluations[feature].verdict !== 'not required';
    return isWeighed ? sum + weightOf(feature, rates) : sum;
  }, 0);

/** The fit class of a unit; `isKnown`: the order states enough to be judged, and the cost of all needed work is recorded. */
export function classOf(flags: number, isKnown: boolean): FitClass {
  if ((flags & FAILS) !== 0) return 'Does not fit';
  if ((flags & MISSES) !== 0) return 'Misses a requirement';
  if ((flags & OPEN) !== 0 || !isKnown) return 'Fits, to be checked';
  return (flags & ANY_WORK) === 0 ? 'Fits' : 'Fits with work';
}
