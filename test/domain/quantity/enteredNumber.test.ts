import { enteredNumber } from '../../../src/domain/quantity/enteredNumber';

test.each([
  ['', null],
  ['  ', null],
  ['.', null],
  ['0', 0],
  ['.5', 0.5],
  ['5.', 5],
  ['1500.', 1_500],
  ['4100.5', 4_100.5],
  ['12a', null],
])('the entered text %j is the number %p', (text, number) => {
  expect(enteredNumber(text)).toBe(number);
});
