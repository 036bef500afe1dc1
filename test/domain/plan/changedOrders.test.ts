import fc from 'fast-check';
import type { FirstCome, PlanRow } from '../../../src/contract/plan/plan';
import {
  bringsText,
  changedOrders,
  changedText,
  standWords,
  afterSwapText,
  swapCostText,
  swappedText,
  swapsFor,
} from '../../../src/domain/plan/changedOrders';
import { anEmptyOrder, aPlanRow, aChange, movesOf } from '../builders/plans';
import { changesFor } from '../../../src/domain/plan/assignment/changes';
import { addressOf, DEFAULT_QUESTION, requestOf, withPin } from '../../../src/domain/plan/planAddress';
import { bestOf, instanceOf, NONE, pairsOf, solved, type Instance } from './assignment/exhaustive';
import { forAll } from '../builders/forAll';

const row = (order_id: number, serial: string, margin: number, first_come: FirstCome) =>
  aPlanRow(order_id, serial, { margin, first_come });
const empty = (order_id: number, first_come: FirstCome) => anEmptyOrder(order_id, { first_come });

test('lists orders whose unit differs from first come, first served, with the gain of each', () => {
  const changed = changedOrders({
    rows: [
      row(1, 'A', 900.25, { serial: 'A', margin: 900.25 }),
      row(2, 'B', 5_000.1, { serial: 'C', margin: 4_000.05 }),
      row(3, 'C', 2_500, null),
      row(4, 'D', 100, { serial: 'B', margin: 300 }),
    ],
    empty: [empty(5, { serial: 'E', margin: 700 }), empty(6, null)],
  });
  // 5,000.10 - 4,000.05; 2,500 from nothing; 100 - 300; nothing from 700: 2,600.05 in all.
  expect(changed.map(({ order_id, brings }) => [order_id, brings])).toEqual([
    [3, 2_500],
    [2, 1_000.05],
    [5, -700],
    [4, -200],
  ]);
  expect(changed.map(({ before, after }) => [standWords(before), standWords(after)])[2]).toEqual([
    'Unit E, $700',
    'No unit',
  ]);
  expect(changed.map(({ brings }) => bringsText(brings))).toEqual(['+$2,500', '+$1,000', '-$700', '-$200']);
  expect(changedText(changed)).toBe(
    '4 orders have another unit: 2 earn $3,500 more, 2 earn $900 less; together $2,600 more.',
  );
});

test('says if nothing changes, or for the same margin', () => {
  const same = { serial: 'A', margin: 5 };
  expect(changedText(changedOrders({ rows: [row(1, 'A', 5, same)], empty: [] }))).toBe(
    'Every order has the unit that it would have first come, first served.',
  );
  expect(changedText(changedOrders({ rows: [row(1, 'B', 5, same)], empty: [] }))).toBe(
    '1 order has another unit, for the same margin.',
  );
});

test('of changes that bring as much, more or less, the lower id comes first, by number', () => {
  const changed = changedOrders({
    rows: [row(10, 'A', 50, null), row(9, 'B', 20, { serial: 'C', margin: 70 })],
    empty: [empty(100, { serial: 'A', margin: 50 })],
  });
  expect(changed.map(({ order_id, brings }) => [order_id, brings])).toEqual([
    [9, -50],
    [10, 50],
    [100, -50],
  ]);
});

test('an order is listed with its job, its customer, and both units', () => {
  const names = { job_number: null, customer_name: 'Cascade Utility District' };
  const before = { serial: 'B', margin: 30 };
  const rows = [aPlanRow(4, 'A', { ...names, margin: 100.1, first_come: before })];
  // 100.10 - 30, to the cent.
  expect(changedOrders({ rows, empty: [] })).toEqual([
    { ...{ order_id: 4, ...names, before, after: { serial: 'A', margin: 100.1 } }, brings: 70.1 },
  ]);
});

test('the same unit at another margin is not a change, nor is an order that stays empty', () => {
  const rows = [row(1, 'A', 900, { serial: 'A', margin: 800 })];
  expect(changedOrders({ rows, empty: [empty(2, null)] })).toEqual([]);
});

const bringing = (...amounts: readonly number[]) =>
  changedOrders({
    rows: amounts.map((amount, place) => row(place + 1, `u${place}`, amount, { serial: 'X', margin: 0 })),
    empty: [],
  });

test.each([
  [[900], '1 order has another unit: 1 earns $900 more.'],
  [[-200], '1 order has another unit: 1 earns $200 less.'],
  [[500, 400], '2 orders have another unit: 2 earn $900 more.'],
  [[-500, -400, 0], '3 orders have another unit: 2 earn $900 less.'],
  [[500, 400, -200], '3 orders have another unit: 2 earn $900 more, 1 earns $200 less; together $700 more.'],
  [[500, -700], '2 orders have another unit: 1 earns $500 more, 1 earns $700 less; together $200 less.'],
  [[500, -500], '2 orders have another unit: 1 earns $500 more, 1 earns $500 less; together $0 more.'],
  // 330 - 110.00000000000001 - 220.00000000000003 is less than 0: cents are whole.
  [[3.3, -1.1, -2.2], '3 orders have another unit: 1 earns $3 more, 2 earn $3 less; together $0 more.'],
  [[0, 0], '2 orders have another unit, for the same margin.'],
  // Ten times 10 cents: a whole dollar, not 99.99999999999999 cents.
  [Array.from({ length: 10 }, () => 0.1), '10 orders have another unit: 10 earn $1 more.'],
  [Array.from({ length: 1_200 }, () => 1), '1,200 orders have another unit: 1,200 earn $1,200 more.'],
])('changes of %j read: %s', (amounts, text) => {
  expect(changedText(bringing(...amounts))).toBe(text);
});

