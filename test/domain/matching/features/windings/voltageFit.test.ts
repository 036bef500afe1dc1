import { parseTaps } from '../../../../../src/domain/matching/reading/taps';
import { evaluateWindings } from '../../../../../src/domain/matching/features/windings/windingsFit';
import { nothingRequired } from '../../../builders/units';

const primary = (required: string, unit: string | null, taps: string | null = null, orderType = 'RC') =>
  evaluateWindings(nothingRequired({ primary_voltage_kv: required, order_type: orderType }), {
    ...{ primaryVoltage: unit, secondaryVoltage: null, taps },
  }).primary_voltage_match;

const OTHER_CONNECTION = { verdict: 'does not fit', why: 'otherConnection' };

describe('the primary', () => {
  test.each([
    ['12.47', '12470GrdY/7200', { verdict: 'exact' }],
    ['12470GrdY/7200', '12470 GRDY 7200', { verdict: 'exact' }],
    ['12.47', '4160GrdY/2400 x 12470GrdY/7200', { verdict: 'acceptable', why: 'dual' }],
    ['12470GrdY/7200', '12470GrdY/7200 x 24940GrdY/14400', { verdict: 'acceptable', why: 'dual' }],
    ['12470Y/7200', '12470GrdY/7200', { verdict: 'acceptable', why: 'neutral' }],
    ['12470GrdY/7200', '12470Y/7200', { verdict: 'acceptable', why: 'neutral' }],
    ['12470D', '12470GrdY/7200', OTHER_CONNECTION],
    ['12470GrdY/7200', '12470D', OTHER_CONNECTION],
    ['4.16', '12470GrdY/7200', { verdict: 'does not fit' }],
    ['12470GrdY/7200 x 24940GrdY/14400', '12470GrdY/7200', { verdict: 'does not fit' }],
    ['12470Y/7200 x 24940GrdY/14400', '12470GrdY/7200 x 24940GrdY/14400', { verdict: 'acceptable', why: 'neutral' }],
    ['12470D x 24940GrdY/14400', '4160D', OTHER_CONNECTION],
    ['13200D', '13800D x 13800GrdY/7970', { verdict: 'needs work', work: 'turnPull' }],
    ['12.47', null, { verdict: 'not recorded' }],
    ['12.47', 'see nameplate', { verdict: 'not recorded' }],
    ['twelve', '12470GrdY/7200', { verdict: 'not understood' }],
    ['', '12470GrdY/7200', { verdict: 'not required' }],
    ['0', '12470GrdY/7200', { verdict: 'not required' }],
  ])('a primary required %p, with a unit of %p, is %p', (required, unit, expected) => {
    expect(primary(required, unit)).toEqual(expected);
  });

  /** 13.2 of 13.8 kV is 4.3 % below nominal, 12.9 of 12.47 kV 3.4 % above: two steps each. */
  test.each([
    ['13.2', '13800GrdY/7970', '+/-5%', { plus: 5, minus: 0 }],
    ['13.2', '13800D', '-10%', { plus: 0, minus: 5 }],
    ['13200Y/7620', '13800GrdY/7970', '+/-5%', { plus: 5, minus: 0 }],
    ['13.2', '7200 x 13800', '+/-5%', { plus: 5, minus: 0 }],
    ['13.2', '13860D x 13530D', '+/-5%', { plus: 5, minus: 2.5 }],
    ['12.9', '12470D', '+/-5%', { plus: 0, minus: 5 }],
    ['13110D', '13800D', '+/-5%', { plus: 5, minus: 0 }],
    ['13455D', '13800D', '+/-5%', { plus: 5, minus: 2.5 }],
    ['14490D', '13800D', '+/-5%', { plus: 0, minus: 5 }],
    ['12420D', '13800D', '-10%', { plus: 0, minus: 0 }],
  ])('%p is inside the taps of %p %p, which leaves %p', (required, unit, taps, left) => {
    const of = parseTaps(taps);
    expect(primary(required, unit, taps)).toEqual({ verdict: 'acceptable', why: 'tapRange', taps: { left, of } });
  });

  test.each([
    ['12.47', '13200D', '+/-5%'],
    ['13.2', '12470GrdY/7200', '+/-5%'],
    ['13.2', '13800GrdY/7970', '+/-2.5%'],
    ['13.2', '13800GrdY/7970', 'J-tap'],
    ['13.2', '13800GrdY/7970', null],
  ])('%p is outside the taps of %p %p, but one turn pull away', (required, unit, taps) => {
    expect(primary(required, unit, taps)).toEqual({ verdict: 'needs work', work: 'turnPull' });
  });

  test.each([
    ['13200D', '13800GrdY/7970', '+/-5%', OTHER_CONNECTION],
    ['12.47', '13800D', '+/-5%', { verdict: 'does not fit' }],
    ['12419D', '13800D', '-10%', { verdict: 'does not fit' }],
    ['12470GrdY/7200 x 24940GrdY/14400', '12470GrdY/7200', '+/-5%', { verdict: 'does not fit' }],
  ])(
    '%p is not served by %p %p: another connection, more than 7 %, or two voltages',
    (required, unit, taps, expected) => {
      expect(primary(required, unit, taps)).toEqual(expected);
    },
  );

  test.each([
    ['24.94', '12470GrdY/7200'],
    ['13.2', '12470GrdY/7200'],
    ['12470D', '4160D'],
  ])('a rewind order for %p takes the unit of %p: new windings are part of the job', (required, unit) => {
    expect(primary(required, unit, null, 'RW')).toEqual({ verdict: 'needs work', work: 'rewind' });
  });

  test('no rewind makes a delta of a wye, and what serves as it is needs none', () => {
    expect(primary('12470D', '4160Y/2400', null, 'RW')).toEqual(OTHER_CONNECTION);
    expect(primary('13.2', '13800D', '+/-5%', 'RW').verdict).toBe('acceptable');
  });
});

describe('the secondary', () => {
  test.each([
    ['480Y/277', '480Y/277', 'RC', { verdict: 'exact' }],
    ['480Y/277', '480D', 'RC', OTHER_CONNECTION],
    ['480Y/277', '480D', 'RW', OTHER_CONNECTION],
    ['480', '480D', 'RC', { verdict: 'exact' }],
    ['480', '480Y/277', 'RC', { verdict: 'exact' }],
    ['0.48 kV', '480V', 'RC', { verdict: 'exact' }],
    ['480Y/277', '480', 'RC', { verdict: 'exact' }],
    ['480D', '240 x 480', 'RC', { verdict: 'acceptable', why: 'dual' }],
    ['480Y/277', '460Y/266', 'RC', { verdict: 'needs work', work: 'turnPull' }],
    ['480Y/277', '208Y/120', 'RC', { verdict: 'does not fit' }],
    ['480Y/277', '208Y/120', 'RW', { verdict: 'needs work', work: 'rewind' }],
  ])('a secondary required %p, with a unit of %p and an order %s, is %p', (required, unit, orderType, expected) => {
    const requirement = nothingRequired({ secondary_voltage_kv: required, order_type: orderType });
    const windings = { primaryVoltage: null, secondaryVoltage: unit, taps: '+/-5%' };
    expect(evaluateWindings(requirement, windings).secondary_voltage_match).toEqual(expected);
  });
});
