import { fitClasses, type FitClass, type FeatureVerdict } from '../../../contract/units/unit';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';

/** The hundredths of a score in a fit class, both ends included. */
interface Band {
  readonly low: number;
  readonly high: number;
}

type BandRates = Pick<Rates, 'bandFits' | 'bandWork' | 'bandCheck' | 'bandMisses'>;

/** Each class ends below the one above it, so that no number of good features lifts a unit over a class. */
export function bandOf(fitClass: FitClass, rates: BandRates = DEFAULT_RATES): Band {
  const lows = [rates.bandFits, rates.bandWork, rates.bandCheck, rates.bandMisses, 0];
  const at = fitClasses.indexOf(fitClass);
  const above = lows[at - 1];
  return { low: lows[at] ?? 0, high: above === undefined ? 100 : above - 1 };
}

/** The class whose band holds a score (0 to 1). */
export const classOfScore = (score: number, rates: BandRates): FitClass =>
  fitClasses.find((fitClass) => Math.round(score * 100) >= bandOf(fitClass, rates).low) ?? 'Does not fit';

/**
 * The hundredths of a unit's score: the weighted mean of its grades placed in its class band, rounded down, so that 100
 * means that every requirement is met exactly. Whole numbers, so that float rounding never decides the order.
 *
 * @param points weights times hundredths of grades
 * @param weight of all required features
 */
export const scoreIn = ({ low, high }: Band, points: number, weight: number): number =>
  low + Math.floor(((high - low) * points) / (100 * weight));

/** How a match score comes from the points of its features. */
export interface ScoreTotal {
  /** Earned points and total weight; parts of one. */
  readonly points: number;
  readonly weight: number;
  /** The hundredths that the fit class gives. */
  readonly band: Band;
}

/** Null for a score from another server. */
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
