import { listOf } from '../../../src/domain/format/listOf';

test.each([
  [[], ''],
  [['phase'], 'phase'],
  [['phase', 'kVA'], 'phase and kVA'],
  [['phase', 'kVA', 'taps'], 'phase, kVA and taps'],
])('%j is listed as %p', (words, expected) => {
  expect(listOf(words)).toBe(expected);
});
