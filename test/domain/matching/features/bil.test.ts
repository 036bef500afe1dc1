import { bilNeeded, bilOf, evaluateBil } from '../../../../src/domain/matching/features/bil';
import { parseVoltage } from '../../../../src/domain/matching/reading/voltage';
import { nothingRequired } from '../../builders/units';

/** The lowest BIL of a rating of at least the voltage, whatever its connection: the last voltage of each step, and the first above it. */
test.each([
  ['480Y/277', 45],
  ['600D', 45],
  ['2400D', 45],
  ['2401D', 60],
  ['4800D', 60],
  ['4801D', 75],
  ['7200D', 75],
  ['8320D', 75],
  ['8321D', 95],
  ['13800D', 95],
  ['13801D', 125],
  ['24940D', 125],
  ['34500D', 125],
  ['34501D', null],
])('%p needs a BIL of %p kV, and so does the wye of as many volts', (voltage, expected) => {
  expect(bilNeeded(parseVoltage(voltage)!)).toBe(expected);
  expect(bilNeeded(parseVoltage(voltage.replace(/D$|Y.*$/, 'Y'))!)).toBe(expected);
});

/** Domain facts, BIL: each rating with its level; 34.5 kV with the lower of its two. */
test.each([
  ['2400D', 45],
  ['4160D', 60],
  ['7200D', 75],
  ['12000D', 95],
  ['13200D', 95],
  ['4160Y/2400', 60],
  ['8320Y/4800', 75],
  ['12470Y/7200', 95],
  ['24940GrdY/14400', 125],
  ['24940Y/14400', 125],
  ['34500GrdY/19920', 125],
  ['2.4', 45],
  ['8.32', 75],
  ['24.94', 125],
  ['69', null],
])('the rating %p needs a BIL of %p kV', (voltage, expected) => {
  expect(bilNeeded(parseVoltage(voltage)!)).toBe(expected);
});

test.each([
  ['4160GrdY/2400 x 12470GrdY/7200', 95],
  ['12470GrdY/7200 x 4160GrdY/2400', 95],
  ['12470GrdY/7200 x 24940GrdY/14400', 125],
  ['12470GrdY/7200 x 69', null],
])('the dual voltage %p needs what its most demanding winding needs: %p', (voltage, expected) => {
  expect(bilNeeded(parseVoltage(voltage)!)).toBe(expected);
});

test.each([
  ['the required level is exact', 95, 95, { verdict: 'exact' }],
  ['a higher level covers it', 95, 125, { verdict: 'acceptable', why: 'covers' }],
  ['a lower level does not fit', 95, 75, { verdict: 'does not fit' }],
  ['a level that is not recorded is not compared', 95, null, { verdict: 'not recorded' }],
  ['a level of 0 is not recorded', 95, 0, { verdict: 'not recorded' }],
])('%s', (_, bil, actual, expected) => {
  expect(evaluateBil(nothingRequired({ bil }), actual)).toEqual(expected);
});

test('a required level that cannot be read is not compared, and none at all is met', () => {
  expect(evaluateBil(nothingRequired({ bil: 'full', primary_voltage_kv: '12.47' }), 95)).toEqual({
    verdict: 'not understood',
  });
  expect(evaluateBil(nothingRequired(), 30)).toEqual({ verdict: 'not required' });
});

test.each([
  [null, '12.47', { text: '95', value: 95 }],
  [0, '12.47', { text: '95', value: 95 }],
  ['N/A', '4160D', { text: '60', value: 60 }],
  ['60', '12.47', { text: '60', value: 60 }],
  [null, 'twelve', null],
  [null, '69 kV', null],
  [null, null, null],
])('an order with a BIL of %p and a primary of %p requires %j', (bil, primary_voltage_kv, expected) => {
  expect(bilOf(nothingRequired({ bil, primary_voltage_kv }))).toEqual(expected);
});

test('a level below what the voltage needs does not fit before a rewind either', () => {
  const order = nothingRequired({ primary_voltage_kv: '24.94', order_type: 'RW' });
  expect(evaluateBil(order, 95)).toEqual({ verdict: 'does not fit' });
});
