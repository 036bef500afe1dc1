import fc from 'fast-check';
import { residualOf } from '../../../../src/domain/plan/assignment/residual';
import { instanceOf, instances, lossIn, NONE, problemIn, solved } from './exhaustive';

const exitsOf = (...rows: readonly (readonly (number | null)[])[]) => {
  const { exits, exitUnits } = solved(instanceOf(...rows)).residual;
  return { exits: [...exits], exitUnits: [...exitUnits] };
};

test('Of each unit the orders are known that may have it, and what each would lose by it', () => {
  // The best is 100 + 45. The second would give 50 - 45 = 5 for u0: with it the first gains 95, with u1 90.
  const { starts, orders, slacks } = solved(instanceOf([100, 90, null], [50, null, 45])).residual;
  expect([...starts]).toEqual([0, 2, 3, 4]);
  expect([...orders]).toEqual([0, 1, 0, 1]);
  expect([...slacks]).toEqual([0, 0, 5, 0]);
});

test.each([
  ['the free unit, where it loses least by that', [10, 6], 4, 1],
  ['the best of the free units', [10, 4, 6, 5], 4, 2],
  ['of free units that tie, the first', [10, 4, 6, 6], 4, 2],
  ['a free unit that is worth nothing rather than none', [10, 0], 10, 1],
  ['none, where the only free unit loses money', [10, -1], 10, NONE],
  ['none, where there is no free unit', [10], 10, NONE],
])('An order that leaves the plan gets %s', (_, row, exit, unit) => {
  expect(exitsOf(row)).toEqual({ exits: [exit], exitUnits: [unit] });
});

test('A unit that another order has is no way out', () => {
  // The first gains 10 - 3 with u0 at what the third would give; u1 is as good as none to it, but taken.
  expect(exitsOf([10, 7], [null, 20], [3, null])).toEqual({ exits: [7, 20, 0], exitUnits: [NONE, NONE, NONE] });
});

test('An order without a unit leaves for nothing', () => {
  expect(exitsOf([9], [5])).toEqual({ exits: [4, 0], exitUnits: [NONE, NONE] });
});

test('Of every problem each pair costs its order what it gains less with it; pairs of the plan nothing, none less', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const { assignment, residual } = solved(instance);
      const told = Array.from({ length: instance.units }, (_, unit) =>
        Array.from(residual.orders.subarray(residual.starts[unit], residual.starts[unit + 1]), (order, place) => ({
          ...{ order, unit, slack: residual.slacks[(residual.starts[unit] ?? 0) + place] ?? Number.NaN },
        })),
      ).flat();
      const expected = instance.pairs
        .map(({ order, unit }) => ({ order, unit, slack: lossIn(instance, assignment, order, unit) }))
        .sort((a, b) => a.unit - b.unit || a.order - b.order);
      expect(told).toEqual(expected);
      const isOwn = ({ order, unit }: (typeof told)[number]) => assignment.unitOf[order] === unit;
      expect(told.filter((each) => (isOwn(each) ? each.slack !== 0 : each.slack < 0))).toEqual([]);
    }),
  );
});

test('Of every problem an order leaves by what costs it least of all free units and none', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const { assignment, residual } = solved(instance);
      const isFree = (unit: number) => !assignment.unitOf.includes(unit);
      const orders = Array.from({ length: instance.orders }, (_, order) => order);
      const least = orders.map((order) => {
        const ways = instance.pairs.filter((pair) => pair.order === order && isFree(pair.unit)).map(({ unit }) => unit);
        return Math.min(...[NONE, ...ways].map((unit) => lossIn(instance, assignment, order, unit)));
      });
      expect([...residual.exits]).toEqual(least);
      expect([...residual.exitUnits].map((unit, order) => lossIn(instance, assignment, order, unit))).toEqual(least);
    }),
  );
});

test('What it tells is no part of the plan: the gains stay as they are', () => {
  const instance = instanceOf([10, 6]);
  const { assignment } = solved(instance);
  residualOf(problemIn(instance), assignment);
  expect([...assignment.profits]).toEqual([10]);
});
