import type { Rates } from '../../rates/rates';
import { bandOf } from '../ranking/fitScore';
import { ALL_FLAGS, classOf } from '../ranking/totals';

/** How the points of a search become scores. */
export interface Scoring {
  /** Of all required features. */
  readonly weight: number;
  /** Where the requirement cannot be judged, the class alone decides. */
  readonly isJudgeable: boolean;
  readonly rates: Rates;
}

/** More points than any unit has. */
export const NOBODY = 2 ** 31 - 1;

/**
 * By flags, the points from which a unit can score as much as the last of a full list, or more; its work may turn out to have no
 * recorded cost and lower it. Nothing keeps a unit out of a list that is not full.
 */
export function pointsToReach({ weight, isJudgeable, rates }: Scoring, worst: number | undefined): Int32Array {
  const needed = new Int32Array(ALL_FLAGS + 1);
  if (worst === undefined) return needed;
  return needed.map((_, flags) => {
    const { low, high } = bandOf(classOf(flags, isJudgeable), rates);
    if (worst <= low) return 0;
    if (worst > high || !isJudgeable) return NOBODY;
    return Math.ceil(((worst - low) * 100 * weight) / (high - low));
  });
}
