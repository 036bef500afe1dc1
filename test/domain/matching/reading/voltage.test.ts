import fc from 'fast-check';
import {
  connected,
  isConnectable,
  isSameVoltage,
  parseVoltage,
  voltageText,
} from '../../../../src/domain/matching/reading/voltage';

const delta = (volts: number) => [{ volts, connection: 'delta' }];
const wye = (volts: number) => [{ volts, connection: 'wye' }];
const grounded = (volts: number) => [{ volts, connection: 'groundedWye' }];
const unstated = (volts: number) => [{ volts, connection: null }];

test.each([
  ['12000D', delta(12000)],
  ['480 delta', delta(480)],
  ['480', delta(480)],
  [480, delta(480)],
  ['480 V', delta(480)],
  ['48 V', delta(48)],
  ['12.47D', delta(12470)],
  ['12.47/7.20 kV', wye(12470)],
  ['13.80/7.967', wye(13800)],
  ['12,470', delta(12470)],
  ['100', delta(100)],
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
  ['7200X14400', [...delta(7200), ...delta(14400)]],
])('%p reads as %p', (text, expected) => {
  expect(parseVoltage(text)).toEqual(expected);
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
  ['480', '480Y/277', false],
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
  fc.assert(
    fc.property(parts, ([volts, word, a, b, c]) => {
      const phase = (volts / Math.sqrt(3)).toFixed(2);
      expect(parseVoltage(`${volts}${a}${word}${b}/${c}${phase}`)).toEqual(grounded(volts));
    }),
  );
});

test('no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const voltage = parseVoltage(text);
      return voltage === null || voltage.every(({ volts }) => volts > 0);
    }),
  );
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
])('the windings %p and %p can stand for each other: %p', (a, b, expected) => {
  const [[one], [other]] = [parseVoltage(a)!, parseVoltage(b)!];
  expect(isConnectable(one!, other!)).toBe(expected);
  expect(isConnectable(other!, one!)).toBe(expected);
});
