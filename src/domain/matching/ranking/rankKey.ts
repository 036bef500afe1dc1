import { knownDistance } from '../../rates/distanceTable';
import type { Rates } from '../../rates/rates';

const inOrder = new Intl.Collator('en', { numeric: true });

const DIGITS = /^\d+$/;

/**
 * Compares numbers in serials as numbers. Serials with the same number of digits compare as text, which takes a third
 * of the time.
 */
export function compareSerials(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length === b.length && DIGITS.test(a) && DIGITS.test(b)) return a < b ? -1 : 1;
  return inOrder.compare(a, b) || (a < b ? -1 : 1);
}

/** Decides a unit's place in the list, most important first. */
export interface RankKey {
  /** Hundredths; if the requirement cannot be judged, the least of the fit class. */
  score: number;
  /** Percent, with the needed work; null without a price or a cost of the unit. */
  marginPercentage: number | null;
  /** Every cost of the margin is recorded. */
  isComplete: boolean;
  /** From the reference site; Infinity for an unknown place. */
  miles: number;
  serial: string;
}

/** From the reference site; Infinity for an unknown place. */
export const milesTo = (location: string | null, rates: Rates): number =>
  knownDistance(location, rates) ?? Number.POSITIVE_INFINITY;

/**
 * Best first: score, margin percentage (complete ones before 'at most', none last), nearer to the reference site, lower serial
 * (numbers as numbers). Two units with different serials never tie.
 */
export const compareRankKeys = (a: RankKey, b: RankKey): number =>
  b.score - a.score ||
  completeness(b) - completeness(a) ||
  ascending(b.marginPercentage ?? 0, a.marginPercentage ?? 0) ||
  ascending(a.miles, b.miles) ||
  compareSerials(a.serial, b.serial);

const completeness = ({ marginPercentage, isComplete }: RankKey): number =>
  marginPercentage === null ? 0 : isComplete ? 2 : 1;

/** Two infinite values are equal; their difference would be NaN. */
const ascending = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
