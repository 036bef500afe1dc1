import fc from 'fast-check';
import { parseTaps, tapsCover } from '../../../../src/domain/matching/reading/taps';
import { evaluateTaps } from '../../../../src/domain/matching/features/tapsFit';
import { nothingRequired } from '../../builders/units';

test.each([
  ['5', 5, 5],
  [5, 5, 5],
  ['5%', 5, 5],
  ['±5', 5, 5],
  ['+/-5%', 5, 5],
  ['+/- 2.5 %', 2.5, 2.5],
  ['+-5', 5, 5],
  ['-10%', 0, 10],
  ['+5%', 5, 0],
  ['+2.5/-7.5%', 2.5, 7.5],
  ['2 x 2.5%', 5, 5],
  ['±2x2.5%', 5, 5],
  ['(2) x 2.5%', 5, 5],
  ['2-2.5%', 5, 5],
  ['4x2.5% FCBN', 0, 10],
  ['2@2.5% FCAN', 5, 0],
  ['None', 0, 0],
])('%p reaches +%p and -%p percent', (text, plus, minus) => {
  expect(parseTaps(text)).toEqual({ plus, minus });
});

test.each(['J-tap', 'K-tap', 'Custom', '', '/', '+', null])('%p states no range', (text) => {
  expect(parseTaps(text)).toBeNull();
});

test('covering is a partial order', () => {
  const percent = fc.integer({ min: 0, max: 10 });
  const range = fc.record({ plus: percent, minus: percent });
  fc.assert(
    fc.property(range, range, range, (a, b, c) => {
      expect(tapsCover(a, a)).toBe(true);
      if (tapsCover(a, b) && tapsCover(b, a)) expect(a).toEqual(b);
      if (tapsCover(a, b) && tapsCover(b, c)) expect(tapsCover(a, c)).toBe(true);
    }),
  );
});

test.each([
  [null, null, 'notRequired'],
  ['', '+/-5%', 'notRequired'],
  ['5', '+/-5%', 'exact'],
  ['+/-2.5%', '+/-5%', 'acceptable'],
  ['+/-5%', '-10%', 'no'],
  ['+/-5%', 'None', 'no'],
  ['None', '+/-5%', 'acceptable'],
  ['+/-5%', '', 'unknown'],
  ['+/-5%', null, 'unknown'],
  ['+/-5%', 'Custom', 'unknown'],
  ['J-tap', 'j-tap ', 'exact'],
  ['J-tap', '+/-5%', 'unknown'],
])('required %p, unit %p: %s', (required, actual, verdict) => {
  const requirement = nothingRequired({ tap_range_pct: required });
  expect(evaluateTaps(requirement, { text: actual, range: parseTaps(actual) }).verdict).toBe(verdict);
});
