import { bilNeeded, evaluateBil } from '../../../../../src/domain/matching/features/windings/bil';
import { parseVoltage } from '../../../../../src/domain/matching/reading/voltage';

/** The last voltage of each step, and the first above it. */
test.each([
  ['600D', 30],
  ['601D', 45],
  ['2400D', 45],
  ['2401D', 60],
  ['4800D', 60],
  ['4801D', 75],
  ['7200D', 75],
  ['7201D', 95],
  ['13800D', 95],
  ['13801D', null],
])('the delta %p needs a BIL of %p kV', (voltage, expected) => {
  expect(bilNeeded(parseVoltage(voltage)!)).toBe(expected);
});

test.each([
  ['600Y', 30],
  ['601Y', 60],
  ['4160Y', 60],
  ['4161Y', 75],
  ['8320Y', 75],
  ['8321Y', 95],
  ['13800Y', 95],
  ['13801Y', 125],
  ['34500Y', 125],
  ['34501Y', null],
])('the wye %p needs a BIL of %p kV', (voltage, expected) => {
  expect(bilNeeded(parseVoltage(voltage)!)).toBe(expected);
});

test('the grounding of the neutral makes no difference', () => {
  expect(bilNeeded(parseVoltage('24940GrdY/14400')!)).toBe(125);
  expect(bilNeeded(parseVoltage('24940Y/14400')!)).toBe(125);
});

test.each([
  ['2.4', 60, 'a wye'],
  ['7.2', 75, 'either'],
  ['8.32', 95, 'a delta'],
  ['24.94', 125, 'a wye, since the table ends before for deltas'],
])('%p kV without a connection need %p kV, as %s does', (voltage, expected) => {
  expect(bilNeeded(parseVoltage(voltage)!)).toBe(expected);
});

test.each([
  ['4160GrdY/2400 x 12470GrdY/7200', 95],
  ['12470GrdY/7200 x 4160GrdY/2400', 95],
  ['12470GrdY/7200 x 69', null],
])('the dual voltage %p needs what its most demanding winding needs: %p', (voltage, expected) => {
  expect(bilNeeded(parseVoltage(voltage)!)).toBe(expected);
});

test.each([
  ['the required level is exact', 95, 95, { verdict: 'exact' }],
  ['a higher level covers it', 95, 125, { verdict: 'acceptable', why: 'covers' }],
  ['a lower level does not fit', 95, 75, { verdict: 'does not fit' }],
  ['a level that is not recorded is not compared', 95, null, { verdict: 'not recorded' }],
])('%s', (_, required, actual, expected) => {
  expect(evaluateBil({ text: String(required), value: required }, actual)).toEqual(expected);
});

test('a required level that cannot be read is not compared, and none at all is met', () => {
  expect(evaluateBil({ text: 'full', value: null }, 95)).toEqual({ verdict: 'not recorded', why: 'unreadable' });
  expect(evaluateBil(null, 30)).toEqual({ verdict: 'not required' });
});

test.each([
  ['2400D', 45],
  ['4160D', 60],
  ['7200D', 75],
  ['12000D', 95],
  ['13800D', 95],
  ['4160Y/2400', 60],
  ['8320Y/4800', 75],
  ['12470Y/7200', 95],
  ['24940GrdY/14400', 125],
  ['34500GrdY/19920', 125],
  ['480Y/277', 30],
  ['8.32', 95],
  ['24.94', 125],
  ['12470GrdY/7200 x 24940GrdY/14400', 125],
  ['24940D', null],
  ['69', null],
])('%p needs a BIL of %p kV', (voltage, expected) => {
  expect(bilNeeded(parseVoltage(voltage)!)).toBe(expected);
});
