import {
  CAPPED_SCORE,
  GRADES,
  isFailed,
  matchFeatures,
  WEIGHTS,
  type MatchFeature,
  type Evaluation,
} from '../features/verdict';

/** Sums over the evaluations of a unit or of a part of it; the sums of the parts add up to those of the unit. */
export interface Totals {
  /** Of FULL_SCORE, before the cap. */
  points: number;
  /** Features that need work or stay open. */
  gaps: number;
  /** A phase, voltage or BIL failed. */
  isCapped: boolean;
  turnPull: boolean;
  feedConversion: boolean;
  fr3Fill: boolean;
}

const DECISIVE: ReadonlySet<MatchFeature> = new Set<MatchFeature>([
  'phase_match',
  'primary_voltage_match',
  'secondary_voltage_match',
  'bil',
]);

export const noTotals: Totals = {
  points: 0,
  gaps: 0,
  isCapped: false,
  turnPull: false,
  feedConversion: false,
  fr3Fill: false,
};

/** The totals of a single evaluation. */
export function totalsOfOne(feature: MatchFeature, evaluation: Evaluation): Totals {
  const failed = isFailed(evaluation);
  return {
    points: WEIGHTS[feature] * GRADES[evaluation.verdict],
    gaps: failed || evaluation.verdict === 'work' ? 1 : 0,
    isCapped: failed && DECISIVE.has(feature),
    turnPull: evaluation.work === 'turnPull',
    feedConversion: evaluation.work === 'feedConversion',
    fr3Fill: evaluation.work === 'fr3Fill',
  };
}

export function addTotals(a: Totals, b: Totals): Totals {
  return {
    points: a.points + b.points,
    gaps: a.gaps + b.gaps,
    isCapped: a.isCapped || b.isCapped,
    turnPull: a.turnPull || b.turnPull,
    feedConversion: a.feedConversion || b.feedConversion,
    fr3Fill: a.fr3Fill || b.fr3Fill,
  };
}

/** The totals of the evaluations that there are. */
export function totalsOf(evaluations: Readonly<Partial<Record<MatchFeature, Evaluation>>>): Totals {
  return matchFeatures.reduce((sum, feature) => {
    const evaluation = evaluations[feature];
    return evaluation ? addTotals(sum, totalsOfOne(feature, evaluation)) : sum;
  }, noTotals);
}

/** Points after the cap. */
export const scorePoints = (points: number, isCapped: boolean): number =>
  isCapped ? Math.min(points, CAPPED_SCORE) : points;
