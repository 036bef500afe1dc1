import fc from 'fast-check';
import { evaluateKva, STANDARD_KVA } from '../../../../src/domain/matching/features/kva';

const verdict = (required: number, actual: number | null) =>
  evaluateKva({ text: String(required), value: required }, actual).verdict;

test.each([
  [500, 500, 'exact'],
  [500, 450, 'acceptable'],
  [500, 449, 'no'],
  [500, 550, 'acceptable'],
  [500, 750, 'acceptable'],
  [500, 751, 'oversized'],
  [500, 833, 'oversized'],
  [500, 1000, 'oversized'],
  [500, 1050, 'no'],
  [1000, 1050, 'acceptable'],
  [1725, 2000, 'acceptable'],
  [1725, 2500, 'oversized'],
  [2750, 3750, 'oversized'],
  [3750, 5000, 'acceptable'],
  [3750, 5001, 'no'],
  [5000, 5500, 'acceptable'],
  [5000, 5501, 'no'],
  [7500, 5000, 'no'],
  [30, 45, 'acceptable'],
  [30, 75, 'oversized'],
  [112.5, 123.75, 'acceptable'],
])('required %p, unit %p: %s', (required, actual, expected) => {
  expect(verdict(required, actual)).toBe(expected);
});

test('not required, not readable, not recorded', () => {
  expect(evaluateKva(null, 500).verdict).toBe('notRequired');
  expect(evaluateKva({ text: 'big', value: null }, 500)).toEqual({ verdict: 'unknown', why: 'unreadable' });
  expect(verdict(500, null)).toBe('unknown');
});

test('a larger unit never does better than a smaller one that suffices', () => {
  const grades = ['exact', 'acceptable', 'oversized', 'no'];
  const kva = fc.integer({ min: 1, max: 9000 });
  fc.assert(
    fc.property(fc.constantFrom(...STANDARD_KVA), kva, kva, (required, a, b) => {
      const [smaller, larger] = [required + Math.min(a, b), required + Math.max(a, b)];
      expect(grades.indexOf(verdict(required, smaller))).toBeLessThanOrEqual(grades.indexOf(verdict(required, larger)));
    }),
  );
});
