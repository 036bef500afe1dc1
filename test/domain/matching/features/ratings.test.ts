import fc from 'fast-check';
import {
  evaluateKva,
  evaluateImpedance,
  bilNeeded,
  bilOf,
  evaluateBil,
  evaluateOrderType,
} from '../../../../src/domain/matching/features/ratings';
import { parseVoltage } from '../../../../src/domain/matching/reading/voltage';
import { parseImpedance } from '../../../../src/domain/matching/reading/impedance';
import { STANDARD_KVA } from '../../../../src/domain/matching/reading/variants';
import { nothingRequired } from '../../builders/units';
import { forAll } from '../../builders/forAll';

const verdict = (required: number, actual: number | null) =>
  evaluateKva({ text: String(required), value: required }, actual).verdict;

test.each([
  [500, 500, 'exact'],
  [500, 450, 'acceptable'],
  [500, 449, 'does not fit'],
  [500, 550, 'acceptable'],
  [500, 750, 'acceptable'],
  [500, 751, 'oversized'],
  [500, 833, 'oversized'],
  [500, 1000, 'oversized'],
  [500, 1050, 'does not fit'],
  [1000, 1050, 'acceptable'],
  [1725, 2000, 'acceptable'],
  [1725, 2500, 'oversized'],
  [2750, 3750, 'oversized'],
  [3750, 5000, 'acceptable'],
  [3750, 5001, 'does not fit'],
  [5000, 4500, 'acceptable'],
  // There is no standard size above.
  [5000, 5001, 'does not fit'],
  [7500, 5000, 'does not fit'],
  [30, 45, 'acceptable'],
  [30, 75, 'oversized'],
  [112.5, 123.75, 'acceptable'],
])('a kVA required %p, with a unit of %p, is %s', (required, actual, expected) => {
  expect(verdict(required, actual)).toBe(expected);
});

test.each([
  [450, { verdict: 'acceptable', why: 'tolerance' }],
  [449, { verdict: 'does not fit', why: 'tooSmall' }],
  [750, { verdict: 'acceptable', why: 'nextSize' }],
  [751, { verdict: 'oversized' }],
  [1001, { verdict: 'does not fit', why: 'tooLarge' }],
])('a unit of %p kVA for 500 kVA is %j', (actual, expected) => {
  expect(evaluateKva({ text: '500', value: 500 }, actual)).toEqual(expected);
});

/** The ratings of IEEE C57.12.34 for three phases, each with the two above it. */
test.each([
  [45, 75, 112.5],
  [75, 112.5, 150],
  [112.5, 150, 225],
  [150, 225, 300],
  [225, 300, 500],
  [300, 500, 750],
  [500, 750, 1000],
  [750, 1000, 1500],
  [1000, 1500, 2000],
  [1500, 2000, 2500],
  [2000, 2500, 3000],
  [2500, 3000, 3750],
  [3000, 3750, 5000],
])('for %p kVA the next sizes are %p and %p kVA', (required, next, second) => {
  expect(verdict(required, next)).toBe('acceptable');
  expect(verdict(required, next + 1)).toBe('oversized');
  expect(verdict(required, second)).toBe('oversized');
  expect(verdict(required, second + 1)).toBe('does not fit');
});

test('a kVA that is not required, not readable or not recorded has its own verdict', () => {
  expect(evaluateKva(null, 500).verdict).toBe('not required');
  expect(evaluateKva({ text: 'big', value: null }, 500)).toEqual({ verdict: 'not understood' });
  expect(verdict(500, null)).toBe('not recorded');
});

test('a larger unit never does better than a smaller one that suffices', () => {
  const grades = ['exact', 'acceptable', 'oversized', 'does not fit'];
  const kva = fc.integer({ min: 1, max: 9000 });
  forAll(fc.constantFrom(...STANDARD_KVA), kva, kva, (required, a, b) => {
    const [smaller, larger] = [required + Math.min(a, b), required + Math.max(a, b)];
    expect(grades.indexOf(verdict(required, smaller))).toBeLessThanOrEqual(grades.indexOf(verdict(required, larger)));
  });
});

test.each([
  [0, 500, 'exact'],
  [0, 499.99, 'does not fit'],
  [5, 475, 'acceptable'],
  [5, 474.99, 'does not fit'],
  [50, 250, 'acceptable'],
  [50, 249.99, 'does not fit'],
  // The next sizes are 750 and 1,000 kVA, whatever the tolerance, which counts below alone.
  [0, 750, 'acceptable'],
  [0, 750.01, 'oversized'],
  [50, 750.01, 'oversized'],
  [60, 800, 'oversized'],
  [110, 1050, 'does not fit'],
])('with a tolerance of %p %%, a unit of %p kVA for 500 kVA is %s', (kvaTolerance, actual, expected) => {
  expect(evaluateKva({ text: '500', value: 500 }, actual, { kvaTolerance }).verdict).toBe(expected);
});

/** 7.5 % of 5.75 is 0.43125, of 4 it is 0.3. */
test.each([
  [5.75, 5.75, 'exact'],
  [5.75, 6.18, 'exact'],
  [5.75, 6.19, 'does not fit'],
  [5.75, 5.32, 'exact'],
  [5.75, 5.31, 'does not fit'],
  [4, 4.3, 'exact'],
  [4, 3.7, 'exact'],
  [4, null, 'not recorded'],
])('an impedance of %p%% required, unit %p%%: %s', (required, actual, verdict) => {
  const value = { from: required, to: required };
  expect(evaluateImpedance({ text: String(required), value }, actual).verdict).toBe(verdict);
});

test.each([
  ['min 5', 4.99, 'does not fit'],
  ['min 5', 5, 'exact'],
  ['max 5.75', 5.75, 'exact'],
  ['max 5.75', 5.76, 'does not fit'],
  ['4.5 to 6', 4.5, 'exact'],
  ['4.5 to 6', 6.01, 'does not fit'],
])('impedance limits have no tolerance: %s, unit %p%%: %s', (text, actual, verdict) => {
  expect(evaluateImpedance({ text, value: parseImpedance(text) }, actual).verdict).toBe(verdict);
});

test('an order that states none compares none', () => {
  expect(evaluateImpedance(null, 5).verdict).toBe('not required');
});

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

test.each([
  [null, 'RC', { verdict: 'not required' }],
  ['RC', 'RC', { verdict: 'exact' }],
  ['RW', 'rewind', { verdict: 'exact' }],
  ['RW', 'RC', { verdict: 'acceptable', why: 'reconditionedServesRewind' }],
  ['RC', 'RW', { verdict: 'needs work', work: 'rewind' }],
  ['RC', null, { verdict: 'not recorded' }],
  ['RW', ' ', { verdict: 'not recorded' }],
  [null, null, { verdict: 'not required' }],
  ['RC', ' recondition ', { verdict: 'exact' }],
  ['RC', 'rc', { verdict: 'exact' }],
  ['RC', 'Rewind', { verdict: 'needs work', work: 'rewind' }],
  ['RC', 'RC\0', { verdict: 'not recorded' }],
  ['RW', 'scrap', { verdict: 'not recorded' }],
  ['NEW', 'RC', { verdict: 'not understood' }],
  ['NEW', 'RW', { verdict: 'not understood' }],
  ['NEW', 'new ', { verdict: 'exact' }],
  ['N/A', 'RW', { verdict: 'not required' }],
  ['RC', 'scrap', { verdict: 'not recorded' }],
])('order type %p, condition %p: %p', (order_type, condition, expected) => {
  expect(evaluateOrderType(nothingRequired({ order_type }).orderType, condition)).toEqual(expected);
});
