import { parseVoltage } from '../../../../src/domain/matching/reading/voltage';
import { highestVolts, voltageClassOf } from '../../../../src/domain/matching/reading/voltageClass';

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
