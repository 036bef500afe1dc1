import fc from 'fast-check';
import { compareResults } from '../../../../src/domain/plan/scenarios/compareResults';
import { aResult, aResultRow, anUnfilled } from './results';

/** What is told of each order, as [order, unit before, unit after]; null: empty, undefined: not in the plan. */
const told = (...plans: Parameters<typeof compareResults>) =>
  compareResults(...plans).map(({ order_id, before, after }) => [
    order_id,
    before && before.serial,
    after && after.serial,
  ]);

test('of two plans the orders are told that have another unit or none, or are in one only', () => {
  const before = aResult([aResultRow(1, 'A'), aResultRow(2, 'B'), aResultRow(4, 'D'), aResultRow(8, 'H')], [5, 7, 9]);
  const after = aResult([aResultRow(1, 'A'), aResultRow(2, 'C'), aResultRow(6, 'F'), aResultRow(7, 'G')], [4, 5, 10]);
  expect(told(before, after)).toEqual([
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

test('an exchange of two units tells both orders, and of plans of nothing there is nothing to tell', () => {
  const [before, after] = [
    [aResultRow(1, 'A'), aResultRow(2, 'B')],
    [aResultRow(1, 'B'), aResultRow(2, 'A')],
  ];
  expect(told(aResult(before), aResult(after))).toEqual([
    [1, 'A', 'B'],
    [2, 'B', 'A'],
  ]);
  expect(compareResults(aResult([]), aResult([]))).toEqual([]);
});

/** Up to 5 orders, each with one of few units, empty, or not in the plan. */
const results = fc.array(fc.constantFrom('A', 'B', null, undefined), { maxLength: 5 }).map((units) =>
  aResult(
    units.flatMap((serial, order) => (serial ? [aResultRow(order, serial)] : [])),
    units.flatMap((serial, order) => (serial === null ? [order] : [])),
  ),
);

test('each order that is not the same in both is told once, and turned about with before and after exchanged', () => {
  fc.assert(
    fc.property(results, results, (one, other) => {
      const standOf = ({ rows, empty }: typeof one, order: number) =>
        rows.find(({ order_id }) => order_id === order)?.serial ??
        (empty.some(({ order_id }) => order_id === order) ? null : undefined);
      const expected = [0, 1, 2, 3, 4]
        .map((order) => [order, standOf(one, order), standOf(other, order)])
        .filter(([, before, after]) => before !== after);
      const byOrder = (rows: ReturnType<typeof told>) => rows.toSorted(([a], [b]) => Number(a) - Number(b));
      expect(byOrder(told(one, other))).toEqual(expected);
      const back = told(other, one).map(([order, before, after]) => [order, after, before]);
      expect(byOrder(back)).toEqual(expected);
    }),
  );
});

test('a plan that lost its last order tells that one as no longer open', () => {
  expect(compareResults(aResult([], [1]), aResult([]))).toEqual([{ ...anUnfilled(1), before: null, after: undefined }]);
});
