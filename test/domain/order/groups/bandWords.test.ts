import fc from 'fast-check';
import { ageBands, INCOMPLETE, marginBands, NONE, voltageClasses } from '../../../../src/contract/order/ordersBands';
import {
  ageWords,
  classWords,
  kvaWords,
  marginWords,
  monthWords,
  phaseWords,
  voltsWords,
} from '../../../../src/domain/order/groups/bandWords';

test.each([
  ['2026-01', 'January 2026'],
  ['2026-12', 'December 2026'],
  ['2028-02', 'February 2028'],
  ['2000-10', 'October 2000'],
  [NONE, 'No request date'],
])('the month %s is "%s", whatever the time zone', (month, words) => {
  expect(monthWords(month)).toBe(words);
});

test('all twelve months of a year have their own name, in the order of the year', () => {
  const months = Array.from({ length: 12 }, (_, index) => monthWords(`2026-${String(index + 1).padStart(2, '0')}`));
  const short = months.map((month) => month.slice(0, 3)).join(' ');
  expect(short).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(months.every((month) => month.endsWith(' 2026'))).toBe(true);
});

test('the bands of age, one after the other, are said without a gap', () => {
  expect([...ageBands, NONE].map(ageWords)).toEqual([
    ...['0 to 29 days', '30 to 89 days', '90 to 179 days', '180 to 364 days', '365 days or more', 'No order date'],
  ]);
});

test('the bands of margin are said in percent, and what is not known of a margin is no percent', () => {
  expect([...marginBands, INCOMPLETE, NONE].map(marginWords)).toEqual([
    ...['Under 0%', '0% to 10%', '10% to 20%', '20% to 30%', '30% to 40%', '40% or more'],
    ...['Cost not recorded', 'No price'],
  ]);
});

test('the classes of voltage are said in kV', () => {
  expect([...voltageClasses, NONE].map(classWords)).toEqual([
    ...['1.2 kV class', '2.5 kV class', '5 kV class', '8.7 kV class', '15 kV class', '25 kV class', '34.5 kV class'],
    ...['46 kV class', '69 kV class', 'Over 69 kV', 'Not recorded'],
  ]);
});

test.each([
  [112.5, '112.5 kVA'],
  ['112.50', '112.5 kVA'],
  [1500, '1,500 kVA'],
  ['1500', '1,500 kVA'],
  [0, '0 kVA'],
  ['odd', 'odd'],
  ['', 'N/A'],
  [null, 'Not recorded'],
  [NONE, 'Not recorded'],
])('the rating %j is "%s"', (kva, words) => {
  expect(kvaWords(kva)).toBe(words);
});

test.each([
  [480, '480 V'],
  ['12470', '12470 V'],
  [0, '0 V'],
  [null, 'Not recorded'],
  [NONE, 'Not recorded'],
])('the secondary voltage %j is "%s", as nameplates write it', (volts, words) => {
  expect(voltsWords(volts)).toBe(words);
});

test.each([
  [1, 'Single-phase'],
  ['1', 'Single-phase'],
  [3, 'Three-phase'],
  ['3', 'Three-phase'],
  [null, 'Phase not recorded'],
  [NONE, 'Phase not recorded'],
  [2, '2'],
  ['0', '0'],
  ['constructor', 'constructor'],
])('the phase %j is "%s"', (phase, words) => {
  expect(phaseWords(phase)).toBe(words);
});

test('a number never reads as if it were not recorded, and nothing recorded never reads as a number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
      for (const words of [kvaWords(number), voltsWords(number), phaseWords(number)]) {
        expect(words).not.toMatch(/not recorded/i);
        expect(words.replace(/\D/g, '') || words).toMatch(new RegExp(`^(?:${number}|Single-phase|Three-phase)$`));
      }
    }),
  );
  for (const words of [kvaWords(null), voltsWords(null), phaseWords(null), monthWords(NONE), ageWords(NONE)])
    expect(words).not.toMatch(/\d/);
});
