import fc from 'fast-check';
import type { PlanRow } from '../../../src/contract/plan/plan';
import { changesFor } from '../../../src/domain/plan/assignment/changes';
import { addressOf, DEFAULT_QUESTION, requestOf, withPin } from '../../../src/domain/plan/planAddress';
import { afterSwapText, swapCostText, swappedText, swapsFor } from '../../../src/domain/plan/swaps';
import { aChange, aPlanRow, movesOf } from '../builders/plans';
import { bestOf, instanceOf, NONE, pairsOf, solved, type Instance } from './assignment/exhaustive';

/** The plan, in dollars, as the server tells it: orders by number, units 'u0', 'u1' and so on. */
function planOf(instance: Instance): { rows: PlanRow[] } {
  const { problem, assignment, residual } = solved(instance);
  const serialOf = (unit: number) => (unit === NONE ? null : `u${unit}`);
  const rows = [...assignment.unitOf].flatMap((unit, order): PlanRow[] => {
    const changes = changesFor(order, problem, assignment, residual).map((change) =>
      aChange(
        serialOf(change.unit),
        change.cost,
        movesOf(...change.moves.map((move) => [move.order, serialOf(move.unit)] as const)),
      ),
    );
    return unit === NONE ? [] : [aPlanRow(order, `u${unit}`, { changes })];
  });
  return { rows };
}

test('An order swaps with whoever has a unit that it may have, for what the rest of the plan then loses', () => {
  // J-0 with u0 and J-1 with u1 bring 100 + 80. Exchanged they bring 70 + 60: 50 less. J-2 keeps u2, for 40: J-0 with it
  // leaves J-2 empty, for 90 + 80 of 220.
  const plan = planOf(instanceOf([100, 70, 90], [60, 80, null], [null, null, 40]));
  const swaps = swapsFor(plan, { order_id: 0 });
  const told = swaps.map((swap) => [swap.other.job_number, swapCostText(swap), afterSwapText(swap, { serial: 'u0' })]);
  expect(told).toEqual([
    ['J-1', '$50', 'J-1 gets u0 in return'],
    ['J-2', '$50', 'J-2 would stay empty'],
  ]);
});

test('What a swap costs is what trying everything finds with the pair of the new address fixed', () => {
  const instances = fc
    .array(fc.option(fc.integer({ min: 1, max: 40 }), { freq: 3 }), { minLength: 16, maxLength: 16 })
    .map((values): Instance => ({ orders: 4, units: 4, pairs: pairsOf(4, values) }));
  fc.assert(
    fc.property(instances, (instance) => {
      const plan = planOf(instance);
      const held = new Set(plan.rows.map(({ serial }) => serial));
      const told = plan.rows.flatMap((row) => swapsFor(plan, row).map((swap) => ({ row, ...swap })));
      const may = plan.rows.flatMap((row) =>
        instance.pairs.filter(
          ({ order, unit }) => order === row.order_id && `u${unit}` !== row.serial && held.has(`u${unit}`),
        ),
      );
      expect(told).toHaveLength(may.length);
      const expected = told.map(({ row, other }) => {
        const order_id = 1 + Number(row.order_id);
        const address = addressOf(withPin(DEFAULT_QUESTION, { order_id, serial: other.serial }));
        const [pin] = requestOf(address).pinned;
        const pinned = may.find(({ order, unit }) => order + 1 === pin?.order_id && `u${unit}` === pin.serial);
        const rest = bestOf(instance, ({ order, unit }) => order !== pinned?.order && unit !== pinned?.unit);
        return bestOf(instance) - (pinned?.value ?? Number.NaN) - rest;
      });
      expect(told.map(({ change }) => change.cost)).toEqual(expected);
    }),
  );
});

/** J-1 has A and could have the units of J-2 and J-3, a free one, or none. */
const changes = [
  aChange('F', 0),
  aChange('C', 20, movesOf([3, null])),
  aChange(null, 30),
  aChange('B', 50, movesOf([2, 'A'])),
];
const rows = [aPlanRow(1, 'A', { changes }), aPlanRow(2, 'B'), aPlanRow(3, 'C')];

test('A free unit and no unit are no swap; those of other orders are, in the order of their changes', () => {
  expect(
    swapsFor({ rows }, { order_id: 1 }).map(({ other, change }) => [other.order_id, change.serial, change.cost]),
  ).toEqual([
    [3, 'C', 20],
    [2, 'B', 50],
  ]);
});

test.each([
  ['without changes', 2],
  ['that the plan does not have', 9],
])('An order %s has no swap', (_, order_id) => {
  expect(swapsFor({ rows }, { order_id })).toEqual([]);
});

test.each([
  ['the other gets the unit in return', movesOf([2, 'A']), 'J-2 gets A in return'],
  ['the other falls back to a third one', movesOf([2, 'D']), 'J-2 would fall back to D'],
  ['the other stays empty', movesOf([2, null]), 'J-2 would stay empty'],
  ['several move, one after the other', movesOf([2, 'C'], [3, 'A']), 'J-2 would fall back to C, J-3 gets A in return'],
  ['an order without a job moves', [{ order_id: 2, job_number: null, serial: 'A' }], 'order 2 gets A in return'],
])('What becomes of the others is told, where %s', (_, moves, text) => {
  expect(afterSwapText({ other: aPlanRow(2, 'B'), change: aChange('B', 50, moves) }, { serial: 'A' })).toBe(text);
});

test.each([
  [0, 'Nothing'],
  [50, '$50'],
  [3_140.5, '$3,141'],
])('A swap for %d dollars costs: %s', (cost, text) => {
  expect(swapCostText({ other: aPlanRow(2, 'B'), change: aChange('B', cost) })).toBe(text);
});

test('After a swap the order has the unit of the other one, and the job of each is named', () => {
  expect(swappedText(aPlanRow(1, 'A'), aPlanRow(2, 'B'))).toBe('J-1 has unit B of J-2 now, pinned.');
});
