import type { FitClass, Verdict } from '../../../../src/contract/units/unit';
import { worst, type Finding } from './finding';

const CRITICAL = [
  ...['phase_match', 'power_rating_match', 'connection', 'primary_voltage_match', 'secondary_voltage_match'],
  ...['bil', 'winding'],
];

const WEIGHTS: Record<string, number> = {
  ...{ power_rating_match: 18, primary_voltage_match: 16, secondary_voltage_match: 16, phase_match: 8, connection: 4 },
  ...{ bushing_config_match: 9, bushing_rating: 2, fusing_match: 7, taps_match: 6, order_type_match: 4, fluid: 4 },
  ...{ bil: 2, winding: 2, secondary_bushings: 2, impedance: 1, unit_type: 1, cabinet_and_tank: 1 },
};

/** Hundredths of a feature's weight; what is not here has none. */
const GRADES: Partial<Record<Verdict, number>> = { exact: 100, acceptable: 85, oversized: 50, 'needs work': 50 };

/** Hundredths of the score. */
const BANDS: Record<FitClass, readonly [low: number, high: number]> = {
  Fits: [90, 100],
  'Fits with work': [75, 89],
  'Fits, to be checked': [60, 74],
  'Misses a requirement': [41, 59],
  'Does not fit': [0, 40],
};

/** A requirement that does not state enough leaves to be checked whatever nothing excludes. */
export function fitClassOf(
  findings: Readonly<Record<string, Finding>>,
  isCostMissing: boolean,
  isJudgeable: boolean,
): FitClass {
  const has = (...verdicts: Verdict[]) => Object.values(findings).some(({ verdict }) => verdicts.includes(verdict));
  if (CRITICAL.some((key) => findings[key]!.verdict === 'does not fit')) return 'Does not fit';
  if (has('does not fit', 'oversized')) return 'Misses a requirement';
  if (has('not recorded', 'not understood') || isCostMissing || !isJudgeable) return 'Fits, to be checked';
  return has('needs work') ? 'Fits with work' : 'Fits';
}

/** Low + (high - low) x the weighted mean of what is required, rounded down. Cabinet and tank share one weight. */
export function hundredthsOf(findings: Readonly<Record<string, Finding>>, fitClass: FitClass): number {
  const { cabinet, tank, ...others } = findings;
  const weighed = { ...others, cabinet_and_tank: worst([cabinet!, tank!]) };
  const required = Object.entries(weighed).filter(([, { verdict }]) => verdict !== 'not required');
  const weight = required.reduce((sum, [key]) => sum + WEIGHTS[key]!, 0);
  const points = required.reduce((sum, [key, { verdict }]) => sum + WEIGHTS[key]! * (GRADES[verdict] ?? 0), 0);
  const [low, high] = BANDS[fitClass];
  return low + Math.floor(((high - low) * points) / (weight * 100));
}
