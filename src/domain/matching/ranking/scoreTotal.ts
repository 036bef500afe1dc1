import type { FeatureVerdict } from '../../../contract/unit/unit';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { CAPPED_SCORE, FULL_SCORE, weightedFeatures, weightOf } from '../features/verdict/matchFeatures';

/**
 * How a score comes from the points of its features: their sum; held at the cap because the unit cannot serve;
 * or as a server of other rules gives it.
 */
export type ScoreTotal = 'sum' | 'held' | 'given';

/** What may be said of a match score beside the points that came with it; both are parts of one. */
export function scoreTotal(
  details: readonly FeatureVerdict[],
  score: number | null,
  rates: Rates = DEFAULT_RATES,
): ScoreTotal {
  if (score === null || details.some(({ points }) => points === null)) return 'given';
  const sum = whole(details.reduce((total, { points }) => total + (points ?? 0), 0));
  if (sum === whole(score)) return 'sum';
  return sum > CAPPED_SCORE && whole(score) === CAPPED_SCORE && hasOurWeights(details, rates) ? 'held' : 'given';
}

/** Whole numbers, so that float rounding makes no difference. */
const whole = (partOfOne: number): number => Math.round(partOfOne * FULL_SCORE);

const hasOurWeights = (details: readonly FeatureVerdict[], rates: Rates): boolean =>
  weightedFeatures.every((name) =>
    details.some(
      ({ feature, weight }) => feature === name && whole(weight ?? 0) === whole(weightOf(name, rates) / 100),
    ),
  );
