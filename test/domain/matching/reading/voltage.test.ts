import fc from 'fast-check';
import {
  connected,
  isConnectable,
  isSameVoltage,
  parsePrimary,
  parseVoltage,
  voltageText,
  highestVolts,
  voltageClassOf,
  describedConnection,
} from '../../../../src/domain/matching/reading/voltage';
import { forAll } from '../../builders/forAll';
import { growth, LINEAR_AT_MOST } from '../../../support/growth';

const delta = (volts: number) => [{ volts, connection: 'delta' }];
const wye = (volts: number) => [{ volts, connection: 'wye' }];
const grounded = (volts: number) => [{ volts, connection: 'groundedWye' }];
const unstated = (volts: number) => [{ volts, connection: null }];

test.each([
  ['12000D', delta(12000)],
  ['480 delta', delta(480)],
  ['480', unstated(480)],
  [480, unstated(480)],
  ['480 V', unstated(480)],
  ['48 V', unstated(48)],
  ['0.48 kV', unstated(480)],
  ['12.47D', delta(12470)],
  ['12.47/7.20 kV', wye(12470)],
  ['13.80/7.967', wye(13800)],
  ['12,470', unstated(12470)],
  ['100', unstated(100)],
  ['12.47', unstated(12470)],
  [12.47, unstated(12470)],
  ['12.47 kV', unstated(12470)],
  ['138kV', unstated(138000)],
  ['34.5', unstated(34500)],
  ['0.48', unstated(480)],
  ['480Y/277', wye(480)],
  ['480Y277', wye(480)],
  ['480 y / 277 v', wye(480)],
  ['480Y', wye(480)],
  ['600Y/347', wye(600)],
  ['480/277', wye(480)],
  ['208 Wye / 120', wye(208)],
  ['12470GrdY/7200', grounded(12470)],
  ['12470 GrdY / 7200', grounded(12470)],
  ['12470grdy/7200', grounded(12470)],
  ['12.47GrdY/7.2 kV', grounded(12470)],
  ['12470GNDY/7200', grounded(12470)],
  ['4160GrdY/2400 x 12470GrdY/7200', [...grounded(4160), ...grounded(12470)]],
  ['7200X14400', [...unstated(7200), ...unstated(14400)]],
])('%p reads as %p', (text, expected) => {
  expect(parseVoltage(text)).toEqual(expected);
});

/** Domain facts, primary and secondary voltages: every rating that nameplates have. */
test.each([
  ['2400D 4160D 4800D 7200D 12000D 13200D 13800D 240D 480D', 'delta'],
  ['4160Y/2400 8320Y/4800 12470Y/7200 13200Y/7620 208Y/120 480Y/277 600Y/346 600Y/347', 'wye'],
  ['13800GrdY/7970 24940GrdY/14400 34500GrdY/19920', 'groundedWye'],
])('each of the ratings %s is a %s of the volts that it begins with', (ratings, connection) => {
  for (const rating of ratings.split(' ')) {
    expect(parseVoltage(rating)).toEqual([{ volts: Number.parseInt(rating, 10), connection }]);
  }
});

/** Below 100, and only without a unit, a number is kilovolts. */
test.each([
  ['99.9', unstated(99_900)],
  ['99.9 V', unstated(100)],
  ['100 kV', unstated(100_000)],
  ['0.0005', unstated(1)],
  ['99D', delta(99_000)],
  ['100D', delta(100)],
  ['12,470Y/7,200', wye(12_470)],
  ['1,247,000', unstated(1_247_000)],
  ['480Y/277,', wye(480)],
])('the extreme value %p reads as %p', (text, expected) => {
  expect(parseVoltage(text)).toEqual(expected);
});

/** 480 V are 277.13 to the neutral; 2 % more are 282.67, 2 % less 271.59. */
test.each([
  ['480Y/282.6', true],
  ['480Y/282.7', false],
  ['480Y/271.6', true],
  ['480Y/271.5', false],
  ['480Y/0', false],
  ['480Y/480', false],
  ['480/278', true],
  ['12470/480', false],
])('the phase voltage of %s belongs to its line voltage: %p', (text, belongs) => {
  expect(parseVoltage(text) !== null).toBe(belongs);
});

/** Domain facts: a bare primary number on a unit is delta, however it is written. */
test.each([
  ['12470', delta(12_470)],
  ['12.47', delta(12_470)],
  ['12.47 kV', delta(12_470)],
  ['4160 x 12470', [...delta(4_160), ...delta(12_470)]],
  ['12470GrdY/7200', grounded(12_470)],
  ['4160 x 12470Y', [...delta(4_160), ...wye(12_470)]],
  ['worn off', null],
  [null, null],
])('the primary %p of a unit reads as %p', (text, expected) => {
  expect(parsePrimary(text)).toEqual(expected);
});

const HOSTILE = [
  ...['1,3800', '12.470.5', '0.0001', '0.0004 kV', '0D', '00', '1e4', '0x1F', 'NaN', 'Infinity'],
  ...[
    '9'.repeat(400),
    `${'9'.repeat(400)} kV`,
    '१२४७०',
    '４８０',
    '12470\0',
    '480Y/277; DROP',
    '=480',
    '480Y//277',
    'x',
    '480x',
  ],
];
test.each(HOSTILE)('%j is no voltage', (text) => {
  expect(parseVoltage(text)).toBeNull();
});

const UNREADABLE = [
  ...['', null, undefined, 'see nameplate', '480Y/480', '240/120', '0', 'D', '12470GrdY/7200 x', '-480', 'Y/277'],
  ...['is 480D', '480Dry', 'is 480Y/277', '480Y/277 or so', 'is 480/277', '480/277 or so'],
];
test.each(UNREADABLE)('%p does not read', (text) => {
  expect(parseVoltage(text)).toBeNull();
});

