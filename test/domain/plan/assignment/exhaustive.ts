import fc from 'fast-check';
import { problemOf, type Assignment, type Pair } from '../../../../src/domain/plan/assignment/problem';
import { residualOf } from '../../../../src/domain/plan/assignment/residual';
import { solveAssignment } from '../../../../src/domain/plan/assignment/solve';

/** No unit, or no order. */
export const NONE = -1;

export interface Instance {
  readonly orders: number;
  readonly units: number;
  readonly pairs: readonly Pair[];
}

/** Up to this many orders and units; few values, so that many tie, and losses among them. */
export const instances = (most: number): fc.Arbitrary<Instance> =>
  fc.record({ orders: fc.nat(most), units: fc.nat(most) }).chain(({ orders, units }) => {
    const size = { minLength: orders * units, maxLength: orders * units };
    return fc
      .array(fc.option(fc.integer({ min: -3, max: 12 }), { freq: 2 }), size)
      .map((values) => ({ orders, units, pairs: pairsOf(units, values) }));
  });

/** Of a table, order by order; null if the order cannot have the unit. */
export const pairsOf = (units: number, values: readonly (number | null)[]): Pair[] =>
  values.flatMap((value, place) =>
    value === null ? [] : [{ order: Math.floor(place / units), unit: place % units, value }],
  );

/** The same, a row for each order. */
export const instanceOf = (...rows: readonly (readonly (number | null)[])[]): Instance => {
  const units = rows[0]?.length ?? 0;
  return { orders: rows.length, units, pairs: pairsOf(units, rows.flat()) };
};

export const problemIn = ({ orders, units, pairs }: Instance) => problemOf(orders, units, pairs);

export function solved(instance: Instance) {
  const problem = problemIn(instance);
  const assignment = solveAssignment(problem);
  return { problem, assignment, residual: residualOf(problem, assignment) };
}

/** What a pair is worth; undefined if there is none. */
const valueIn = ({ pairs }: Pick<Instance, 'pairs'>, order: number, unit: number | undefined) =>
  pairs.find((pair) => pair.order === order && pair.unit === unit)?.value;

/** What these units for the orders are worth together. */
export const worthIn = (instance: Pick<Instance, 'pairs'>, unitOf: Iterable<number>): number =>
  [...unitOf].reduce((sum, unit, order) => sum + (valueIn(instance, order, unit) ?? 0), 0);

/** What an order gains less with a unit than with its own, at the prices of the plan. */
export function lossIn(instance: Instance, { unitOf, prices }: Assignment, order: number, unit: number): number {
  const gain = (of: number | undefined) => (valueIn(instance, order, of) ?? 0) - (prices[of ?? NONE] ?? 0);
  return gain(unitOf[order]) - gain(unit);
}

/** The highest total value, by trying everything; units are below 30. */
export function bestByTrying(orders: number, pairs: readonly Pair[]): number {
  const pairsOfOrder = Array.from({ length: orders }, (_, order) => pairs.filter((pair) => pair.order === order));
  const bestFrom = (order: number, taken: number): number =>
    (pairsOfOrder[order] ?? []).reduce(
      (best, { unit, value }) =>
        (taken >> unit) & 1 ? best : Math.max(best, value + bestFrom(order + 1, taken | (1 << unit))),
      order < orders ? bestFrom(order + 1, taken) : 0,
    );
  return bestFrom(0, 0);
}

/** The same, of the pairs that are left. */
export const bestOf = ({ orders, pairs }: Instance, isLeft: (pair: Pair) => boolean = () => true): number =>
  bestByTrying(orders, pairs.filter(isLeft));

/** With one more unit like this one. */
export const withCopy = ({ orders, units, pairs }: Instance, copied: number): Instance => ({
  ...{ orders, units: units + 1 },
  pairs: [...pairs, ...pairs.filter(({ unit }) => unit === copied).map((pair) => ({ ...pair, unit: units }))],
});

/** Pairs that count a thousandth more, each: of the plans that tie the fullest is now the best. */
export const fullerFirst = (instance: Instance): Instance => ({
  ...instance,
  pairs: instance.pairs.map((pair) => ({ ...pair, value: pair.value * 1_000 + 1 })),
});
