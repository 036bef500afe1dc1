import { evaluateImpedance } from '../../../../src/domain/matching/features/impedance';
import { parseImpedance } from '../../../../src/domain/matching/reading/impedance';

/** 7.5 % of 5.75 is 0.43125, of 4 it is 0.3. */
test.each([
  [5.75, 5.75, 'exact'],
  [5.75, 6.18, 'exact'],
  [5.75, 6.19, 'does not fit'],
  [5.75, 5.32, 'exact'],
  [5.75, 5.31, 'does not fit'],
  [4, 4.3, 'exact'],
  [4, 3.7, 'exact'],
  [4, null, 'not recorded'],
])('an impedance of %p%% required, unit %p%%: %s', (required, actual, verdict) => {
  const value = { from: required, to: required };
  expect(evaluateImpedance({ text: String(required), value }, actual).verdict).toBe(verdict);
});

test.each([
  ['min 5', 4.99, 'does not fit'],
  ['min 5', 5, 'exact'],
  ['max 5.75', 5.75, 'exact'],
  ['max 5.75', 5.76, 'does not fit'],
  ['4.5 to 6', 4.5, 'exact'],
  ['4.5 to 6', 6.01, 'does not fit'],
])('impedance limits have no tolerance: %s, unit %p%%: %s', (text, actual, verdict) => {
  expect(evaluateImpedance({ text, value: parseImpedance(text) }, actual).verdict).toBe(verdict);
});

test('an order that states none compares none', () => {
  expect(evaluateImpedance(null, 5).verdict).toBe('not required');
});
