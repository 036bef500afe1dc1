import fc from 'fast-check';
import { firstCome } from '../../../src/domain/plan/firstCome';
import { aPair } from '../builders/plans';
import { bestByTrying } from './assignment/exhaustive';

const anOrder = (id: number, orderDate: string | null, ...serials: readonly string[]) => ({
  ...{ id, orderDate },
  pairs: serials.map((serial) => aPair(serial, 100)),
});

const servedIn = (orders: Parameters<typeof firstCome>[0]) =>
  Object.fromEntries([...firstCome(orders)].map(([id, { serial }]) => [id, serial]));

test.each([
  ['the older order takes the unit', [anOrder(1, '2026-02-02', 'A'), anOrder(2, '2026-02-01', 'A')], { 2: 'A' }],
  [
    'of orders of one day the lower id takes it',
    [anOrder(9, '2026-02-01', 'A'), anOrder(10, '2026-02-01', 'A')],
    { 9: 'A' },
  ],
  ['an order without a date comes last', [anOrder(1, null, 'A'), anOrder(2, '2026-02-01', 'A')], { 2: 'A' }],
  ['of two without a date the lower id comes first', [anOrder(3, null, 'A'), anOrder(2, null, 'A')], { 2: 'A' }],
  ['a year counts before a month', [anOrder(1, '2026-01-31', 'A'), anOrder(2, '2025-12-01', 'A')], { 2: 'A' }],
  [
    'who finds the best match taken takes the next one that is left',
    [
      anOrder(1, '2026-01-01', 'A', 'B'),
      anOrder(2, '2026-01-02', 'A', 'B', 'C'),
      anOrder(3, '2026-01-03', 'B', 'A', 'C'),
    ],
    { 1: 'A', 2: 'B', 3: 'C' },
  ],
  [
    'who finds nothing left goes without, and takes nothing from the next one',
    [anOrder(1, '2026-01-01', 'A'), anOrder(2, '2026-01-02', 'A'), anOrder(3, '2026-01-03', 'A', 'B')],
    { 1: 'A', 3: 'B' },
  ],
  ['an order that no unit serves goes without', [anOrder(1, '2026-01-01')], {}],
  ['nobody is served of none', [], {}],
])('%s', (_, orders, served) => {
  expect(servedIn(orders)).toEqual(served);
});

test('the best match is taken, though another one would earn more', () => {
  const pairs = [aPair('A', -50, { match: 0.99 }), aPair('B', 900, { match: 0.98 })];
  expect(firstCome([{ id: 1, orderDate: null, pairs }]).get(1)).toBe(pairs[0]);
});

test('the orders stay in the order that they were given in', () => {
  const orders = [anOrder(2, '2026-02-02', 'A'), anOrder(1, '2026-02-01', 'A')];
  firstCome(orders);
  expect(orders.map(({ id }) => id)).toEqual([2, 1]);
});

/** Up to 5 orders of few days, in any order, each with some of 4 units; dollars by chance. */
const waiting = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      orderDate: fc.constantFrom(null, '2025-12-31', '2026-01-01', '2026-01-02'),
      pairs: fc.uniqueArray(fc.record({ unit: fc.nat(3), dollars: fc.integer({ min: -5, max: 30 }) }), {
        selector: ({ unit }) => unit,
      }),
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  )
  .map((orders) =>
    orders.map((order) => ({ ...order, pairs: order.pairs.map(({ unit, dollars }) => aPair(`u${unit}`, dollars)) })),
  );

test('day by day, and id by id, each takes the first that nobody took before', () => {
  fc.assert(
    fc.property(waiting, (orders) => {
      const expected = new Map<number, string>();
      for (const day of ['2025-12-31', '2026-01-01', '2026-01-02', null])
        for (let id = 1; id <= 12; id += 1) {
          const order = orders.find((each) => each.id === id && each.orderDate === day);
          const left = order?.pairs.filter(({ serial }) => ![...expected.values()].includes(serial)) ?? [];
          if (left[0] !== undefined) expected.set(id, left[0].serial);
        }
      expect(servedIn(orders)).toEqual(Object.fromEntries(expected));
    }),
  );
});

test('first come, first served earns no more than the best of all assignments', () => {
  fc.assert(
    fc.property(waiting, (orders) => {
      const pairs = orders.flatMap((order, place) =>
        order.pairs.map(({ serial, margin }) => ({ order: place, unit: Number(serial.slice(1)), value: margin })),
      );
      const earned = [...firstCome(orders).values()].reduce((sum, { margin }) => sum + margin, 0);
      expect(earned).toBeLessThanOrEqual(bestByTrying(orders.length, pairs));
    }),
  );
});
