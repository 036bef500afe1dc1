import { works, type Work } from '../../../contract/unit/unit';
import {
  CAPPED_SCORE,
  decisiveFeatures,
  GRADES,
  matchFeatures,
  weightOf,
  type MatchFeature,
} from '../features/verdict/matchFeatures';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { isGap, type Evaluation } from '../features/verdict/verdict';

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

/** Each work alone, made once: a search reads thousands of them. */
const onlyWork = new Map<Work, Totals['works']>(works.map((work) => [work, new Set([work])]));

export const noTotals: Totals = { points: 0, gaps: 0, openGaps: 0, canServe: true, works: NO_WORK };

/** The totals of a single evaluation. */
export function totalsOfOne(feature: MatchFeature, evaluation: Evaluation, rates: Rates = DEFAULT_RATES): Totals {
  const { verdict, work } = evaluation;
  return {
    points: weightOf(feature, rates) * GRADES[verdict],
    gaps: isGap(evaluation) ? 1 : 0,
    openGaps: verdict === 'does not fit' || verdict === 'not recorded' ? 1 : 0,
    canServe: !(verdict === 'does not fit' && decisiveFeatures.has(feature)),
    works: (work && onlyWork.get(work)) ?? NO_WORK,
  };
}

/** The totals of what these are the parts of. */
export function sumTotals(parts: readonly Totals[]): Totals {
  const sum = { ...noTotals };
  for (const part of parts) {
    sum.points += part.points;
    sum.gaps += part.gaps;
    sum.openGaps += part.openGaps;
    sum.canServe &&= part.canServe;
    sum.works = addWorks(sum.works, part.works);
  }
  return sum;
}

const addWorks = (a: Totals['works'], b: Totals['works']): Totals['works'] =>
  a.size === 0 || b.size === 0 ? (a.size === 0 ? b : a) : new Set([...a, ...b]);

/** The totals of the evaluations that there are. */
export function totalsOf(
  evaluations: Readonly<Partial<Record<MatchFeature, Evaluation>>>,
  rates: Rates = DEFAULT_RATES,
): Totals {
  const parts: Totals[] = [];
  for (const feature of matchFeatures) {
    const evaluation = evaluations[feature];
    if (evaluation) parts.push(totalsOfOne(feature, evaluation, rates));
  }
  return sumTotals(parts);
}

/** Points after the cap. */
export const scorePoints = ({ points, canServe }: Pick<Totals, 'points' | 'canServe'>): number =>
  canServe ? points : Math.min(points, CAPPED_SCORE);
