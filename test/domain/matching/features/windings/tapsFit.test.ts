import { parseTaps, type TapRange } from '../../../../../src/domain/matching/reading/taps';
import { evaluateTaps } from '../../../../../src/domain/matching/features/windings/tapsFit';
import { nothingRequired } from '../../../builders/units';

const evaluate = (required: string | null, actual: string | null) =>
  evaluateTaps(nothingRequired({ tap_range_pct: required }).taps, actual);

test.each([
  ['5', '+/-5%'],
  ['+/-5%', '4 x 2.5%'],
  ['+/-5%', '2-2.5% FCAN & FCBN'],
  ['+/-2.5%', '2 x 2.5%'],
  ['-10%', '4x2.5% FCBN'],
  ['+10%', '4x2.5% FCAN'],
  ['None', 'no taps'],
])('the required %p and the unit’s %p are the same range, written in two ways', (required, actual) => {
  expect(evaluate(required, actual)).toEqual({ verdict: 'exact' });
});

test.each([
  ['+/-2.5%', '+/-5%'],
  ['-5%', '+/-5%'],
  ['+5%', '+5/-2.5%'],
  ['None', '+/-5%'],
])('the required %p is covered by the wider %p', (required, actual) => {
  expect(evaluate(required, actual)).toEqual({ verdict: 'acceptable', why: 'covers' });
});

test.each([
  ['+/-5%', '+/-2.5%'],
  ['+/-5%', 'None'],
  ['+/-5%', '-10%'],
  ['+/-5%', '+10%'],
  ['-5%', '4x2.5% FCAN'],
])('the required %p is not covered by %p, which reaches less far above or below', (required, actual) => {
  expect(evaluate(required, actual)).toEqual({ verdict: 'does not fit' });
});

test.each([
  ['J-tap', 'j-tap '],
  ['Custom', 'CUSTOM'],
])('the same words are exact even where they state no range: %p and %p', (required, actual) => {
  expect(evaluate(required, actual)).toEqual({ verdict: 'exact' });
});

test.each([
  ['J-tap', '+/-5%', 'not understood'],
  ['99%', '+/-5%', 'not understood'],
  ['25%', '+/-5%', 'not understood'],
  ['+/-5%', 'Custom', 'not recorded'],
  ['+/-5%', '99%', 'not recorded'],
  ['J-tap', 'Custom', 'not understood'],
])('the required %p cannot be compared with %p: %s', (required, actual, verdict) => {
  expect(evaluate(required, actual)).toEqual({ verdict });
});

test.each([[null], [''], ['  '], ['N/A'], ['Unknown'], ['-']])('taps written as %j are not recorded', (actual) => {
  expect(evaluate('+/-5%', actual)).toEqual({ verdict: 'not recorded' });
});

test.each([
  [null, null],
  ['', '+/-5%'],
  ['0', 'None'],
  ['N/A', 'None'],
])('the required %j requires nothing of a unit with %j', (required, actual) => {
  expect(evaluate(required, actual)).toEqual({ verdict: 'not required' });
});

/** A unit of 13,800 V that serves 13,200 V stands 4.3 % below nominal, on its second tap down. */
describe('where the voltage takes taps, only what is left counts', () => {
  const rest = (required: string, actual: string, left: TapRange) => {
    const of = parseTaps(actual)!;
    return evaluateTaps(nothingRequired({ tap_range_pct: required }).taps, actual, { left, of });
  };

  test('where the voltage takes taps, the same words are no longer exact', () => {
    expect(rest('+/-5%', '+/-5%', { plus: 5, minus: 0 })).toEqual({
      verdict: 'does not fit',
      why: 'tapsUsed',
      taps: { left: { plus: 5, minus: 0 }, of: { plus: 5, minus: 5 } },
    });
  });

  test.each(['+5%', '+2.5%', 'None'])('required %p is covered by what is left above', (required) => {
    expect(rest(required, '+/-5%', { plus: 5, minus: 0 })).toMatchObject({ verdict: 'acceptable', why: 'covers' });
  });

  test('where the voltage takes taps, words without a range cannot be compared with what is left', () => {
    expect(rest('J-tap', '+/-5%', { plus: 5, minus: 0 })).toEqual({ verdict: 'not understood' });
  });
});
