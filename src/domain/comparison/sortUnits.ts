import type { Unit } from '../../contract/unit/unit';
import { fitClassOf, fitGroup } from '../fit/fitClass';

/** 'specs': best match first; 'margin': highest margin first. */
export type UnitSort = 'specs' | 'margin';

/** A unit's live margin, so that the order follows the cost options. */
export interface MarginFigure {
  /** Percent of the sale price; null without a cost. */
  percentage: number | null;
  /** Counts all the work that the unit needs. */
  isComplete: boolean;
}

/**
 * The units sorted by match score or by margin percentage, highest first. Units that do not fit come after all others; by margin,
 * those that fit or fit with work come first, then each lower class, in each of them complete margins before incomplete ones.
 * Ties keep the server's order, units without a value come last of their kind.
 */
export function sortUnits(units: readonly Unit[], sort: UnitSort, figureOf: (unit: Unit) => MarginFigure): Unit[] {
  const keyed = units.map((unit) => ({ unit, key: sort === 'specs' ? matchKey(unit) : marginKey(unit, figureOf) }));
  return keyed.sort((a, b) => compareKeys(a.key, b.key)).map(({ unit }) => unit);
}

/** Highest first: the fit, whether it is complete, the value. */
type SortKey = readonly [number, number, number];

const orLast = (value: number | null) => value ?? Number.NEGATIVE_INFINITY;

/** A score lies in the band of its class, so that it sorts by class too. */
const matchKey = (unit: Unit): SortKey => [Number(fitClassOf(unit) !== 'Does not fit'), 1, orLast(unit.match_score)];

function marginKey(unit: Unit, figureOf: (unit: Unit) => MarginFigure): SortKey {
  const { percentage, isComplete } = figureOf(unit);
  return [-fitGroup(unit), isComplete ? 1 : 0, orLast(percentage)];
}

/** Two values that are both missing are equal; their difference would be NaN. */
const descending = (a: number, b: number): number => (a === b ? 0 : b - a);

const compareKeys = (a: SortKey, b: SortKey): number =>
  descending(a[0], b[0]) || descending(a[1], b[1]) || descending(a[2], b[2]);
