import { specText } from '../../../src/domain/specs/spec';

test.each([
  [0.48, '480'],
  ['12.47', '12470'],
  ['12.47 kV', '12470'],
  ['99.99', '99990'],
  [100, '100'],
  ['480 V', '480'],
  ['12,470', '12470'],
  ['12470GrdY/7200', '12470GrdY/7200'],
  ['4.16 x 12.47', '4.16 x 12.47'],
  [' see nameplate ', 'see nameplate'],
  [0, '0'],
  ['', ''],
  [null, ''],
])('the voltage %j is shown as %j: kilovolts and bare numbers as volts, nameplate text as it is', (value, text) => {
  expect(specText({ field: 'primaryVoltage' }, value)).toBe(text);
  expect(specText({ field: 'secondaryVoltage' }, value)).toBe(text);
});

test.each([
  ['500.00', '500'],
  [1500, '1,500'],
  ['1,500.0', '1,500'],
  [112.5, '112.5'],
  [12_000.256, '12,000.26'],
  [' big ', 'big'],
  ['', ''],
  [undefined, ''],
])('the rating %j is shown as %j: with thousands and at most two decimals', (value, text) => {
  expect(specText({ field: 'kva' }, value)).toBe(text);
});

test.each([
  ['5.750', '5.75'],
  ['8,200.0', '8200'],
  [16_700, '16700'],
  [5.7512, '5.7512'],
  [' +/-5% ', '+/-5%'],
  [0, '0'],
  ['  ', ''],
  [Number.NaN, ''],
  [null, ''],
])('any other value, like %j, is shown as %j: a number without needless zeros', (value, text) => {
  for (const field of ['weight', 'taps', 'other', undefined] as const) expect(specText({ field }, value)).toBe(text);
});
