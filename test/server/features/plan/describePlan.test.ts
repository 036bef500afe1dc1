import type { PlanRequest } from '../../../../src/contract/plan/planRequest';
import { NONE } from '../../../../src/domain/plan/assignment/problem';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import type { PlannedOrder } from '../../../../src/server/features/plan/pairs';
import { emptyOf, figuresOf, rowsOf, type Solved } from '../../../../src/server/features/plan/describePlan';
import { aPair, FREE_OF_PENALTIES } from '../../../domain/builders/plans';
import { aFind, aPlannedOrder, assignedOf, collectedOf, TODAY } from './builders';

const settings = FREE_OF_PENALTIES;

/** A plan in which each of these orders has the first of its units, first come, first served, too. */
function solvedOf(orders: PlannedOrder[], fields: Partial<Solved> = {}, pinned: PlanRequest['pinned'] = []): Solved {
  const planned = new Map(orders.flatMap(({ id, pairs }) => pairs.slice(0, 1).map((pair) => [id, pair] as const)));
  return {
    ...{ collected: collectedOf(...orders), assigned: assignedOf(orders, { pinned }), planned, inTurn: planned },
    ...{ answer: { value: 0, bound: 0 }, changes: new Map(), settings },
    ...{ rates: DEFAULT_RATES, day: TODAY, only: undefined },
    ...fields,
  };
}

const staying = new AbortController().signal;
const nothing = { search: () => Promise.resolve([]), relaxations: () => Promise.resolve([]) };
/** Each order without a unit, and the number of its ways. */
const waysOf = async (solved: Solved) =>
  (await emptyOf(solved, nothing, staying)).map(({ order_id, ways }) => [order_id, ways.length]);

const served = (id: number, due: string | null) => aPlannedOrder(id, { due, pairs: [aPair(`U${id}`, 100)] });

test('Rows come by due date, those of empty orders left out, and say which pairs are pinned', () => {
  const orders = [served(1, null), served(2, '2026-05-01'), aPlannedOrder(3), served(4, '2026-04-01')];
  const rows = rowsOf(solvedOf(orders, {}, [{ order_id: 2, serial: 'U2' }]));
  expect(rows.map(({ order_id, serial, is_pinned }) => [order_id, serial, is_pinned])).toEqual([
    [4, 'U4', false],
    [2, 'U2', true],
    [1, 'U1', false],
  ]);
});

test('all orders list their five cheapest changes, a single requested order every change', () => {
  const serials = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const orders = [aPlannedOrder(1, { pairs: serials.map((serial) => aPair(serial, 100)) }), served(2, null)];
  const changes = new Map([[1, [1, 2, 3, 4, 5, 6].map((unit) => ({ unit, cost: unit, moves: [] }))]]);
  const reported = (only: number | undefined) =>
    rowsOf(solvedOf(orders, { changes, only })).map((row) => row.changes.map(({ serial }) => serial).join(''));
  expect(reported(undefined)).toEqual(['BCDEF', '']);
  expect(reported(1)).toEqual(['BCDEFG', '']);
});

test('orders without a unit are sorted by due date, and the first hundred list ways to fill them', async () => {
  const dueOn = (id: number) => aPlannedOrder(id, { due: `2026-${id % 2 === 0 ? '04' : '05'}-01` });
  expect(await waysOf(solvedOf([dueOn(1), served(9, null), dueOn(2)]))).toEqual([
    [2, 1],
    [1, 1],
  ]);
  const ways = await waysOf(solvedOf(Array.from({ length: 102 }, (_, place) => aPlannedOrder(place + 1))));
  expect(ways.slice(98)).toEqual([
    [99, 1],
    [100, 1],
    [101, 0],
    [102, 0],
  ]);
});

test('a single requested order is the only one that lists ways to fill it', async () => {
  const orders = [1, 2, 3].map((id) => aPlannedOrder(id));
  expect(await waysOf(solvedOf(orders, { only: 2 }))).toEqual([
    [1, 0],
    [2, 1],
    [3, 0],
  ]);
});

test('An empty order can take what its changes name, and no unit below the class that the plan uses', async () => {
  const below = [aFind('U1', { score: 0.8 }), aFind('FREE', { score: 0.8 })];
  const orders = [served(1, null), aPlannedOrder(2, { pairs: [aPair('U1', 50)], below }), aPlannedOrder(3)];
  const changes = new Map([[2, [{ unit: 0, cost: 5_000, moves: [{ order: 0, unit: NONE }] }]]]);
  const planned = new Map([[1, aPair('U1', 100)]]);
  const empty = await emptyOf(solvedOf(orders, { changes, planned }), nothing, staying);
  expect(empty.map(({ ways }) => ways.map(({ kind, serial }) => `${kind} ${serial}`))).toEqual([
    ['lower class FREE', 'take U1', 'buy null'],
    ['buy null'],
  ]);
});

test('an aborted signal stops the search of ways', async () => {
  const shutdown = new AbortController();
  const reason = new Error('Left');
  let looks = 0;
  const search = {
    ...nothing,
    relaxations: () => {
      looks += 1;
      shutdown.abort(reason);
      return Promise.resolve([]);
    },
  };
  const orders = [aPlannedOrder(1), aPlannedOrder(2)];
  await expect(emptyOf(solvedOf(orders), search, shutdown.signal)).rejects.toBe(reason);
  expect(looks).toBe(1);
});

test('figures add pinned values to the value and the upper bound of the plan', () => {
  const orders = [
    // Ready in a week: 100 dollars, and 15 late weeks less than a purchase in 16.
    aPlannedOrder(1, { due: '2026-03-09', pairs: [aPair('A', 100)] }),
    aPlannedOrder(2, { pairs: [aPair('B', 300, { fitClass: 'Fits with work', freight: 12_050 })] }),
    aPlannedOrder(3, { due: '2026-03-16' }),
  ];
  const solved = solvedOf(
    orders,
    {
      ...{ answer: { value: 30_000, bound: 30_001 }, settings: { ...settings, late_week: 10 } },
      inTurn: new Map([[2, aPair('A', 200)]]),
    },
    [
      { order_id: 1, serial: 'A' },
      { order_id: 1, serial: 'B' },
    ],
  );
  const reserved = { orders: 4, margin: 5, freight: 0, late_weeks: 6, unknown: 1 };
  const { bands, ...figures } = figuresOf(solved, { totals: reserved, pairs: [aPair('R', 50)] });
  expect(figures).toEqual({
    ...{ day: TODAY, told: 100, unmet: [{ order_id: 1, serial: 'B' }], reserved },
    // J-3 waits 16 weeks, due in 2. First come, first served, J-1 waits, too, due in 1.
    plan: { orders: 2, margin: 400, freight: 120.5, late_weeks: 14, unknown: 0 },
    first_come: { orders: 1, margin: 200, freight: 0, late_weeks: 29, unknown: 0 },
    ...{ value: 550, bound: 550.01, orders: 3, units: 2, pairs: 2, unknown_costs: 0, unknown_prices: 0 },
  });
  expect(bands).toEqual([
    {
      ...{ fit_class: 'Fits', plan: { orders: 1, margin: 100 } },
      ...{ first_come: { orders: 1, margin: 200 }, reserved: { orders: 1, margin: 50 } },
    },
    { ...{ fit_class: 'Fits with work', plan: { orders: 1, margin: 300 } }, ...noneIn('first_come', 'reserved') },
  ]);
});

const noneIn = (...ways: string[]) => Object.fromEntries(ways.map((way) => [way, { orders: 0, margin: 0 }]));
