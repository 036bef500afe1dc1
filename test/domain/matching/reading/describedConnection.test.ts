import { describedConnection } from '../../../../src/domain/matching/reading/describedConnection';

const ORDER = '500KVA Three-Phase Pad, 12470GRDY/7200-480Y/277, Loop Feed Dead Front, FR3';

test.each([
  [ORDER, 12_470, 'groundedWye'],
  ['750KVA PAD 13200Y/7620-480Y/277', 13_200, 'wye'],
  ['PAD 12470D-480Y/277', 12_470, 'delta'],
  ['12.47 kV delta', 12_470, 'delta'],
  ['12470 GrdY / 7200', 12_470, 'groundedWye'],
  ['12,470 grounded wye', 12_470, 'groundedWye'],
  ['12470Y7200', 12_470, 'wye'],
  ['GRDY/7200', 12_470, 'groundedWye'],
  ['HV GrdY/7.2 kV', 12_470, 'groundedWye'],
  ['GndY/7620', 13_200, 'groundedWye'],
  ['100 V delta', 100, 'delta'],
  ['Grounded wye', 12_470, 'groundedWye'],
  ['groundedwye', 12_470, 'groundedWye'],
  ['Grd Y', 12_470, 'groundedWye'],
  ['GRDY', 12_470, 'groundedWye'],
  ['Gnd  wye', 12_470, 'groundedWye'],
  ['GNDY', 12_470, 'groundedWye'],
  ['DELTA', 12_470, 'delta'],
  ['DELTA-WYE', 12_470, 'delta'],
  ['Delta primary, 480Y/277 secondary', 12_470, 'delta'],
])('%j says that the primary of %p V is %s', (description, volts, expected) => {
  expect(describedConnection([description], volts, 'primary')).toBe(expected);
});

test.each([
  [ORDER, 480, 'wye'],
  ['DELTA-WYE', 480, 'wye'],
  ['12470GRDY/7200-480D', 480, 'delta'],
  ['Delta to grounded wye', 480, 'groundedWye'],
  ['13200D PRI, 208Y120 SEC', 208, 'wye'],
  ['12.47 kV delta, 0.48 kV wye', 480, 'wye'],
  ['GRDY/7200, Y/277', 480, 'wye'],
  ['12470D 480Y', 480, 'wye'],
  ['12470GRDY/7200 480D', 480, 'delta'],
])('%j says that the secondary of %p V is %s', (description, volts, expected) => {
  expect(describedConnection([description], volts, 'secondary')).toBe(expected);
});

test.each([
  ['nothing of it', '500KVA Three-Phase Pad, Loop Feed Dead Front'],
  ['another voltage', '13200GRDY/7620-480Y/277'],
  ['another delta', '4160 DELTA'],
  ['the phase voltage of another', 'GRDY/14400'],
  ['a kVA', '12470 Double rated'],
])('a description that says %s states no connection', (_, description) => {
  expect(describedConnection([description], 12_470, 'primary')).toBeNull();
});

/** A voltage is found by its whole number, whatever stands before it, and however much space is around it. */
test.each([
  ['PAD12470D', 'delta'],
  ['(12470D)', 'delta'],
  ['12470\n\t  Wye', 'wye'],
  ['12,470.0 V GRD Y', 'groundedWye'],
  ['112470D 12470Y', 'wye'],
  ['012470D', 'delta'],
  ['00000012470D', null],
  ['4160D x 12470GRDY/7200', 'groundedWye'],
  ['12470\0D', null],
  ['12470DD', null],
  ['12470Dé', 'delta'],
])('%j says of 12,470 V: %p', (description, expected) => {
  expect(describedConnection([description], 12_470, 'primary')).toBe(expected);
});

test.each([
  ['digits', '1'.repeat(50_000)],
  ['points', '1.'.repeat(50_000)],
  ['spaces', `1${' '.repeat(50_000)}`],
  ['grounds', 'ground '.repeat(10_000)],
  ['slashes', 'y / '.repeat(10_000)],
])('a description of endless %s is read in no time', (_, noise) => {
  const start = performance.now();
  expect(describedConnection([`${noise} 12470GRDY/7200`], 12_470, 'primary')).toBe('groundedWye');
  // Milliseconds on a busy machine; tens of seconds where every digit is tried with every other.
  expect(performance.now() - start).toBeLessThan(3_000);
});

test('one word alone speaks of the primary', () => {
  expect(describedConnection(['DELTA'], 480, 'secondary')).toBeNull();
});

test('the first description that states one counts', () => {
  expect(describedConnection([null, 'Pad', '12470D', '12470Y/7200'], 12_470, 'primary')).toBe('delta');
  expect(describedConnection([undefined, ''], 12_470, 'primary')).toBeNull();
});
