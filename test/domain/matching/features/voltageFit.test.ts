import { bilNeeded, evaluateBil } from '../../../../src/domain/matching/features/bil';
import { parseTaps } from '../../../../src/domain/matching/reading/taps';
import { parseVoltage } from '../../../../src/domain/matching/reading/voltage';
import { evaluatePrimary, evaluateSecondary } from '../../../../src/domain/matching/features/voltageFit';
import { nothingRequired } from '../../builders/units';

const primary = (
  required: string,
  unit: string | null,
  taps: string | null = null,
  orderType = 'RC',
  bilKv: number | null = 95,
) =>
  evaluatePrimary(nothingRequired({ primary_voltage_kv: required, order_type: orderType }), {
    voltage: parseVoltage(unit),
    taps: parseTaps(taps),
    bilKv,
  });

describe('the primary', () => {
  test.each([
    ['12.47', '12470GrdY/7200', { verdict: 'exact' }],
    ['12470GrdY/7200', '12470 GRDY 7200', { verdict: 'exact' }],
    ['12.47', '4160GrdY/2400 x 12470GrdY/7200', { verdict: 'acceptable', why: 'dual' }],
    ['12470GrdY/7200', '12470GrdY/7200 x 24940GrdY/14400', { verdict: 'acceptable', why: 'dual' }],
    ['12470Y/7200', '12470GrdY/7200', { verdict: 'acceptable', why: 'neutral' }],
    ['12470GrdY/7200', '12470Y/7200', { verdict: 'acceptable', why: 'neutral' }],
    ['12470D', '12470GrdY/7200', { verdict: 'no' }],
    ['4.16', '12470GrdY/7200', { verdict: 'no' }],
    ['12470GrdY/7200 x 24940GrdY/14400', '12470GrdY/7200', { verdict: 'no' }],
    ['12.47', null, { verdict: 'unknown' }],
    ['12.47', 'see nameplate', { verdict: 'unknown' }],
    ['twelve', '12470GrdY/7200', { verdict: 'unknown', why: 'unreadable' }],
    ['', '12470GrdY/7200', { verdict: 'notRequired' }],
    ['0', '12470GrdY/7200', { verdict: 'notRequired' }],
  ])('required %p, unit %p: %p', (required, unit, expected) => {
    expect(primary(required, unit)).toEqual(expected);
  });

  test.each([
    ['13.2', '13800GrdY/7970', '+/-5%', 'tapRange'],
    ['13.2', '13800D', '-10%', 'tapRange'],
    ['13200Y/7620', '13800GrdY/7970', '+/-5%', 'tapRange'],
    ['13.2', '7200 x 13800', '+/-5%', 'tapRange'],
  ])('%p is inside the taps of %p %p', (required, unit, taps, why) => {
    expect(primary(required, unit, taps)).toEqual({ verdict: 'acceptable', why });
  });

  test.each([
    ['12.47', '13200D', '+/-5%'],
    ['13.2', '12470GrdY/7200', '+/-5%'],
    ['13.2', '13800GrdY/7970', '+/-2.5%'],
    ['13.2', '13800GrdY/7970', 'J-tap'],
    ['13.2', '13800GrdY/7970', null],
  ])('%p is outside the taps of %p %p, but one turn pull away', (required, unit, taps) => {
    expect(primary(required, unit, taps)).toEqual({ verdict: 'work', work: 'turnPull' });
  });

  test.each([
    ['13200D', '13800GrdY/7970', '+/-5%'],
    ['12.47', '13800D', '+/-5%'],
  ])('%p is not served by %p %p: another connection, or more than 7 %', (required, unit, taps) => {
    expect(primary(required, unit, taps)).toEqual({ verdict: 'no' });
  });

  test.each([
    ['24.94', '12470GrdY/7200', 125, 'work'],
    ['24.94', '12470GrdY/7200', 95, 'no'],
    ['24.94', '12470GrdY/7200', null, 'no'],
    ['12470D', '4160Y/2400', 95, 'work'],
    ['12470D', '4160Y/2400', 60, 'no'],
    ['69', '34500GrdY/19920', 350, 'no'],
  ])('a rewind order for %p, unit %p with BIL %p: %s', (required, unit, bilKv, verdict) => {
    const evaluation = primary(required, unit, '+/-5%', 'RW', bilKv);
    expect(evaluation).toEqual(verdict === 'work' ? { verdict, work: 'rewind' } : { verdict });
  });

  test('a rewind order takes what serves as it is first, and a turn pull where the BIL forbids the rewind', () => {
    expect(primary('13.2', '13800D', '+/-5%', 'RW').verdict).toBe('acceptable');
    expect(primary('13.2', '12470GrdY/7200', null, 'RW', 60)).toEqual({ verdict: 'work', work: 'turnPull' });
  });
});

describe('the secondary', () => {
  test.each([
    ['480Y/277', '480Y/277', 'RC', { verdict: 'exact' }],
    ['480Y/277', '480D', 'RC', { verdict: 'no' }],
    ['480', '480D', 'RC', { verdict: 'exact' }],
    ['480D', '240 x 480', 'RC', { verdict: 'acceptable', why: 'dual' }],
    ['480Y/277', '460Y/266', 'RC', { verdict: 'work', work: 'turnPull' }],
    ['480Y/277', '208Y/120', 'RC', { verdict: 'no' }],
    ['480Y/277', '208Y/120', 'RW', { verdict: 'work', work: 'rewind' }],
  ])('required %p, unit %p, order %s: %p', (required, unit, orderType, expected) => {
    const requirement = nothingRequired({ secondary_voltage_kv: required, order_type: orderType });
    expect(evaluateSecondary(requirement, parseVoltage(unit))).toEqual(expected);
  });
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

test.each([
  [null, 60, 'notRequired'],
  [95, 95, 'exact'],
  [95, 125, 'acceptable'],
  [95, 75, 'no'],
  [95, null, 'unknown'],
])('BIL required %p, unit %p: %s', (required, actual, verdict) => {
  expect(evaluateBil(required === null ? null : { text: '', value: required }, actual).verdict).toBe(verdict);
});
