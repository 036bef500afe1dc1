import fc from 'fast-check';
import { isSameValue, type MatchField } from '../../../src/domain/specs/sameValue';

const FIELDS: readonly MatchField[] = ['kva', 'weight', 'primaryVoltage', 'secondaryVoltage', 'taps', 'other'];

describe.each(['kva', 'weight', 'other'] as const)('as %s', (field) => {
  test.each([
    ['500', 500, true],
    ['500.00', '500', true],
    ['1,500', 1500, true],
    ['1,50', 150, false],
    ['+500', 500, true],
    [500, 500.01, false],
    ['500 kVA', 500, false],
    [0, '0.0', true],
    [0, '', false],
    [0, null, false],
    [' Loop Feed ', 'LOOP FEED', true],
    ['Loop  Feed', 'Loop Feed', false],
    ['Peña', 'PEÑA', true],
    ['Peña', 'Pena', false],
    ['Copper\u0000', 'Copper', false],
    ['+/-5%', '5', false],
    ['12.47', '12470', false],
    [null, '', true],
    [undefined, '  ', true],
    [Number.NaN, null, true],
  ])('%j and %j are the same: %s', (one, other, isSame) => {
    expect(isSameValue(field, one, other)).toBe(isSame);
  });
});

/** Domain facts, reading: kilovolts and volts mean the same, and a bare number names no connection. */
test.each([
  ['12.47', '12470GrdY/7200', true],
  ['12.47', 12_470, true],
  ['12.47 kV', '12470 V', true],
  ['0.48', '480Y/277', true],
  ['480', '480Y/277', true],
  ['480 V', '0.48 kV', true],
  ['480D', '480Y/277', false],
  ['480', '480D', true],
  ['12470Y/7200', '12470GrdY/7200', false],
  ['12470 grdy 7200', '12470GrdY/7200', true],
  ['13200', '13800', false],
  ['4160GrdY/2400 x 12470GrdY/7200', '12470GrdY/7200 X 4160GrdY/2400', true],
  ['12470GrdY/7200', '4160GrdY/2400 x 12470GrdY/7200', false],
  ['see nameplate', 'See Nameplate ', true],
  ['see nameplate', '12470', false],
  ['12470Y/9999', '12470y/9999', true],
  ['', null, true],
  ['12470', '', false],
])('the voltages %j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameValue('secondaryVoltage', one, other)).toBe(isSame);
  expect(isSameValue('primaryVoltage', one, other)).toBe(isSame);
});

/** Domain facts, reading: a bare primary number on a unit is delta. */
test.each([
  ['12470D', '12470', true],
  ['12470Y/7200', '12470', false],
  ['12.47', '12.47', true],
  ['12470Y/7200', '12.47 kV', false],
  ['12470', '12470Y/7200', true],
])('the primary voltage %j is that of a unit with %j: %s', (required, actual, isSame) => {
  expect(isSameValue('primaryVoltage', required, actual)).toBe(isSame);
});

test.each([
  ['5', '+/-5%', true],
  [5, '4 x 2.5%', true],
  [5, '±2 x 2.5%', true],
  ['2.5', '2 x 2.5%', true],
  [5, '2 x 2.5%', false],
  ['±5', '5.0', true],
  ['-10%', '4x2.5% FCBN', true],
  ['+5%', '-5%', false],
  ['5', '+5%', false],
  ['+2.5/-7.5%', '+/-5%', false],
  ['None', 'no', true],
  ['None', '0', true],
  ['None', '', false],
  ['J-tap', 'j-TAP', true],
  ['J-tap', 'K-tap', false],
  ['Custom', '+/-5%', false],
])('the taps %j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameValue('taps', one, other)).toBe(isSame);
});

test('a value is the same as itself and as what is written around it, and the order of two does not matter but for a primary voltage', () => {
  const values = fc.oneof(
    fc.constantFrom('12.47', '12470', '12470GrdY/7200', '480Y/277', '+/-5%', '5', 'None', 'Loop Feed', '', '1,500'),
    fc.string({ maxLength: 6 }),
    fc.integer(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...FIELDS), values, values, (field, one, other) => {
      expect(isSameValue(field, one, ` ${one}\t`)).toBe(true);
      if (field !== 'primaryVoltage') expect(isSameValue(field, one, other)).toBe(isSameValue(field, other, one));
    }),
    { numRuns: 300 },
  );
});
