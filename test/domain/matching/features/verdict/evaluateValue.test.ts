import { evaluateValue } from '../../../../../src/domain/matching/features/verdict/evaluateValue';
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
  [
    'where the requirement cannot be read',
    { text: 'big', value: null },
    750,
    { verdict: 'not recorded', why: 'unreadable' },
  ],
  [
    'where the requirement cannot be read and nothing is recorded',
    { text: 'big', value: null },
    null,
    { verdict: 'not recorded', why: 'unreadable' },
  ],
  ['where nothing is recorded', wanted, null, { verdict: 'not recorded' }],
])('%s nothing is compared', (_, required, actual, expected) => {
  const compare = jest.fn(() => EXACT);
  expect(evaluateValue(required, actual, compare)).toEqual(expected);
  expect(compare).not.toHaveBeenCalled();
});
