import { DEFAULT_SETTINGS } from '../../../../src/contract/plan/defaultSettings';
import type { PlanRequest } from '../../../../src/contract/plan/planRequest';
import { aPair } from '../../../domain/builders/plans';
import { aPlannedOrder, assignedOf, collectedOf } from './builders';
import { NONE } from '../../../../src/domain/plan/assignment/problem';
import { byDue, plannedOf } from '../../../../src/server/features/plan/assign';

const orders = [
  aPlannedOrder(11, { due: '2026-03-09', pairs: [aPair('10', 300), aPair('9', 200, { hasWork: true })] }),
  aPlannedOrder(12, { pairs: [aPair('11', 50), aPair('10', 40)] }),
  aPlannedOrder(13, { pairs: [aPair('9', 70)] }),
];

/** Orders and units of the problem, and the value of each pair in cents, by serial. */
function assigned(request: Partial<PlanRequest> = {}) {
  const { problem, serials, ...rest } = assignedOf(orders, request);
  const { starts, unitOfPair, values } = problem;
  const pairsOf = (place: number) =>
    [...unitOfPair.keys()]
      .slice(starts[place], starts[place + 1])
      .map((pair) => [serials[unitOfPair[pair] ?? -1], values[pair]]);
  const worth = Object.fromEntries(rest.orders.map(({ id }, place) => [id, pairsOf(place)]));
  const pinned = rest.pinned.map(({ order, pair }) => [order.id, pair.serial]);
  return { serials, worth, placeOf: [...rest.placeOf], pinned, unmet: rest.unmet };
}

test('each order has its units with their values, and units are numbered by serial, numerically', () => {
  expect(assigned()).toEqual({
    serials: ['9', '10', '11'],
    worth: {
      11: [
        ['10', 30_000],
        ['9', 20_000],
      ],
      12: [
        ['11', 5_000],
        ['10', 4_000],
      ],
      13: [['9', 7_000]],
    },
    placeOf: [
      [11, 0],
      [12, 1],
      [13, 2],
    ],
    ...{ pinned: [], unmet: [] },
  });
});

test('the value of a unit follows the settings', () => {
  const { worth } = assigned({ settings: { ...DEFAULT_SETTINGS, filled: 5, late_week: 10 } });
  // Due in a week: a purchase is 15 weeks late, work 3 weeks. J-13 has no due date.
  expect(worth[11]).toEqual([
    ['10', 30_000 + 500 + 15_000],
    ['9', 20_000 + 500 + 12_000],
  ]);
  expect(worth[13]).toEqual([['9', 7_500]]);
});

test('A pinned pair is solved: neither its order nor its unit is left for others', () => {
  const { serials, worth, placeOf, pinned, unmet } = assigned({ pinned: [{ order_id: 11, serial: '9' }] });
  expect([pinned, unmet]).toEqual([[[11, '9']], []]);
  expect(worth).toEqual({
    12: [
      ['11', 5_000],
      ['10', 4_000],
    ],
    13: [],
  });
  expect([serials, placeOf]).toEqual([
    ['10', '11'],
    [
      [12, 0],
      [13, 1],
    ],
  ]);
});

test('a forbidden pair is left out for its order only, and a unit without pairs is not numbered', () => {
  const { serials, worth } = assigned({
    forbidden: [
      { order_id: 11, serial: '9' },
      { order_id: 12, serial: '11' },
    ],
  });
  expect(serials).toEqual(['9', '10']);
  expect(worth).toEqual({ 11: [['10', 30_000]], 12: [['10', 4_000]], 13: [['9', 7_000]] });
});

test.each([
  ['the order is not planned', { order_id: 99, serial: '11' }],
  ['the order cannot have the unit', { order_id: 13, serial: '11' }],
  ['the order is pinned to another unit', { order_id: 11, serial: '9' }],
  ['the unit is pinned to another order', { order_id: 12, serial: '10' }],
])('a pin is refused if %s', (_, wish) => {
  const first = { order_id: 11, serial: '10' };
  expect(assigned({ pinned: [first, wish] })).toMatchObject({ pinned: [[11, '10']], unmet: [wish] });
});

test('pins without a conflict are all accepted', () => {
  const pins = [
    { order_id: 11, serial: '10' },
    { order_id: 12, serial: '11' },
    { order_id: 13, serial: '9' },
  ];
  const { pinned, unmet, serials, worth } = assigned({ pinned: pins });
  expect([pinned.length, unmet, serials, worth]).toEqual([3, [], [], {}]);
});

test('Orders get their pinned units and those that the assignment gives them, all others none', () => {
  const [a, b, c] = [aPair('A', 1), aPair('B', 2), aPair('C', 3)];
  const orders = [
    aPlannedOrder(11, { pairs: [a, b] }),
    aPlannedOrder(12, { pairs: [b, c] }),
    aPlannedOrder(13, { pairs: [b, c] }),
    aPlannedOrder(14),
  ];
  const assigned = assignedOf(orders, { pinned: [{ order_id: 11, serial: 'A' }] });
  // Without pinned ones: J-12 to J-14, and B and C.
  const planned = plannedOf(collectedOf(...orders), assigned, Int32Array.of(NONE, 1, NONE));
  expect([...planned]).toEqual([
    [11, a],
    [13, c],
  ]);
});

type Dated = [id: number, due: string | null];

test.each<[string, Dated, Dated]>([
  ['the one due first comes first, whatever its id', [7, '2026-03-01'], [5, '2026-03-02']],
  ['the year counts before the day', [7, '2026-12-31'], [5, '2027-01-01']],
  ['one without a due date comes last', [7, '2030-01-01'], [5, null]],
  ['of orders due on one day the lower id comes first', [5, '2026-03-01'], [7, '2026-03-01']],
  ['of orders without a due date the lower id comes first', [5, null], [7, null]],
])('By due date %s', (_, ...dates) => {
  const orders = dates.map(([id, due]) => aPlannedOrder(id, { due }));
  expect(orders.toSorted(byDue)).toEqual(orders);
  expect(orders.toReversed().sort(byDue)).toEqual(orders);
});
