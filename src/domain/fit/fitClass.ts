import type { FitClass, Unit } from '../../contract/units/unit';
import { NOT_AVAILABLE } from '../format/number';

/** Fields of a judged unit. */
type Judged = Pick<Unit, 'fit' | 'can_serve'>;

/**
 * The class in which a unit fits an order. A server that does not judge classes can only report 'Does not fit', if it says
 * so; otherwise null.
 */
export const fitClassOf = ({ fit, can_serve }: Judged): FitClass | null =>
  fit?.class ?? (can_serve === false ? 'Does not fit' : null);

const COVERING: ReadonlySet<FitClass | null> = new Set<FitClass>(['Fits', 'Fits with work']);

/** Whether units of a class fill an order, with or without work. */
export const isCovering = (fitClass: FitClass | null): boolean => COVERING.has(fitClass);

const LOWER_CLASSES = ['Fits, to be checked', 'Misses a requirement', 'Does not fit'] as const satisfies FitClass[];
type LowerClass = (typeof LOWER_CLASSES)[number];

/** The classes of units that do not fill an order as they are known, best first. */
export const lowerClasses: readonly LowerClass[] = LOWER_CLASSES;

/** 0 for units that fill an order, and for those of a server without classes; then 1 to 3, one for each lower class. */
export const fitGroup = (unit: Judged): number => 1 + lowerClasses.findIndex((each) => each === fitClassOf(unit));

/** 0.285 * 100 is 28.499999999999996 in binary; rounding to 12 digits first gives 28.5, and so 29. */
const percentOf = (score: number): number => Number((score * 100).toPrecision(12));

/** A match score of 0 to 1 as whole percent, 0 to 100; null if none. */
export const matchPercent = (score: number | null): number | null =>
  score === null ? null : Math.round(percentOf(Math.min(1, Math.max(0, score))));

/** Shown without a score: the order does not state enough for one. */
const NOT_JUDGED = 'Not judged';

type Scored = Pick<Unit, 'fit' | 'can_serve' | 'match_score'>;

/** '84%'. */
export function scoreText({ match_score, fit }: Pick<Scored, 'match_score' | 'fit'>): string {
  const percent = matchPercent(match_score);
  if (percent !== null) return `${percent}%`;
  return fit === null ? NOT_AVAILABLE : NOT_JUDGED;
}

/** The class first, then the score: 'Fits with work · 84%'. */
export const fitText = (unit: Scored): string =>
  [fitClassOf(unit), scoreText(unit)].filter((text) => text !== null).join(' · ');
