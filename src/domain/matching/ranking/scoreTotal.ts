import type { FeatureVerdict, FitClass } from '../../../contract/unit/unit';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { bandOf, scoreIn, type Band } from './fitScore';

/** How a match score comes from the points of its features. */
export interface ScoreTotal {
  /** What the features earned, of what they weigh; parts of one. */
  readonly points: number;
  readonly weight: number;
  /** The hundredths that the fit class gives. */
  readonly band: Band;
}

/** Null where the score is none of ours: a server of other rules gives it. */
export function scoreTotal(
  details: readonly FeatureVerdict[],
  score: number | null,
  fitClass: FitClass | null,
  rates: Rates = DEFAULT_RATES,
): ScoreTotal | null {
  if (score === null || fitClass === null || details.some(({ points, weight }) => points === null || weight === null))
    return null;
  const [points, weight] = [sumOf(details, ({ points }) => points), sumOf(details, ({ weight }) => weight)];
  if (weight === 0) return null;
  const band = bandOf(fitClass, rates);
  return scoreIn(band, points, weight / 100) === Math.round(score * 100)
    ? { points: points / 10_000, weight: weight / 10_000, band }
    : null;
}

/** In whole numbers, so that float rounding makes no difference. */
const sumOf = (details: readonly FeatureVerdict[], of: (detail: FeatureVerdict) => number | null): number =>
  details.reduce((sum, detail) => sum + Math.round((of(detail) ?? 0) * 10_000), 0);
