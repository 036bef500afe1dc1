import fc from 'fast-check';
import { parseTaps, rangeLeft, tapCount, tapsCover } from '../../../../src/domain/matching/reading/taps';
import { evaluateTaps } from '../../../../src/domain/matching/features/windingsFit';
import { nothingRequired } from '../../builders/units';
import { forAll } from '../../builders/forAll';

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
  ['2 x 2.5%', 2.5, 2.5],
  ['4 x 2.5%', 5, 5],
  ['taps 4x2.5%', 5, 5],
  ['±2x2.5%', 5, 5],
  ['(2) x 2.5%', 2.5, 2.5],
  ['2-2.5%', 2.5, 2.5],
  ['(2) 2.5% above, (2) 2.5% below', 5, 5],
  ['2-2.5% FCAN & FCBN', 5, 5],
  ['+/-5% (2.5% steps)', 5, 5],
  ['4 x 2.5% below nominal', 0, 10],
  ['4x2.5% FCBN', 0, 10],
  ['2@2.5% FCAN', 5, 0],
  ['2x10%', 10, 10],
  ['4x1.25%', 2.5, 2.5],
  ['15%', 15, 15],
  ['10', 10, 10],
  ['1.25', 1.25, 1.25],
  ['+10/-10', 10, 10],
  ['+1.25/-3.75%', 1.25, 3.75],
  ['None', 0, 0],
])('%p reaches +%p and -%p percent', (text, plus, minus) => {
  expect(parseTaps(text)).toEqual({ plus, minus });
});

/** No tap is as far from nominal as all of it: these are voltages, levels and slips of the pen. */
test.each(['13200', '13860', 100, '99%', '25%', '15.1%', '+/-100%', '-100%', '+5/-15.1%', '9x99', '9'.repeat(400)])(
  '%p reaches too far to be a range',
  (text) => {
    expect(parseTaps(text)).toBeNull();
  },
);

test('the widest that can be read is 15 % on one side', () => {
  expect(parseTaps('+15/-15%')).toEqual({ plus: 15, minus: 15 });
});

test('a range is read as it was written, whatever the spaces, signs and case', () => {
  const percent = fc.integer({ min: 0, max: 60 }).map((quarters) => quarters / 4);
  const space = fc.constantFrom('', ' ', '\t');
  const sign = fc.constantFrom('+', ' +');
  forAll(percent, percent, space, sign, fc.constantFrom('/', ',', '&', ''), (plus, minus, gap, up, between) => {
    expect(parseTaps(`${up}${plus}${gap}%${between}${gap}-${minus}%`)).toEqual({ plus, minus });
    expect(parseTaps(`±${gap}${plus}`)).toEqual({ plus, minus: plus });
    expect(parseTaps(`-${minus}${gap}%`)).toEqual({ plus: 0, minus });
  });
});

const NO_RANGE = [
  ...['J-tap', 'K-tap', 'Custom', '', '/', '+', null],
  ...['Nonesuch', 'see none', '2x2.5% or more', '3x2.5%', '5 of them', 'about +5/-5', '+5/-5 or more'],
];
test.each(NO_RANGE)('%p states no range', (text) => {
  expect(parseTaps(text)).toBeNull();
});

test('covering is a partial order', () => {
  const percent = fc.integer({ min: 0, max: 10 });
  const range = fc.record({ plus: percent, minus: percent });
  forAll(range, range, range, (a, b, c) => {
    expect(tapsCover(a, a)).toBe(true);
    if (tapsCover(a, b) && tapsCover(b, a)) expect(a).toEqual(b);
    if (tapsCover(a, b) && tapsCover(b, c)) expect(tapsCover(a, c)).toBe(true);
  });
});

test.each([
  [null, null, 'not required'],
  ['', '+/-5%', 'not required'],
  ['5', '+/-5%', 'exact'],
  ['+/-2.5%', '+/-5%', 'acceptable'],
  ['+/-5%', '-10%', 'does not fit'],
  ['+/-5%', 'None', 'does not fit'],
  ['None', '+/-5%', 'acceptable'],
  ['+/-5%', '', 'not recorded'],
  ['+/-5%', null, 'not recorded'],
  ['+/-5%', 'Custom', 'not recorded'],
  ['J-tap', 'j-tap ', 'exact'],
  ['J-tap', '+/-5%', 'not understood'],
])('taps required %p, with a unit of %p, are %s', (required, actual, verdict) => {
  const requirement = nothingRequired({ tap_range_pct: required });
  expect(evaluateTaps(requirement.taps, actual).verdict).toBe(verdict);
});

/** A step is 2.5 %: 13.2 kV is 4.35 % below 13.8 kV, 13,455 V exactly one step, 13,110 V exactly two. */
test.each([
  [13_800, 13_800, { plus: 5, minus: 5 }],
  [13_800, 13_455, { plus: 5, minus: 2.5 }],
  [13_800, 13_200, { plus: 5, minus: 0 }],
  [13_800, 13_110, { plus: 5, minus: 0 }],
  [13_800, 13_109, null],
  [12_000, 12_300, { plus: 2.5, minus: 5 }],
  [12_000, 12_301, { plus: 0, minus: 5 }],
  [12_000, 12_600, { plus: 0, minus: 5 }],
  [12_000, 12_601, null],
])('±5 % of %p V, standing on the tap for %p V, leave %p', (nominal, volts, expected) => {
  expect(rangeLeft({ plus: 5, minus: 5 }, nominal, volts)).toEqual(expected);
});

test('the remaining taps agree with trying one tap after the other', () => {
  const steps = fc.integer({ min: 0, max: 8 });
  forAll(
    steps,
    steps,
    fc.integer({ min: 2_400, max: 34_500 }),
    fc.integer({ min: -250, max: 250 }),
    (up, down, nominal, off) => {
      // Whole thousandths of nominal, so that edges are met.
      const volts = nominal * (1 + off / 1_000);
      const reaches = (taps: number) => (off > 0 ? off <= taps * 25 : -off <= taps * 25);
      const used = Array.from({ length: (off > 0 ? up : down) + 1 }, (_, taps) => taps).find(reaches);
      const range = { plus: up * 2.5, minus: down * 2.5 };
      const expected = {
        plus: range.plus - (off > 0 ? used! * 2.5 : 0),
        minus: range.minus - (off > 0 ? 0 : used! * 2.5),
      };
      // A machine's fractions may take the last tap from an edge, never give one that is not there.
      const left = rangeLeft(range, nominal * 1_000, Math.round(volts * 1_000));
      expect(left).toEqual(used === undefined ? null : expected);
    },
  );
});

test('an uneven range never has less than nothing left', () => {
  expect(rangeLeft({ plus: 4, minus: 4 }, 10_000, 10_300)).toEqual({ plus: 0, minus: 4 });
});

test.each([
  ['+/-5%', 4],
  ['-10%', 4],
  ['+/-2.5%', 2],
  ['None', 0],
  ['+/-4%', 2],
])('%p has %p taps beside nominal', (text, count) => {
  expect(tapCount(parseTaps(text)!)).toBe(count);
});
