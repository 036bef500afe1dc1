import { NONE } from '../../../../../src/domain/plan/assignment/problem';
import { byDue, plannedOf } from '../../../../../src/server/matching/plan/assign';
import { aPair } from '../../../../domain/builders/plans';
import { aPlannedOrder, assignedOf, collectedOf } from '../builders';

test('Orders get their pinned units and those that the assignment gives them, all others none', () => {
  const [a, b, c] = [aPair('A', 1), aPair('B', 2), aPair('C', 3)];
  const orders = [
    aPlannedOrder(11, { pairs: [a, b] }),
    aPlannedOrder(12, { pairs: [b, c] }),
    aPlannedOrder(13, { pairs: [b, c] }),
    aPlannedOrder(14),
  ];
  const assigned = assignedOf(orders, { pinned: [{ order_id: 11, serial: 'A' }] });
  // Places and units without what is pinned: J-12 to J-14, and B and C.
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
