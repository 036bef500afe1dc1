import { evaluateText, evaluateValue } from '../../../../../src/domain/matching/features/verdict/evaluateValue';
import { acceptable, doesNotFit, EXACT, needs } from '../../../../../src/domain/matching/features/verdict/verdict';

const wanted = { text: '500', value: 500 };

test('a required and a recorded value are compared, in this order', () => {
  const compare = jest.fn(() => EXACT);
  expect(evaluateValue(wanted, 750, compare)).toBe(EXACT);
  expect(compare).toHaveBeenCalledWith(500, 750);
});

test.each([0, -1, Number.NaN, '', false])('a value of %p is recorded, so it is compared', (actual) => {
  expect(evaluateValue(wanted, actual, () => EXACT)).toBe(EXACT);
});

test.each([0, '', false])('a required value of %p is read, so it is compared', (value) => {
  const compare = jest.fn(() => EXACT);
  expect(evaluateValue({ text: String(value), value }, 750, compare)).toBe(EXACT);
  expect(compare).toHaveBeenCalledWith(value, 750);
});

test.each([
  ['another verdict', doesNotFit('tooLarge')],
  ['a reason', acceptable('nextSize')],
  ['work', needs('turnPull')],
])('%s that comparing finds is told as it was found', (_, evaluation) => {
  expect(evaluateValue(wanted, 750, () => evaluation)).toBe(evaluation);
});

test.each([
  ['where nothing is required', null, 750, { verdict: 'not required' }],
  ['where nothing is required or recorded', null, null, { verdict: 'not required' }],
  ['where the requirement cannot be read', { text: 'big', value: null }, 750, { verdict: 'not understood' }],
  [
    'where the requirement cannot be read and nothing is recorded',
    { text: 'big', value: null },
    null,
    { verdict: 'not understood' },
  ],
  ['where nothing is recorded', wanted, null, { verdict: 'not recorded' }],
])('%s nothing is compared', (_, required, actual, expected) => {
  const compare = jest.fn(() => EXACT);
  expect(evaluateValue(required, actual, compare)).toEqual(expected);
  expect(compare).not.toHaveBeenCalled();
});

describe('of a text', () => {
  const text = (required: string, value: number | null, unit: string | null) =>
    evaluateText(
      { text: required, value },
      unit,
      (given) => Number(given) || null,
      () => doesNotFit(),
    );

  test.each([
    ['Five  ', ' FIVE'],
    ['as  agreed', 'As agreed'],
  ])('the same words are exact, even where neither can be read: %j and %j', (required, unit) => {
    expect(text(required, null, unit)).toEqual({ verdict: 'exact' });
  });

  test.each([
    ['5', 5, '6', 'does not fit'],
    ['5', 5, 'six', 'not recorded'],
    ['5', 5, ' ', 'not recorded'],
    ['5', 5, null, 'not recorded'],
    ['', null, '', 'not understood'],
    ['five', null, '5', 'not understood'],
  ])('%j, read as %p, and %j are %s', (required, value, unit, verdict) => {
    expect(text(required, value, unit)).toMatchObject({ verdict });
  });
});
