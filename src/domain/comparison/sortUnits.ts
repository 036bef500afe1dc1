import type { Unit } from '../../contract/unit/unit';

/** 'specs': best match first; 'margin': highest margin first. */
export type UnitSort = 'specs' | 'margin';

/**
 * The units sorted by match score or by margin percentage, highest first; ties keep the server's order, units without a
 * value come last. `marginOf` gives the live margin percentage, so that the order follows the cost options.
 */
export function sortUnits(units: readonly Unit[], sort: UnitSort, marginOf: (unit: Unit) => number | null): Unit[] {
  const valueOf = (unit: Unit) => (sort === 'specs' ? unit.match_score : marginOf(unit)) ?? Number.NEGATIVE_INFINITY;
  return units
    .map((unit) => ({ unit, value: valueOf(unit) }))
    .sort((a, b) => (a.value === b.value ? 0 : b.value - a.value))
    .map(({ unit }) => unit);
}
