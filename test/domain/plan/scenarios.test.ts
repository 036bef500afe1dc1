import fc from 'fast-check';
import { DEFAULT_SETTINGS } from '../../../src/contract/plan/defaultSettings';
import type { PlanResult, PlanResultRow, PlanQuestion } from '../../../src/contract/plan/planScenarios';
import { DEFAULT_QUESTION } from '../../../src/domain/plan/planAddress';
import { compareResults, resultOf, questionText, standText, totalsChange } from '../../../src/domain/plan/scenarios';
import { forAll } from '../builders/forAll';
import { aChange, anEmptyOrder, aPlan, aPlanRow, aWay } from '../builders/plans';

const anUnfilled = (order_id: number): PlanResult['empty'][number] => ({
  ...{ order_id, job_number: `J-${order_id}`, customer_name: null },
});

/** What a saved plan has of an order with a unit. */
const aResultRow = (order_id: number, serial: string, fields: Partial<PlanResultRow> = {}): PlanResultRow => ({
  ...{ ...anUnfilled(order_id), serial, match_score: 0.97, fit_class: 'Fits' },
  ...{ margin: 100, freight: null, late_weeks: 0 },
  ...fields,
});

const none = { orders: 0, margin: 0, freight: 0, late_weeks: 0, unknown: 0 };

/** A saved plan of these rows, and of these orders without a unit. */
const aResult = (
  rows: readonly PlanResultRow[],
  empty: readonly number[] = [],
  plan: Partial<PlanResult['plan']> = {},
): PlanResult => ({
  ...{ day: '2026-03-02', first_come: none, reserved: none, plan: { ...none, ...plan }, value: 0 },
  ...{ orders: rows.length + empty.length, rows: [...rows], empty: empty.map(anUnfilled) },
});

/** Of each order, [order, unit before, unit after]; null: empty, undefined: not in the plan. */
const reported = (...plans: Parameters<typeof compareResults>) =>
  compareResults(...plans).map(({ order_id, before, after }) => [
    order_id,
    before && before.serial,
    after && after.serial,
  ]);

test('lists orders with another unit or none, or in one plan only', () => {
  const before = aResult([aResultRow(1, 'A'), aResultRow(2, 'B'), aResultRow(4, 'D'), aResultRow(8, 'H')], [5, 7, 9]);
  const after = aResult([aResultRow(1, 'A'), aResultRow(2, 'C'), aResultRow(6, 'F'), aResultRow(7, 'G')], [4, 5, 10]);
  expect(reported(before, after)).toEqual([
    [2, 'B', 'C'],
    [4, 'D', null],
    [8, 'H', undefined],
    [7, null, 'G'],
    [9, null, undefined],
    [6, undefined, 'F'],
    [10, undefined, null],
  ]);
});

test.each([
  ['another unit', { serial: 'B' }],
  ['a cent more', { margin: 100.01 }],
  ['a match that differs by less than a percent', { match_score: 0.9701 }],
  ['a week more that it is late', { late_weeks: 1 }],
  ['another freight', { freight: 320.5 }],
])('an order differs by %s', (_, fields) => {
  const [one, other] = [aResultRow(1, 'A', { margin: 100 }), { ...aResultRow(1, 'A', { margin: 100 }), ...fields }];
  expect(compareResults(aResult([one]), aResult([other]))).toEqual([
    { order_id: 1, job_number: 'J-1', customer_name: null, before: one, after: other },
  ]);
});

test.each([
  ['the job number', { job_number: 'J-1a' }],
  ['the customer', { customer_name: 'Cascade Utility District' }],
])('%s alone is no difference; the later plan names the order', (_, fields) => {
  const [one, other] = [aResultRow(1, 'A'), aResultRow(1, 'A', fields)];
  expect(compareResults(aResult([one]), aResult([other]))).toEqual([]);
  const moved = { ...other, serial: 'B' };
  expect(compareResults(aResult([one]), aResult([moved]))).toMatchObject([{ ...fields, before: one, after: moved }]);
});

test('the order of the rows is no difference, nor are the day and the totals', () => {
  const rows = [aResultRow(1, 'A'), aResultRow(2, 'B')];
  const later = { ...aResult(rows.toReversed(), [4, 3]), day: '2026-03-03', value: 99 };
  expect(compareResults(aResult(rows, [3, 4]), later)).toEqual([]);
});

/** Up to 5 orders, each with one of few units, empty, or not in the plan. */
const results = fc.array(fc.constantFrom('A', 'B', null, undefined), { maxLength: 5 }).map((units) =>
  aResult(
    units.flatMap((serial, order) => (serial ? [aResultRow(order, serial)] : [])),
    units.flatMap((serial, order) => (serial === null ? [order] : [])),
  ),
);

test('lists each different order once; swapping the plans swaps before and after', () => {
  forAll(results, results, (one, other) => {
    const standOf = ({ rows, empty }: typeof one, order: number) =>
      rows.find(({ order_id }) => order_id === order)?.serial ??
      (empty.some(({ order_id }) => order_id === order) ? null : undefined);
    const expected = [0, 1, 2, 3, 4]
      .map((order) => [order, standOf(one, order), standOf(other, order)])
      .filter(([, before, after]) => before !== after);
    const byOrder = (rows: ReturnType<typeof reported>) => rows.toSorted(([a], [b]) => Number(a) - Number(b));
    expect(byOrder(reported(one, other))).toEqual(expected);
    const back = reported(other, one).map(([order, before, after]) => [order, after, before]);
    expect(byOrder(back)).toEqual(expected);
  });
});

