import { compareResults } from '../../../../src/domain/plan/scenarios/compareResults';
import { resultOf } from '../../../../src/domain/plan/scenarios/planResult';
import { aChange, anEmptyOrder, aPlan, aPlanRow, aWay } from '../../builders/plans';

const plan = aPlan({
  ...{ day: '2026-03-02', value: 2_500.5, bound: 2_600, orders: 3, units: 40, pairs: 99, unknown_costs: 2 },
  plan: { orders: 2, margin: 2_500.5, freight: 0, late_weeks: 4, unknown: 0 },
  first_come: { orders: 1, margin: 1_900, freight: 0, late_weeks: 20, unknown: 0 },
  reserved: { orders: 5, margin: 8_000, freight: 0, late_weeks: 1, unknown: 3 },
  rows: [
    aPlanRow(12, 'B', {
      ...{
        customer_name: 'Cascade Utility District',
        request_date: '2026-03-09',
        unit: '500 kVA',
        match_score: 0.9312,
      },
      ...{
        margin: 1_250.25,
        freight: 320.5,
        late_weeks: 3,
        miles: 120,
        is_pinned: true,
        first_come: { serial: 'A', margin: 1_900 },
      },
      changes: [aChange('A', 10)],
    }),
    aPlanRow(7, 'A', { job_number: null, margin: 1_250.25 }),
  ],
  empty: [
    anEmptyOrder(9, { customer_name: 'City of Mesa', late_weeks: 16, reason: 'only losses', ways: [aWay('buy')] }),
  ],
});

test('A scenario keeps what a plan came to, by order, and none of its reasons, changes and ways', () => {
  expect(resultOf(plan)).toEqual({
    ...{ day: '2026-03-02', value: 2_500.5, orders: 3 },
    plan: { orders: 2, margin: 2_500.5, freight: 0, late_weeks: 4, unknown: 0 },
    first_come: { orders: 1, margin: 1_900, freight: 0, late_weeks: 20, unknown: 0 },
    reserved: { orders: 5, margin: 8_000, freight: 0, late_weeks: 1, unknown: 3 },
    rows: [
      {
        ...{ order_id: 12, job_number: 'J-12', customer_name: 'Cascade Utility District' },
        ...{ serial: 'B', match_score: 0.9312, fit_class: 'Fits', margin: 1_250.25, freight: 320.5 },
        late_weeks: 3,
      },
      {
        ...{ order_id: 7, job_number: null, customer_name: null },
        ...{ serial: 'A', match_score: 1, fit_class: 'Fits', margin: 1_250.25, freight: null, late_weeks: 0 },
      },
    ],
    empty: [{ order_id: 9, job_number: 'J-9', customer_name: 'City of Mesa' }],
  });
});

test('Of a plan of nothing the result is empty', () => {
  expect(resultOf(aPlan())).toMatchObject({ orders: 0, rows: [], empty: [] });
});

test('A plan that is solved again to the same compares as the same, though its reasons and distances are others', () => {
  const again = aPlan({
    ...{ ...plan, id: 'p2', day: '2026-03-03', bound: 9_999 },
    rows: plan.rows.map((row) => ({ ...row, miles: 7, is_pinned: false, first_come: null, changes: [] })),
    empty: plan.empty.map((order) => ({ ...order, reason: 'nothing fits' as const, ways: [] })),
  });
  expect(compareResults(resultOf(plan), resultOf(again))).toEqual([]);
});
