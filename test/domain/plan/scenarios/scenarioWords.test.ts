import { DEFAULT_SETTINGS } from '../../../../src/contract/plan/defaultSettings';
import type { PlanQuestion } from '../../../../src/contract/plan/planScenarios';
import { DEFAULT_QUESTION } from '../../../../src/domain/plan/planAddress';
import { questionText, standText, totalsChange } from '../../../../src/domain/plan/scenarios/scenarioWords';
import { aResult, aResultRow } from './results';

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

test('turned about, more is less and fewer is more', () => {
  const [one, two] = [
    aResult([], [], { orders: 1, margin: 100 }),
    aResult([], [], { orders: 2, margin: 50, late_weeks: 3 }),
  ];
  expect(totalsChange(one, two)).toBe('fills 1 more order, earns $50 less, is late by 3 weeks more');
  expect(totalsChange(two, one)).toBe('fills 1 fewer order, earns $50 more, is late by 3 weeks less');
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

test('a question tells all of its settings, as people read them, then its pairs', () => {
  const asked = question({ pinned: [pair(7, 'A')], forbidden: [pair(7, 'B'), pair(8, 'A')] }, { units_per_order: 50 });
  expect(questionText(asked)).toEqual([
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

test.each<[string, PlanQuestion, PlanQuestion, string[]]>([
  ['the same', question(some, { fit: 'Fits' }), question(some, { fit: 'Fits' }), []],
  ['what is as usual', DEFAULT_QUESTION, question({}), []],
  [
    'settings that are others',
    question({}, { fit: 'Fits', late_week: 500, hundred_miles: 40 }),
    question({}, { fit: 'Misses a requirement', late_week: 500 }),
    ['Lowest class: Fits', 'Freight without a rate: $40 per 100 miles'],
  ],
  [
    'what is as usual again, against a question that was not',
    question({}),
    question({}, { filled: 1_500, units_per_order: 20 }),
    ['Value of filling an order: $0'],
  ],
  ['pairs, where the other has none', question(some), question({}), ['2 pairs pinned', '1 pair excluded']],
  ['one pair more', question({ ...some, pinned: [...some.pinned, pair(10, 'A')] }), question(some), ['1 pair pinned']],
  [
    'as many pairs, but others',
    question({ pinned: [pair(7, 'B'), pair(8, 'A')], forbidden: [pair(9, 'D')] }),
    question(some),
    ['2 pairs pinned', '1 pair excluded'],
  ],
  [
    'the same pairs, pinned instead of excluded',
    question({ pinned: some.forbidden, forbidden: some.pinned }),
    question(some),
    ['1 pair pinned', '2 pairs excluded'],
  ],
  ['fewer pairs: it asks for nothing that the other does not', question({}), question(some), []],
])('of two questions, %s', (_, asked, other, text) => {
  expect(questionText(asked, other)).toEqual(text);
});
