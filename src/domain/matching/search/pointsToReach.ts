import { fitClasses, type FitClass } from '../../../contract/units/unit';
import type { Rates } from '../../rates/rates';
import { bandOf } from '../ranking/fitScore';
import { ALL_FLAGS, classOf, REWIND } from '../ranking/totals';

/** How the points of a search become scores. */
export interface Scoring {
  /** Of all required features. */
  readonly weight: number;
  /** If false, only the class decides. */
  readonly isJudgeable: boolean;
  /** Without a rate, units that need a rewind are to be checked. */
  readonly isRewindPriced: boolean;
  readonly rates: Rates;
}

/** More points than any unit has. */
export const UNREACHABLE = 2 ** 31 - 1;

/** By flags, the place in the list of the class of a unit whose other work has known costs. */
const CLASSES = { priced: classesOf(() => true), unpricedRewind: classesOf((flags) => (flags & REWIND) === 0) };
const UNJUDGED = classesOf(() => false);

function classesOf(isKnown: (flags: number) => boolean): Uint8Array {
  return new Uint8Array(ALL_FLAGS + 1).map((_, flags) => fitClasses.indexOf(classOf(flags, isKnown(flags))));
}

function classesFor({ isJudgeable, isRewindPriced }: Scoring): Uint8Array {
  if (!isJudgeable) return UNJUDGED;
  return isRewindPriced ? CLASSES.priced : CLASSES.unpricedRewind;
}

/**
 * By flags, the points from which a unit can score as much as the last of a full list, or more; its work may turn out to have no
 * recorded cost and lower it. A list that is not full takes every unit.
 */
export function pointsToReach(scoring: Scoring, worst: number | undefined): Int32Array {
  const needed = new Int32Array(ALL_FLAGS + 1);
  if (worst === undefined) return needed;
  const classes = classesFor(scoring);
  const byClass = fitClasses.map((fitClass) => pointsInClass(fitClass, scoring, worst));
  return needed.map((_, flags) => byClass[classes[flags] ?? 0] ?? 0);
}

function pointsInClass(fitClass: FitClass, { weight, isJudgeable, rates }: Scoring, worst: number): number {
  const { low, high } = bandOf(fitClass, rates);
  if (worst <= low) return 0;
  if (worst > high || !isJudgeable) return UNREACHABLE;
  return Math.ceil(((worst - low) * 100 * weight) / (high - low));
}
