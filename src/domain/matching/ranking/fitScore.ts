import { fitClasses, type FitClass } from '../../../contract/unit/unit';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';

/** The hundredths of a score in a fit class, both ends included. */
export interface Band {
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
 * The hundredths of a unit's score: where in its class the weighted mean of its grades puts it, rounded down, so that 100 means that
 * everything asked for is met exactly. Whole numbers, so that float rounding never decides the order.
 *
 * @param points weights times hundredths of grades
 * @param weight of all required features
 */
export const scoreIn = ({ low, high }: Band, points: number, weight: number): number =>
  low + Math.floor(((high - low) * points) / (100 * weight));
