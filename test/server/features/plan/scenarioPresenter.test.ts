import type { PlanQuestion, PlanResult } from '../../../../src/contract/plan/planScenarios';
import { toListedScenario, toScenario } from '../../../../src/server/features/plan/scenarioPresenter';

const question: PlanQuestion = {
  settings: {
    ...{ fit: 'Fits with work', filled: 500, late_week: 250, hundred_miles: 40 },
    ...{ ready_weeks: 1, work_weeks: 4, buy_weeks: 16, units_per_order: 20 },
  },
  pinned: [{ order_id: 10_001, serial: 'U-1' }],
  forbidden: [{ order_id: 10_002, serial: 'U-2' }],
};

const result: PlanResult = {
  day: '2026-03-05',
  plan: { orders: 3, margin: 41_000.5, freight: 120.5, late_weeks: 2, unknown: 1 },
  first_come: { orders: 2, margin: 30_000, freight: 120.5, late_weeks: 5, unknown: 0 },
  reserved: { orders: 1, margin: 9_000, freight: 120.5, late_weeks: 0, unknown: 4 },
  value: 42_000,
  orders: 7,
  rows: [
    {
      ...{ order_id: '10001', job_number: 'J-7', customer_name: 'Mesa Water District' },
      ...{ serial: 'U-1', match_score: 0.97, fit_class: 'Fits' },
      ...{ margin: 24_000, freight: 120.5, late_weeks: 2 },
    },
  ],
  empty: [{ order_id: '10002', job_number: null, customer_name: null }],
};

const shared = {
  id: 12,
  name: 'Without late orders',
  author_subject: 'dana-1',
  author_name: 'Dana Whitfield',
  created_at: new Date('2026-03-05T15:30:00Z'),
  question,
};

const said = {
  ...{ id: '12', name: 'Without late orders', author: 'Dana Whitfield', created_at: '2026-03-05T15:30:00.000Z' },
  question: structuredClone(question),
};
const saidResult = structuredClone(result);

test.each([
  ['dana-1', true],
  ['sam-2', false],
  ['Dana Whitfield', false],
])('a scenario of dana-1 has its whole result, and that it is the own one of %j is %p', (subject, is_own) => {
  expect(toScenario({ ...shared, result }, subject)).toEqual({ ...said, is_own, result: saidResult });
});

test.each([
  ['dana-1', true],
  ['sam-2', false],
  ['Dana Whitfield', false],
])(
  'a listed scenario of dana-1 has day, totals and orders, and that it is the own one of %j is %p',
  (subject, is_own) => {
    const row = { ...shared, day: result.day, plan: result.plan, orders: result.orders };
    expect(toListedScenario(row, subject)).toEqual({
      ...said,
      is_own,
      day: '2026-03-05',
      plan: { orders: 3, margin: 41_000.5, freight: 120.5, late_weeks: 2, unknown: 1 },
      orders: 7,
    });
  },
);

test('a scenario older than classes requires the class of its match; its result has neither class nor freight', () => {
  const { fit: _fit, ...others } = question.settings;
  const older = { ...shared, question: { ...question, settings: { ...others, match: 0.95 } } };
  const [row] = result.rows;
  const { fit_class: _class, freight: _freight, ...olderRow } = row!;
  const olderResult = { ...result, rows: [olderRow] } as unknown as PlanResult;
  const read = toScenario({ ...older, result: olderResult }, 'dana-1');
  expect(read.question.settings).toEqual({ ...question.settings, fit: 'Fits' });
  expect(read.result.rows).toEqual([{ ...row, fit_class: null, freight: null }]);
});
