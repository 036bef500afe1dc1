import fc from 'fast-check';
import { evaluateKva } from '../../../../src/domain/matching/features/kva';
import { STANDARD_KVA } from '../../../../src/domain/matching/reading/variants';
import { forAll } from '../../builders/forAll';

const verdict = (required: number, actual: number | null) =>
  evaluateKva({ text: String(required), value: required }, actual).verdict;

test.each([
  [500, 500, 'exact'],
  [500, 450, 'acceptable'],
  [500, 449, 'does not fit'],
  [500, 550, 'acceptable'],
  [500, 750, 'acceptable'],
  [500, 751, 'oversized'],
  [500, 833, 'oversized'],
  [500, 1000, 'oversized'],
  [500, 1050, 'does not fit'],
  [1000, 1050, 'acceptable'],
  [1725, 2000, 'acceptable'],
  [1725, 2500, 'oversized'],
  [2750, 3750, 'oversized'],
  [3750, 5000, 'acceptable'],
  [3750, 5001, 'does not fit'],
  [5000, 4500, 'acceptable'],
  // There is no standard size above.
  [5000, 5001, 'does not fit'],
  [7500, 5000, 'does not fit'],
  [30, 45, 'acceptable'],
  [30, 75, 'oversized'],
  [112.5, 123.75, 'acceptable'],
])('a kVA required %p, with a unit of %p, is %s', (required, actual, expected) => {
  expect(verdict(required, actual)).toBe(expected);
});

test.each([
  [450, { verdict: 'acceptable', why: 'tolerance' }],
  [449, { verdict: 'does not fit', why: 'tooSmall' }],
  [750, { verdict: 'acceptable', why: 'nextSize' }],
  [751, { verdict: 'oversized' }],
  [1001, { verdict: 'does not fit', why: 'tooLarge' }],
])('a unit of %p kVA for 500 kVA is %j', (actual, expected) => {
  expect(evaluateKva({ text: '500', value: 500 }, actual)).toEqual(expected);
});

/** The ratings of IEEE C57.12.34 for three phases, each with the two above it. */
test.each([
  [45, 75, 112.5],
  [75, 112.5, 150],
  [112.5, 150, 225],
  [150, 225, 300],
  [225, 300, 500],
  [300, 500, 750],
  [500, 750, 1000],
  [750, 1000, 1500],
  [1000, 1500, 2000],
  [1500, 2000, 2500],
  [2000, 2500, 3000],
  [2500, 3000, 3750],
  [3000, 3750, 5000],
])('for %p kVA the next sizes are %p and %p kVA', (required, next, second) => {
  expect(verdict(required, next)).toBe('acceptable');
  expect(verdict(required, next + 1)).toBe('oversized');
  expect(verdict(required, second)).toBe('oversized');
  expect(verdict(required, second + 1)).toBe('does not fit');
});

test('a kVA that is not required, not readable or not recorded has its own verdict', () => {
  expect(evaluateKva(null, 500).verdict).toBe('not required');
  expect(evaluateKva({ text: 'big', value: null }, 500)).toEqual({ verdict: 'not understood' });
  expect(verdict(500, null)).toBe('not recorded');
});

test('a larger unit never does better than a smaller one that suffices', () => {
  const grades = ['exact', 'acceptable', 'oversized', 'does not fit'];
  const kva = fc.integer({ min: 1, max: 9000 });
  forAll(fc.constantFrom(...STANDARD_KVA), kva, kva, (required, a, b) => {
    const [smaller, larger] = [required + Math.min(a, b), required + Math.max(a, b)];
    expect(grades.indexOf(verdict(required, smaller))).toBeLessThanOrEqual(grades.indexOf(verdict(required, larger)));
  });
});

test.each([
  [0, 500, 'exact'],
  [0, 499.99, 'does not fit'],
  [5, 475, 'acceptable'],
  [5, 474.99, 'does not fit'],
  [50, 250, 'acceptable'],
  [50, 249.99, 'does not fit'],
  // The next sizes are 750 and 1,000 kVA, whatever the tolerance, which counts below alone.
  [0, 750, 'acceptable'],
  [0, 750.01, 'oversized'],
  [50, 750.01, 'oversized'],
  [60, 800, 'oversized'],
  [110, 1050, 'does not fit'],
])('with a tolerance of %p %%, a unit of %p kVA for 500 kVA is %s', (kvaTolerance, actual, expected) => {
  expect(evaluateKva({ text: '500', value: 500 }, actual, { kvaTolerance }).verdict).toBe(expected);
});