test('a missing last order is listed as no longer open', () => {
  expect(compareResults(aResult([], [1]), aResult([]))).toEqual([{ ...anUnfilled(1), before: null, after: undefined }]);
});

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

test('a scenario stores results by order without reasons, changes and ways', () => {
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

test('A plan that is solved again to the same compares as the same, though its reasons and distances are others', () => {
  const again = aPlan({
    ...{ ...plan, id: 'p2', day: '2026-03-03', bound: 9_999 },
    rows: plan.rows.map((row) => ({ ...row, miles: 7, is_pinned: false, first_come: null, changes: [] })),
    empty: plan.empty.map((order) => ({ ...order, reason: 'nothing fits' as const, ways: [] })),
  });
  expect(compareResults(resultOf(plan), resultOf(again))).toEqual([]);
});

/** Against a plan of 10 orders, $5,000 and 8 late weeks. */
test.each([
  [{ orders: 12, margin: 8_140, late_weeks: 7 }, 'fills 2 more orders, earns $3,140 more, is late by 1 week less'],
  [{ orders: 9, margin: 4_000, late_weeks: 10 }, 'fills 1 fewer order, earns $1,000 less, is late by 2 weeks more'],
  [{ orders: 11, margin: 5_000, late_weeks: 8 }, 'fills 1 more order'],
  [{ orders: 8, margin: 5_000, late_weeks: 8 }, 'fills 2 fewer orders'],
  [{ orders: 10, margin: -2_000, late_weeks: 8 }, 'earns $7,000 less'],
  [{ orders: 10, margin: 5_000, late_weeks: 9 }, 'is late by 1 week more'],
  [{ orders: 1_010, margin: 5_000, late_weeks: 1_208 }, 'fills 1,000 more orders, is late by 1,200 weeks more'],
  [{ orders: 10, margin: 5_000, late_weeks: 8 }, null],
  // What is not known of it, and what first come would bring, are no part of what the plan brings.
  [{ orders: 10, margin: 5_000, late_weeks: 8, unknown: 4 }, null],
])('a plan of %j %s', (totals, text) => {
  const before = aResult([], [], { orders: 10, margin: 5_000, late_weeks: 8 });
  expect(totalsChange(before, aResult([], [], totals))).toBe(text);
});

test.each([
  [undefined, 'Not an open order'],
  [null, 'Stays empty'],
  [aResultRow(1, '484872', { margin: 3_140 }), 'Unit 484872, fits, margin $3,140'],
  [aResultRow(1, '484872', { margin: -3_140, late_weeks: 1 }), 'Unit 484872, fits, margin -$3,140, 1 week late'],
  [aResultRow(1, 'A', { margin: 0, late_weeks: 12 }), 'Unit A, fits, margin $0, 12 weeks late'],
  [aResultRow(1, 'A', { fit_class: 'Fits, to be checked' }), 'Unit A, fits, to be checked, margin $100'],
  // Saved before there were classes.
  [aResultRow(1, 'A', { match_score: 0.97, fit_class: null }), 'Unit A, match 97%, margin $100'],
])('what an order has, %j, reads: %s', (stand, text) => {
  expect(standText(stand)).toBe(text);
});

const pair = (order_id: number, serial: string) => ({ order_id, serial });
const question = (fields: Partial<PlanQuestion>, settings: Partial<PlanQuestion['settings']> = {}): PlanQuestion => ({
  ...{ ...DEFAULT_QUESTION, settings: { ...DEFAULT_SETTINGS, ...settings } },
  ...fields,
});

test('a question lists its settings in words, then its pairs', () => {
  const requested = question(
    { pinned: [pair(7, 'A')], forbidden: [pair(7, 'B'), pair(8, 'A')] },
    { units_per_order: 50 },
  );
  expect(questionText(requested)).toEqual([
    'Lowest class: Fits with work',
    'Value of filling an order: $0',
    'Penalty per week late: $250',
    'Freight without a rate: $350 per 100 miles',
    'A unit without work arrives in 1 week',
    'A unit with work arrives in 4 weeks',
    'A unit that is bought arrives in 16 weeks',
    'The best 50 units of each order',
    '1 pair pinned',
    '2 pairs excluded',
  ]);
});

const some = { pinned: [pair(7, 'A'), pair(8, 'B')], forbidden: [pair(9, 'C')] };

test.each<[PlanQuestion, PlanQuestion, string[]]>([
  [question(some, { fit: 'Fits' }), question(some, { fit: 'Fits' }), []],
  [DEFAULT_QUESTION, question({}), []],
  [
    question({}, { fit: 'Fits', late_week: 500, hundred_miles: 40 }),
    question({}, { fit: 'Misses a requirement', late_week: 500 }),
    ['Lowest class: Fits', 'Freight without a rate: $40 per 100 miles'],
  ],
  [question({}), question({}, { filled: 1_500, units_per_order: 20 }), ['Value of filling an order: $0']],
  [question(some), question({}), ['2 pairs pinned', '1 pair excluded']],
  [question({ ...some, pinned: [...some.pinned, pair(10, 'A')] }), question(some), ['1 pair pinned']],
  [
    question({ pinned: [pair(7, 'B'), pair(8, 'A')], forbidden: [pair(9, 'D')] }),
    question(some),
    ['2 pairs pinned', '1 pair excluded'],
  ],
  [question({ pinned: some.forbidden, forbidden: some.pinned }), question(some), ['1 pair pinned', '2 pairs excluded']],
  [question({}), question(some), []],
])('the question %j, beside %j, is described as %j', (given, other, text) => {
  expect(questionText(given, other)).toEqual(text);
});
