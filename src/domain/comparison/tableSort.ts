import type { Unit } from '../../contract/unit/unit';
import type { UnitSort } from './sortUnits';

/** The columns by which the table can be sorted. */
export type TableColumn = 'match' | 'work' | 'margin' | 'price' | 'reserve';

export interface TableSort {
  by: TableColumn;
  direction: 'ascending' | 'descending';
}

/** What a row is sorted by; null where it is not known. */
export interface RowFigures {
  /** Match score, 0 to 1. */
  match: number | null;
  /** What the needed work costs, as far as that is recorded; US dollars. */
  work: number | null;
  /** Percent. */
  margin: number | null;
  /** US dollars. */
  price: number | null;
  /** 0 for a free unit, 1 for a reserved one. */
  reserve: number | null;
  /** The cost of all needed work is recorded. */
  isComplete: boolean;
}

/** The direction that a column starts with: the best first. */
export const startOf: Readonly<Record<TableColumn, TableSort['direction']>> = {
  match: 'descending',
  work: 'ascending',
  margin: 'descending',
  price: 'descending',
  reserve: 'ascending',
};

/** How the list is sorted before a column is chosen. */
export const listSort = (sort: UnitSort): TableSort => {
  const by = sort === 'specs' ? 'match' : 'margin';
  return { by, direction: startOf[by] };
};

/**
 * The units in the order of a column. In both directions units that cannot serve come after those that can, figures that
 * leave work of unknown cost out after whole ones, and what is not known last; ties keep their order.
 */
export function sortTable(
  units: readonly Unit[],
  { by, direction }: TableSort,
  figuresOf: (unit: Unit) => RowFigures,
): Unit[] {
  const isMoney = by === 'work' || by === 'margin';
  const keyed = units.map((unit) => {
    const figures = figuresOf(unit);
    const value = figures[by];
    const sign = direction === 'ascending' ? 1 : -1;
    const groups = [unit.can_serve === false, isMoney && !figures.isComplete, value === null].map(Number);
    return { unit, key: [...groups, sign * (value ?? 0)] };
  });
  return keyed.sort((a, b) => firstDifference(a.key, b.key)).map(({ unit }) => unit);
}

const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, index) => each - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
