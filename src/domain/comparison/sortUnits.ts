import type { Unit } from '../../contract/units/unit';
import { fitClassOf, fitGroup } from '../fit/fitClass';

/** Manual units first, newest first, then the sorted recommendations, without duplicates (spec section 4). */
export function combineUnits(manual: readonly Unit[], sortedRecommended: readonly Unit[]): Unit[] {
  const serials = new Set(manual.map(({ serial }) => String(serial)));
  return [...manual, ...sortedRecommended.filter(({ serial }) => !serials.has(String(serial)))];
}

export type UnitSort = 'specs' | 'margin';

export interface MarginFigure {
  /** Percent of the sale price; null without a cost. */
  percentage: number | null;
  /** Counts all the work that the unit needs. */
  isComplete: boolean;
}

/**
 * Sorts by match score or margin percentage, highest first; units that do not fit come last. By margin, better classes come
 * first, and complete margins precede incomplete ones within a class. Ties retain the server's order; missing values come last.
 */
export function sortUnits(units: readonly Unit[], sort: UnitSort, figureOf: (unit: Unit) => MarginFigure): Unit[] {
  const keyed = units.map((unit) => ({ unit, key: sort === 'specs' ? matchKey(unit) : marginKey(unit, figureOf) }));
  return keyed.sort((a, b) => compareKeys(a.key, b.key)).map(({ unit }) => unit);
}

/** Highest first: the fit, whether it is complete, the value. */
type SortKey = readonly [number, number, number];

const orLast = (value: number | null) => value ?? Number.NEGATIVE_INFINITY;

const matchKey = (unit: Unit): SortKey => [Number(fitClassOf(unit) !== 'Does not fit'), 1, orLast(unit.match_score)];

function marginKey(unit: Unit, figureOf: (unit: Unit) => MarginFigure): SortKey {
  const { percentage, isComplete } = figureOf(unit);
  return [-fitGroup(unit), isComplete ? 1 : 0, orLast(percentage)];
}

/** The difference of two missing values would be NaN. */
const descending = (a: number, b: number): number => (a === b ? 0 : b - a);

const compareKeys = (a: SortKey, b: SortKey): number =>
  descending(a[0], b[0]) || descending(a[1], b[1]) || descending(a[2], b[2]);

export const tableColumns = [
  ...(['serial', 'kvaRating', 'primaryVoltage', 'secondaryVoltage', 'fusing', 'bushConfiguration', 'taps'] as const),
  ...(['match', 'gap', 'work', 'cost', 'margin', 'afterFreight', 'price', 'distance', 'reserve'] as const),
] as const;
export type TableColumn = (typeof tableColumns)[number];

export interface TableSort {
  by: TableColumn;
  direction: 'ascending' | 'descending';
}

export interface RowFigure {
  value: number | string | null;
  isComplete: boolean;
}

/** The initial direction of a column: best first. */
export const startOf = (column: TableColumn): TableSort['direction'] =>
  ['match', 'margin', 'afterFreight', 'price'].includes(column) ? 'descending' : 'ascending';

export const listSort = (sort: UnitSort): TableSort => {
  const by = sort === 'specs' ? 'match' : 'margin';
  return { by, direction: startOf(by) };
};

/**
 * Sorts by a column. In both directions units that do not fit, incomplete figures and unknown values come last, and by margin
 * each lower class. Ties retain their order.
 */
export function sortTable(
  units: readonly Unit[],
  { by, direction }: TableSort,
  figureOf: (unit: Unit, by: TableColumn) => RowFigure,
): Unit[] {
  const leavesOut = by === 'work' || by === 'cost' || by === 'margin' || by === 'afterFreight';
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = units.map((unit) => {
    const { value, isComplete } = figureOf(unit, by);
    const fit = by === 'margin' ? fitGroup(unit) : Number(fitClassOf(unit) === 'Does not fit');
    return { unit, groups: [fit, Number(leavesOut && !isComplete), Number(value === null)], value };
  });
  return keyed
    .sort((a, b) => firstDifference(a.groups, b.groups) || sign * compare(a.value, b.value))
    .map(({ unit }) => unit);
}

const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, index) => each - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

const texts = new Intl.Collator('en-US', { numeric: true });

function compare(a: RowFigure['value'], b: RowFigure['value']): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return texts.compare(String(a ?? ''), String(b ?? ''));
}
