import { quotationNumber, validUntil, whyNoDelivery, whyNoQuotation } from '../../../src/domain/quotations/issuing';
import { wholeSentence } from '../../../src/domain/access/sentence';

test.each([
  [2026, 1, 'Q-2026-0001'],
  [2026, 99, 'Q-2026-0099'],
  [2026, 9_999, 'Q-2026-9999'],
  [2027, 10_000, 'Q-2027-10000'],
  [2027, 12_345, 'Q-2027-12345'],
])('of %d, quotation %d is %s: four digits, or as many as it needs', (year, sequence, number) => {
  expect(quotationNumber(year, sequence)).toBe(number);
});

test('numbers sort as text in the order of issue', () => {
  const given = [
    ...[1, 2, 9, 10, 99, 100, 999, 1_000, 9_999].map((sequence) => quotationNumber(2026, sequence)),
    quotationNumber(2027, 1),
  ];
  expect([...given].reverse().sort()).toEqual(given);
});

test.each([
  ['2026-11-23', 30, '2026-12-23'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2026-12-31', 365, '2027-12-31'],
  ['2026-12-31', 1, '2027-01-01'],
  // Over both changes of the clock.
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-11-01', 1, '2026-11-02'],
  ['2026-03-07', 250, '2026-11-12'],
  ['2026-11-23', 0, '2026-11-23'],
])('an offer of %s holds %d days, until %s', (date, days, until) => {
  expect(validUntil(date, days)).toBe(until);
});

test('each day more holds a day longer, and no day is left out or twice, for ten years', () => {
  const days = Array.from({ length: 3_653 }, (_, count) => validUntil('2026-01-01', count));
  // 2028 and 2032 have a leap day.
  expect([new Set(days).size, days.at(-1)]).toEqual([3_653, '2036-01-01']);
  expect([...days].sort()).toEqual(days);
  expect(days.filter((day) => day.endsWith('-02-29'))).toEqual(['2028-02-29', '2032-02-29']);
});

const TODAY = '2026-11-26';
const DO = 'Edit the estimate and enter a later date, or weeks after the order.';

test.each([
  [undefined, '2026-10-11', `The order's delivery date, 11 October 2026, is not in the future. ${DO}`],
  [undefined, TODAY, `The order's delivery date, 26 November 2026, is not in the future. ${DO}`],
  [undefined, '2026-11-27', null],
  [undefined, null, null],
  [{ day: '2026-11-25' }, '2027-02-15', `Its delivery date, 25 November 2026, is not in the future. ${DO}`],
  [{ day: '2026-11-27' }, '2026-10-11', null],
  [{ weeks: 8 }, '2026-10-11', null],
])('a delivery of %j for an order of %j: %j', (delivery, requestDate, why) => {
  expect(whyNoDelivery(delivery === undefined ? {} : { delivery }, requestDate, TODAY)).toBe(why);
});

test.each([
  ['draft', [], 'It is a draft: propose it first.'],
  ['returned', [], 'It was returned: change it and propose it again.'],
  ['lapsed', [], 'It has lapsed: save it as of today and propose it again.'],
  ['lost', [], 'It was lost before it had a quotation.'],
  ['proposed', ['Its margin is not known.'], 'It needs an approval first. Its margin is not known.'],
  [
    'proposed',
    ['Its margin is below 30%, the margin on Settings.', 'It leaves out work that the unit needs: re-tank.'],
    'It needs an approval first. Its margin is below 30%, the margin on Settings. It leaves out work that the unit needs: re-tank.',
  ],
  // What is missing to a draft is its proposal, whatever else it needs after that.
  ['draft', ['Its margin is not known.'], 'It is a draft: propose it first.'],
  ['quoted', ['Its margin is not known.'], null],
  ['won', [], null],
  ['proposed', [], null],
  ['approved', ['Its margin is not known.'], null],
] as const)('an estimate that is %s, with %j, has a preview or says why not', (state, approvalReasons, why) => {
  const found = whyNoQuotation({ state, approvalReasons: [...approvalReasons], whyNoDelivery: null });
  expect(found === null ? null : wholeSentence(found)).toBe(why);
});

test.each([
  ['proposed', 'past'],
  ['approved', 'past'],
  ['draft', 'It is a draft: propose it first.'],
  ['quoted', null],
] as const)('an estimate that is %s, with a delivery in the past, has a preview or says why not', (state, why) => {
  expect(whyNoQuotation({ state, approvalReasons: [], whyNoDelivery: 'past' })).toBe(why);
});