const same = (a: string, b: string) => isSameVoltage(parseVoltage(a)!, parseVoltage(b)!);

test.each([
  ['12.47', '12470GrdY/7200', true],
  ['12.47', '12470Y/7200', true],
  ['12.47', '12470D', true],
  ['480', '480D', true],
  ['480', '480Y/277', true],
  ['480Y/277', '480 Y 277', true],
  ['12470Y/7200', '12470GrdY/7200', false],
  ['12.47', '13200D', false],
  ['12.47', '12470GrdY/7200 x 24940GrdY/14400', false],
  ['7200 x 14400', '14400 x 7200', true],
  ['7200 x 14400', '7200 x 13800', false],
])('%p and %p are the same: %p', (a, b, expected) => {
  expect(same(a, b)).toBe(expected);
  expect(same(b, a)).toBe(expected);
});

test.each([
  ['12.47', '12470'],
  [13.8, '13800'],
  ['4.16 kV', '4160'],
  [' 480Y/277 ', '480Y/277'],
  ['480', '480'],
  ['who knows', 'who knows'],
  ['12.47 x 24.94', '12.47 x 24.94'],
  ['12.47GrdY/7.2', '12.47GrdY/7.2'],
  ['12,47 kV', '12470'],
  [null, ''],
])('%p is shown as %p', (value, expected) => {
  expect(voltageText(value)).toBe(expected);
});

test('every way of writing a wye reads the same, whatever the case and spaces', () => {
  const space = fc.constantFrom('', ' ', '  ');
  const parts = fc.tuple(
    fc.integer({ min: 100, max: 40_000 }),
    fc.constantFrom('GrdY', 'GRDY', 'grdy'),
    space,
    space,
    space,
  );
  forAll(parts, ([volts, word, a, b, c]) => {
    const phase = (volts / Math.sqrt(3)).toFixed(2);
    expect(parseVoltage(`${volts}${a}${word}${b}/${c}${phase}`)).toEqual(grounded(volts));
  });
});

test('no text makes it fail', () => {
  forAll(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,]{0,9}(?:kv|v|d|y|grdy)?(?:\/\d*)?$/)), (text) => {
    const voltage = parseVoltage(text);
    return voltage === null || voltage.every(({ volts }) => Number.isSafeInteger(volts) && volts > 0);
  });
});

test.each([
  ['delta', '12470D'],
  ['wye', '12470Y'],
  ['groundedWye', '12470GrdY'],
] as const)('a voltage of 12.47 kV with the connection %s is written %s, and read as that', (connection, text) => {
  const [winding] = unstated(12470);
  expect(connected({ volts: winding!.volts, connection: null }, connection)).toEqual({
    text,
    value: parseVoltage(text),
  });
});

test.each([
  ['12470D', '4160D', true],
  ['12470D', '4160Y', false],
  ['12470D', '4160GrdY', false],
  ['12470Y', '4160GrdY', true],
  ['12470Y', '4160Y', true],
  ['12.47', '4160D', true],
  ['12.47', '4160Y', true],
])('the windings %p and %p are interchangeable: %p', (a, b, expected) => {
  const [[one], [other]] = [parseVoltage(a)!, parseVoltage(b)!];
  expect(isConnectable(one!, other!)).toBe(expected);
  expect(isConnectable(other!, one!)).toBe(expected);
});

test.each([
  ['480Y/277', '1.2', 480],
  ['2400D', '2.5', 2_400],
  ['4160GrdY/2400', '5', 4_160],
  ['7.2', '8.7', 7_200],
  ['12470GrdY/7200', '15', 12_470],
  ['13.8', '15', 13_800],
  ['24940GrdY/14400', '25', 24_940],
  ['34.5', '34.5', 34_500],
  ['4160 x 12470', '15', 12_470],
  ['46', '46', 46_000],
  ['1200D', '1.2', 1_200],
  ['1201D', '2.5', 1_201],
  ['5000D', '5', 5_000],
  ['5001D', '8.7', 5_001],
  ['15 kV', '15', 15_000],
  ['15001D', '25', 15_001],
  ['24940 x 12470', '25', 24_940],
  ['69 kV', '69', 69_000],
  ['69001D', 'over 69', 69_001],
  ['115 kV', 'over 69', 115_000],
])('%s is of the %s kV class, by its %d V', (text, voltageClass, volts) => {
  const voltage = parseVoltage(text)!;
  expect(voltageClassOf(voltage)).toBe(voltageClass);
  expect(highestVolts(voltage)).toBe(volts);
});

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
  ['PAD 7200/12470Y-277/480', 12_470, 'wye'],
  ['13.2 kV Δ', 13_200, 'delta'],
  ['12470 Gr.Y/7200', 12_470, 'groundedWye'],
  ['HV Delta 12470, LV 480Y/277', 12_470, 'delta'],
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
  ['digits', '1'],
  ['points', '1.'],
  ['spaces', ' '],
  ['grounds', 'ground '],
  ['slashes', 'y / '],
])('a description of endless %s is read in linear time', async (_, noise) => {
  const read = (repeats: number) =>
    expect(describedConnection([`1${noise.repeat(repeats)} 12470GRDY/7200`], 12_470, 'primary')).toBe('groundedWye');
  expect(await growth(read, 2_500)).toBeLessThan(LINEAR_AT_MOST);
});

test('one word alone speaks of the primary', () => {
  expect(describedConnection(['DELTA'], 480, 'secondary')).toBeNull();
});

test('the first description that states one counts', () => {
  expect(describedConnection([null, 'Pad', '12470D', '12470Y/7200'], 12_470, 'primary')).toBe('delta');
  expect(describedConnection([undefined, ''], 12_470, 'primary')).toBeNull();
});
