import { DEFAULT_SETTINGS } from '../../../../../src/contract/plan/defaultSettings';
import type { PlanRequest } from '../../../../../src/contract/plan/planRequest';
import { aPair } from '../../../../domain/builders/plans';
import { aPlannedOrder, assignedOf } from '../builders';

const orders = [
  aPlannedOrder(11, { due: '2026-03-09', pairs: [aPair('10', 300), aPair('9', 200, { hasWork: true })] }),
  aPlannedOrder(12, { pairs: [aPair('11', 50), aPair('10', 40)] }),
  aPlannedOrder(13, { pairs: [aPair('9', 70)] }),
];

/** Which orders and units are to be solved, and what each pair is worth in cents, by the serials of an order. */
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

test('Every order has its units with what each is worth, and units are numbered by serial, numbers by their size', () => {
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

test('What a unit is worth follows the settings', () => {
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

test('A forbidden pair is left out for its order alone, and a unit that nobody may have is not numbered', () => {
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
])('A pin cannot be kept where %s', (_, wish) => {
  const first = { order_id: 11, serial: '10' };
  expect(assigned({ pinned: [first, wish] })).toMatchObject({ pinned: [[11, '10']], unmet: [wish] });
});

test('Pins that do not meet each other are all kept', () => {
  const pins = [
    { order_id: 11, serial: '10' },
    { order_id: 12, serial: '11' },
    { order_id: 13, serial: '9' },
  ];
  const { pinned, unmet, serials, worth } = assigned({ pinned: pins });
  expect([pinned.length, unmet, serials, worth]).toEqual([3, [], [], {}]);
});
