import type { Work } from '../../../contract/unit/unit';
import {
  CAPPED_SCORE,
  decisiveFeatures,
  GRADES,
  matchFeatures,
  WEIGHTS,
  type MatchFeature,
} from '../features/matchFeatures';
import { isGap, type Evaluation } from '../features/verdict';

/** Sums over the evaluations of a unit or of a part of it; the sums of the parts add up to those of the unit. */
export interface Totals {
  /** Of FULL_SCORE, before the cap. */
  points: number;
  /** Features that need work, do not serve or were not recorded. */
  gaps: number;
  /** Gaps that no work closes. */
  openGaps: number;
  canServe: boolean;
  /** The work that closes gaps; one turn pull serves both voltages. */
  works: ReadonlySet<Work>;
}

const NO_WORK: Totals['works'] = new Set();

export const noTotals: Totals = { points: 0, gaps: 0, openGaps: 0, canServe: true, works: NO_WORK };

/** The totals of a single evaluation. */
export function totalsOfOne(feature: MatchFeature, evaluation: Evaluation): Totals {
  const { verdict, work } = evaluation;
  return {
    points: WEIGHTS[feature] * GRADES[verdict],
    gaps: isGap(evaluation) ? 1 : 0,
    openGaps: verdict === 'does not serve' || verdict === 'not recorded' ? 1 : 0,
    canServe: !(verdict === 'does not serve' && decisiveFeatures.has(feature)),
    works: work ? new Set([work]) : NO_WORK,
  };
}

export const addTotals = (a: Totals, b: Totals): Totals => ({
  points: a.points + b.points,
  gaps: a.gaps + b.gaps,
  openGaps: a.openGaps + b.openGaps,
  canServe: a.canServe && b.canServe,
  works: addWorks(a.works, b.works),
});

const addWorks = (a: Totals['works'], b: Totals['works']): Totals['works'] =>
  a.size === 0 || b.size === 0 ? (a.size === 0 ? b : a) : new Set([...a, ...b]);

/** The totals of the evaluations that there are. */
export function totalsOf(evaluations: Readonly<Partial<Record<MatchFeature, Evaluation>>>): Totals {
  return matchFeatures.reduce((sum, feature) => {
    const evaluation = evaluations[feature];
    return evaluation ? addTotals(sum, totalsOfOne(feature, evaluation)) : sum;
  }, noTotals);
}

/** Points after the cap. */
export const scorePoints = ({ points, canServe }: Pick<Totals, 'points' | 'canServe'>): number =>
  canServe ? points : Math.min(points, CAPPED_SCORE);
