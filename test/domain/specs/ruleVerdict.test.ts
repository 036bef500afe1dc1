import fc from 'fast-check';
import { ruleStatus, ruleVerdict, type MatchField, isSameValue } from '../../../src/domain/specs/ruleVerdict';

const verdict = (field: MatchField, required: string | number | null, actual: string | number | null) =>
  ruleVerdict({ field, required, actual });

describe('a match', () => {
  test.each([
    ['other', null, 'x', 'not required'],
    ['other', '  ', 'x', 'not required'],
    ['other', ' Loop Feed ', 'loop feed', 'exact'],
    ['kva', '500', '500.0', 'exact'],
    ['kva', 500, 550, 'acceptable'],
    ['kva', 500, 450, 'acceptable'],
    ['weight', 1000, 1150, 'acceptable'],
    ['weight', '1,000', '850', 'acceptable'],
    ['primaryVoltage', '12.47', '12470GrdY/7200', 'exact'],
    ['secondaryVoltage', '480Y/277', '480 y 277', 'exact'],
    ['taps', '5', '+/-5%', 'exact'],
    ['taps', '±5', '4 x 2.5%', 'exact'],
    ['taps', '±5', '±2 x 2.5%', 'exact'],
  ] as const)('the field %s, required %p and of the unit %p, is %s', (field, required, actual, expected) => {
    expect(verdict(field, required, actual)).toBe(expected);
  });
});

describe('a mismatch', () => {
  test.each([
    ['kva', 500, 551],
    ['weight', 1000, 1151],
    ['other', 3, 1],
    ['other', 5.75, 5.8],
    ['primaryVoltage', '12.47', '13200D'],
    ['primaryVoltage', '13.2', '13800GrdY/7970'],
    ['primaryVoltage', '13.2', 'see nameplate'],
    ['other', 'Loop', 'Loop Feed Dead Front'],
    ['primaryVoltage', '12470Y/7200', '12470GrdY/7200'],
    ['taps', '+/-2.5%', '+/-5%'],
    ['taps', '±5', '2 x 2.5%'],
  ] as const)('of %s, %p against %p, differs', (field, required, actual) => {
    expect(verdict(field, required, actual)).toBe('differs');
  });

  test.each([null, '', '  '])('with nothing recorded (%p) is not recorded', (actual) => {
    expect(verdict('other', 'Dead Front', actual)).toBe('not recorded');
    expect(verdict('kva', 500, actual)).toBe('not recorded');
  });
});

/** The icon of a mismatch says whether the server finds that the feature fails. */
test.each([
  ['differs', false, 'alert'],
  ['differs', true, 'warning'],
  ['differs', null, 'warning'],
  ['not recorded', false, 'alert'],
  ['not recorded', null, 'unknown'],
  ['exact', false, 'check'],
  ['acceptable', false, 'tolerance'],
  ['not required', false, null],
] as const)('a value that is %p, of a feature that matches: %p, is marked %p', (given, featureMatch, status) => {
  expect(ruleStatus(given, featureMatch)).toBe(status);
});

/** Domain facts, ratings: the steps between standard ones and the odd nameplates of the inventory. */
test.each([
  [1000, 1050, 'acceptable'],
  [1500, 1650, 'acceptable'],
  [1500, 1651, 'differs'],
  [1500, 1725, 'differs'],
  [2500, 2750, 'acceptable'],
  [3000, 2700, 'acceptable'],
  [3000, 2699, 'differs'],
  [750, 833, 'differs'],
  [3000, 2500, 'differs'],
  [2500, 3000, 'differs'],
  [45, 75, 'differs'],
])('for %i kVA a unit of %i is %s', (required, actual, expected) => {
  expect(verdict('kva', required, actual)).toBe(expected);
});

/** Ten percent of the required one: 50 of 500, but 45 of 450. */
test.each([
  ['kva', 500, 450, 'acceptable'],
  ['kva', 450, 500, 'differs'],
  ['weight', 1000, 850, 'acceptable'],
  ['weight', 850, 1000, 'differs'],
  ['kva', 0, 0.01, 'differs'],
  ['kva', 0, '0.0', 'exact'],
  ['kva', '500 kVA', 500, 'differs'],
  ['kva', 500, 'about 500', 'differs'],
  ['other', 500, 500.001, 'differs'],
] as const)(
  'the tolerance of %s is that of the required value: %p against %p is %s',
  (field, required, actual, expected) => {
    expect(verdict(field, required, actual)).toBe(expected);
  },
);

test.each([
  [{ kvaTolerance: 0, weightTolerance: 0 }, 'kva', 500.01, 'differs'],
  [{ kvaTolerance: 0, weightTolerance: 0 }, 'kva', 500, 'exact'],
  [{ kvaTolerance: 0, weightTolerance: 50 }, 'kva', 550, 'differs'],
  [{ kvaTolerance: 50, weightTolerance: 0 }, 'weight', 550, 'differs'],
  [{ kvaTolerance: 0, weightTolerance: 50 }, 'weight', 750, 'acceptable'],
  [{ kvaTolerance: 7.5, weightTolerance: 0 }, 'kva', 537.5, 'acceptable'],
  [{ kvaTolerance: 7.5, weightTolerance: 0 }, 'kva', 537.51, 'differs'],
] as const)('with the tolerances %j a %s of %d for 500 is %s', (rates, field, actual, expected) => {
  expect(ruleVerdict({ field, required: 500, actual }, rates)).toBe(expected);
});

test('a bare secondary voltage names no connection; a bare primary one of a unit is delta', () => {
  expect(verdict('secondaryVoltage', '480Y/277', '480')).toBe('exact');
  expect(verdict('secondaryVoltage', '480', '480Y/277')).toBe('exact');
  expect(verdict('primaryVoltage', '12470', '12470Y/7200')).toBe('exact');
  expect(verdict('primaryVoltage', '12470D', '12470')).toBe('exact');
  expect(verdict('primaryVoltage', '12470Y/7200', '12470')).toBe('differs');
  expect(verdict('secondaryVoltage', '480Y/277', '480D')).toBe('differs');
  expect(verdict('secondaryVoltage', '480D', '480Y/277')).toBe('differs');
});

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
