import type { FitClass, Unit } from '../../contract/unit/unit';

/** What is read of a unit that was judged for an order. */
export type Judged = Pick<Unit, 'fit' | 'can_serve'>;

/**
 * The class in which a unit fits an order. Of a server that does not judge classes, only 'Does not fit' is known, if it says
 * so; otherwise null.
 */
export const fitClassOf = ({ fit, can_serve }: Judged): FitClass | null =>
  fit?.class ?? (can_serve === false ? 'Does not fit' : null);

const COVERING: ReadonlySet<FitClass | null> = new Set<FitClass>(['Fits', 'Fits with work']);

/** Whether units of a class fill an order: as they stand, or with work that can be done and priced. */
export const isCovering = (fitClass: FitClass | null): boolean => COVERING.has(fitClass);

const LOWER_CLASSES = ['Fits, to be checked', 'Misses a requirement', 'Does not fit'] as const satisfies FitClass[];
export type LowerClass = (typeof LOWER_CLASSES)[number];

/** The classes of units that do not fill an order as they are known, best first. */
export const lowerClasses: readonly LowerClass[] = LOWER_CLASSES;

/** 0 for units that fill an order, and for those of a server without classes; then 1 to 3, one for each lower class. */
export const fitGroup = (unit: Judged): number => 1 + lowerClasses.findIndex((each) => each === fitClassOf(unit));