test('together the changes bring what the plan earns more than first come, first served', () => {
  const cents = fc.integer({ min: -100_000, max: 100_000 });
  const stand = fc.option(
    fc.record({ serial: fc.constantFrom('A', 'B', 'C'), margin: cents.map((amount) => amount / 100) }),
  );
  const orders = fc.array(fc.record({ first: stand, after: stand }), { maxLength: 8 });
  forAll(orders, (drawn) => {
    // A unit earns an order the same, whichever way it comes to it.
    const all = drawn.map(({ first, after }) => ({ first, after: after?.serial === first?.serial ? first : after }));
    const rows = all.flatMap(({ first, after }, id) =>
      after === null ? [] : [row(id, after.serial, after.margin, first)],
    );
    const without = all.flatMap(({ first, after }, id) => (after === null ? [empty(id, first)] : []));
    const changed = changedOrders({ rows, empty: without });
    const inCents = (stands: readonly FirstCome[]) =>
      stands.reduce((sum, each) => sum + Math.round((each?.margin ?? 0) * 100), 0);
    const brought = changed.reduce((sum, { brings }) => sum + Math.round(brings * 100), 0);
    expect(brought).toBe(inCents(all.map(({ after }) => after)) - inCents(all.map(({ first }) => first)));
    const amounts = changed.map(({ brings }) => Math.abs(brings));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });
});

test.each([
  [3_140, '+$3,140'],
  [-3_140, '-$3,140'],
  [0, '$0'],
])('a change that brings %d reads %s', (brings, text) => {
  expect(bringsText(brings)).toBe(text);
});

test.each([
  [null, 'No unit'],
  [{ serial: '484872', margin: 3_140.4 }, 'Unit 484872, $3,140'],
  [{ serial: '484872', margin: -50 }, 'Unit 484872, -$50'],
])('what an order has, %j, reads: %s', (stand, text) => {
  expect(standWords(stand)).toBe(text);
});

/** The plan, in dollars, as the server sends it: orders by number, units 'u0', 'u1' and so on. */
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

test('an order can swap for any suitable unit at the cost to the rest of the plan', () => {
  // J-0 with u0 and J-1 with u1 bring 100 + 80. Exchanged they bring 70 + 60: 50 less. J-2 has u2, for 40: J-0 with it
  // leaves J-2 empty, for 90 + 80 of 220.
  const plan = planOf(instanceOf([100, 70, 90], [60, 80, null], [null, null, 40]));
  const swaps = swapsFor(plan, { order_id: 0 });
  const reported = swaps.map((swap) => [
    swap.other.job_number,
    swapCostText(swap),
    afterSwapText(swap, { serial: 'u0' }),
  ]);
  expect(reported).toEqual([
    ['J-1', '$50', 'J-1 gets u0 in return'],
    ['J-2', '$50', 'J-2 would stay empty'],
  ]);
});

test("a swap's cost equals an exhaustive search with the new pair fixed", () => {
  const instances = fc
    .array(fc.option(fc.integer({ min: 1, max: 40 }), { freq: 3 }), { minLength: 16, maxLength: 16 })
    .map((values): Instance => ({ orders: 4, units: 4, pairs: pairsOf(4, values) }));
  forAll(instances, (instance) => {
    const plan = planOf(instance);
    const held = new Set(plan.rows.map(({ serial }) => serial));
    const reported = plan.rows.flatMap((row) => swapsFor(plan, row).map((swap) => ({ row, ...swap })));
    const may = plan.rows.flatMap((row) =>
      instance.pairs.filter(
        ({ order, unit }) => order === row.order_id && `u${unit}` !== row.serial && held.has(`u${unit}`),
      ),
    );
    expect(reported).toHaveLength(may.length);
    const expected = reported.map(({ row, other }) => {
      const order_id = 1 + Number(row.order_id);
      const address = addressOf(withPin(DEFAULT_QUESTION, { order_id, serial: other.serial }));
      const [pin] = requestOf(address).pinned;
      const pinned = may.find(({ order, unit }) => order + 1 === pin?.order_id && `u${unit}` === pin.serial);
      const rest = bestOf(instance, ({ order, unit }) => order !== pinned?.order && unit !== pinned?.unit);
      return bestOf(instance) - (pinned?.value ?? Number.NaN) - rest;
    });
    expect(reported.map(({ change }) => change.cost)).toEqual(expected);
  });
});

/** J-1 has A and could have the units of J-2 and J-3, a free one, or none. */
const changes = [
  aChange('F', 0),
  aChange('C', 20, movesOf([3, null])),
  aChange(null, 30),
  aChange('B', 50, movesOf([2, 'A'])),
];
const rows = [aPlanRow(1, 'A', { changes }), aPlanRow(2, 'B'), aPlanRow(3, 'C')];

test('An available unit and no unit are no swap; those of other orders are, in the order of their changes', () => {
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
])('describes the effect on others if %s', (_, moves, text) => {
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
