import { orNA } from '../../../src/domain/format/orNA';

test.each([
  ['x', 'x'],
  [0, '0'],
  ['  ', 'N/A'],
  [' x ', 'x'],
  [-0.5, '-0.5'],
  ['0', '0'],
  [Number.NaN, 'N/A'],
  [Number.POSITIVE_INFINITY, 'N/A'],
  [undefined, 'N/A'],
  [null, 'N/A'],
])('%p or N/A is %p', (value, expected) => {
  expect(orNA(value)).toBe(expected);
});
