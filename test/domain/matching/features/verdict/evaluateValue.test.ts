import { evaluateValue } from '../../../../../src/domain/matching/features/verdict/evaluateValue';
import { EXACT } from '../../../../../src/domain/matching/features/verdict/verdict';

const wanted = { text: '500', value: 500 };

test('a required and a recorded value are compared, in this order', () => {
  const compare = jest.fn(() => EXACT);
  expect(evaluateValue(wanted, 750, compare)).toBe(EXACT);
  expect(compare).toHaveBeenCalledWith(500, 750);
});

test('a value of 0 is recorded, so it is compared', () => {
  expect(evaluateValue(wanted, 0, () => EXACT)).toBe(EXACT);
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
