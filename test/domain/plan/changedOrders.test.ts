import type { FirstCome, Plan } from '../../../src/contract/plan/plan';
import { bringsText, changedOrders, changedText, standWords } from '../../../src/domain/plan/changedOrders';

const order = (order_id: number, first_come: FirstCome) => ({
  ...{ order_id, job_number: `J-${order_id}`, customer_name: null, request_date: null, late_weeks: 0, first_come },
});
const row = (order_id: number, serial: string, margin: number, first_come: FirstCome): Plan['rows'][number] => ({
  ...order(order_id, first_come),
  ...{ serial, margin, unit: '', match_score: 1, miles: null, is_pinned: false, changes: [] },
});
const empty = (order_id: number, first_come: FirstCome): Plan['empty'][number] => ({
  ...order(order_id, first_come),
  ...{ reason: 'worth more elsewhere', ways: [] },
});

test('The orders that have another unit than first come, first served are told with what each change brings', () => {
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

test('Where nothing changes, or for the same margin, that is said', () => {
  const same = { serial: 'A', margin: 5 };
  expect(changedText(changedOrders({ rows: [row(1, 'A', 5, same)], empty: [] }))).toBe(
    'Every order has the unit that it would have first come, first served.',
  );
  expect(changedText(changedOrders({ rows: [row(1, 'B', 5, same)], empty: [] }))).toBe(
    '1 order has another unit, for the same margin.',
  );
});
