import {
  evaluateConnection,
  evaluateTaps,
  windingFeatures,
} from '../../../../src/domain/matching/features/windingsFit';
import { parsePrimary, parseVoltage } from '../../../../src/domain/matching/reading/voltage';
import { parseTaps } from '../../../../src/domain/matching/reading/taps';
import type { TapRange } from '../../../../src/domain/nameplate/taps';
import { nothingRequired } from '../../builders/units';

const connection = (required: [string | null, string | null], unit: [string | null, string | null]) =>
  evaluateConnection(
    { primary: parseVoltage(required[0]), secondary: parseVoltage(required[1]) },
    { primary: parsePrimary(unit[0]), secondary: parseVoltage(unit[1]) },
  );

test.each([
  ['12470GrdY/7200', '12470GrdY/7200', 'exact'],
  ['12470D', '13200D', 'exact'],
  ['12470D', '13200', 'exact'],
  ['12470GrdY/7200', '12470Y/7200', 'acceptable'],
  ['12470Y/7200', '4160GrdY/2400', 'acceptable'],
  ['12470D', '12470GrdY/7200', 'does not fit'],
  ['12470GrdY/7200', '12470', 'does not fit'],
  ['12.47', '12470D', 'not required'],
  ['12470', '12470Y', 'not required'],
  ['12470D', null, 'not recorded'],
  ['12470D', 'worn off', 'not recorded'],
  [null, '12470D', 'not required'],
])('a primary of %p required, with a unit of %p, is connected: %s', (required, unit, verdict) => {
  expect(connection([required, null], [unit, null]).verdict).toBe(verdict);
});

test('a bare secondary of a unit names no connection', () => {
  expect(connection([null, '480Y/277'], [null, '480']).verdict).toBe('not recorded');
  expect(connection([null, '480'], [null, '480D']).verdict).toBe('not required');
});

test.each([
  ['12470D', '480Y/277', 'exact'],
  ['12470D', '480GrdY/277', 'acceptable'],
  ['12470D', '480D', 'does not fit'],
  ['12470GrdY/7200', '480Y/277', 'does not fit'],
  ['12470D', null, 'not recorded'],
  ['12470GrdY/7200', null, 'does not fit'],
])(
  'both sides are one feature, of which the worse counts: of a unit of %p and %p it is %s',
  (primary, secondary, verdict) => {
    expect(connection(['12470D', '480Y/277'], [primary, secondary]).verdict).toBe(verdict);
  },
);

test('of a dual voltage the winding of the required volts counts, else the one that fits best', () => {
  const dual = '4160D x 12470GrdY/7200';
  expect(connection(['12470GrdY/7200', null], [dual, null]).verdict).toBe('exact');
  expect(connection(['12470D', null], [dual, null]).verdict).toBe('does not fit');
  expect(connection(['13200D', null], [dual, null]).verdict).toBe('exact');
});

const evaluate = (required: string | null, actual: string | null) =>
  evaluateTaps(nothingRequired({ tap_range_pct: required }).taps, actual);

test.each([
  ['5', '+/-5%'],
  ['+/-5%', '4 x 2.5%'],
  ['+/-5%', '2-2.5% FCAN & FCBN'],
  ['+/-2.5%', '2 x 2.5%'],
  ['-10%', '4x2.5% FCBN'],
  ['+10%', '4x2.5% FCAN'],
  ['None', 'no taps'],
])('the required %p and the unit’s %p are the same range, written in two ways', (required, actual) => {
  expect(evaluate(required, actual)).toEqual({ verdict: 'exact' });
});

test.each([
  ['+/-2.5%', '+/-5%'],
  ['-5%', '+/-5%'],
  ['+5%', '+5/-2.5%'],
  ['None', '+/-5%'],
])('the required %p is covered by the wider %p', (required, actual) => {
  expect(evaluate(required, actual)).toEqual({ verdict: 'acceptable', why: 'covers' });
});

test.each([
  ['+/-5%', '+/-2.5%'],
  ['+/-5%', 'None'],
  ['+/-5%', '-10%'],
  ['+/-5%', '+10%'],
  ['-5%', '4x2.5% FCAN'],
])('the required %p is not covered by %p, which reaches less far above or below', (required, actual) => {
  expect(evaluate(required, actual)).toEqual({ verdict: 'does not fit' });
});

test.each([
  ['J-tap', 'j-tap '],
  ['Custom', 'CUSTOM'],
])('the same words are exact even if they state no range: %p and %p', (required, actual) => {
  expect(evaluate(required, actual)).toEqual({ verdict: 'exact' });
});

test.each([
  ['J-tap', '+/-5%', 'not understood'],
  ['99%', '+/-5%', 'not understood'],
  ['25%', '+/-5%', 'not understood'],
  ['+/-5%', 'Custom', 'not recorded'],
  ['+/-5%', '99%', 'not recorded'],
  ['J-tap', 'Custom', 'not understood'],
])('the required %p cannot be compared with %p: %s', (required, actual, verdict) => {
  expect(evaluate(required, actual)).toEqual({ verdict });
});

test.each([[null], [''], ['  '], ['N/A'], ['Unknown'], ['-']])('taps written as %j are not recorded', (actual) => {
  expect(evaluate('+/-5%', actual)).toEqual({ verdict: 'not recorded' });
});

test.each([
  [null, null],
  ['', '+/-5%'],
  ['0', 'None'],
  ['N/A', 'None'],
])('the required %j requires nothing of a unit with %j', (required, actual) => {
  expect(evaluate(required, actual)).toEqual({ verdict: 'not required' });
});

/** A unit of 13,800 V that serves 13,200 V stands 4.3 % below nominal, on its second tap down. */
describe('if the voltage takes taps, only what is left counts', () => {
  const rest = (required: string, actual: string, left: TapRange) => {
    const of = parseTaps(actual)!;
    return evaluateTaps(nothingRequired({ tap_range_pct: required }).taps, actual, { left, of });
  };

  test('if the voltage takes taps, the same words are no longer exact', () => {
    expect(rest('+/-5%', '+/-5%', { plus: 5, minus: 0 })).toEqual({
      verdict: 'does not fit',
      why: 'tapsUsed',
      taps: { left: { plus: 5, minus: 0 }, of: { plus: 5, minus: 5 } },
    });
  });

  test.each(['+5%', '+2.5%', 'None'])('required %p is covered by what is left above', (required) => {
    expect(rest(required, '+/-5%', { plus: 5, minus: 0 })).toMatchObject({ verdict: 'acceptable', why: 'covers' });
  });

  test('if the voltage takes taps, words without a range cannot be compared with what is left', () => {
    expect(rest('J-tap', '+/-5%', { plus: 5, minus: 0 })).toEqual({ verdict: 'not understood' });
  });
});

const primary = (required: string, unit: string | null, taps: string | null = null, orderType = 'RC') =>
  windingFeatures.primary_voltage_match(nothingRequired({ primary_voltage_kv: required, order_type: orderType }), {
    primaryVoltage: unit,
    secondaryVoltage: null,
    taps,
  });

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
    expect(windingFeatures.secondary_voltage_match(requirement, windings)).toEqual(expected);
  });
});

const windings = (quote: Parameters<typeof nothingRequired>[0], primaryVoltage: string, taps: string | null) => {
  const given = [nothingRequired(quote), { primaryVoltage, secondaryVoltage: null, taps }] as const;
  const [primary, own] = [windingFeatures.primary_voltage_match(...given), windingFeatures.taps_match(...given)];
  return [primary.verdict, primary.work ?? primary.why ?? null, own.verdict, own.work ?? own.why ?? null];
};
const RC = (kv: string, tap_range_pct: string | null) => ({ primary_voltage_kv: kv, tap_range_pct, order_type: 'RC' });
const RW = (kv: string, tap_range_pct: string | null) => ({ ...RC(kv, tap_range_pct), order_type: 'RW' });

/** 13.2 kV is 4.3 % below 13.8: two taps of 2.5 %, or a turn pull. 12.7 kV is 8 % below: four taps, and no turn pull. */
test.each([
  ['needs no tap', RC('13.8', '5'), '13800D', '+/-5%', 'exact', null, 'exact', null],
  [
    'uses taps that nobody asked for',
    RC('13.2', null),
    '13800D',
    '+/-5%',
    'acceptable',
    'tapRange',
    'not required',
    null,
  ],
  [
    'uses taps and leaves enough',
    RC('13.2', '+5%'),
    '13800D',
    '+/-5%',
    'acceptable',
    'tapRange',
    'acceptable',
    'covers',
  ],
  [
    'is pulled, since a tap leaves too few',
    RC('13.2', '5'),
    '13800D',
    '+/-5%',
    'needs work',
    'turnPull',
    'exact',
    null,
  ],
  ['is rewound, since a tap leaves too few', RW('13.2', '5'), '13800D', '+/-5%', 'needs work', 'rewind', 'exact', null],
  [
    ...['uses taps, leaves too few, and is beyond a turn pull', RC('12.7', '5'), '13800D', '+/-10%'],
    ...['acceptable', 'tapRange', 'does not fit', 'tapsUsed'],
  ],
  [
    'is rewound where no turn pull reaches',
    RW('12.7', '5'),
    '13800D',
    '+/-10%',
    'needs work',
    'rewind',
    'acceptable',
    'covers',
  ],
  [
    ...['has too few taps with a turn pull, too', RC('13.2', '10'), '13800D', '+/-5%'],
    ...['acceptable', 'tapRange', 'does not fit', 'tapsUsed'],
  ],
  [
    'has its taps renewed by a rewind',
    RW('4160D', '5'),
    '12470D',
    'None',
    'needs work',
    'rewind',
    'needs work',
    'rewind',
  ],
  ['has unrecorded taps renewed', RW('4160D', '5'), '12470D', null, 'needs work', 'rewind', 'needs work', 'rewind'],
  [
    'keeps taps that cover, beside a rewind',
    RW('4160D', '5'),
    '12470D',
    '+/-5%',
    'needs work',
    'rewind',
    'exact',
    null,
  ],
  [
    'keeps its taps beside a turn pull',
    RC('12.47', '5'),
    '13200D',
    'None',
    'needs work',
    'turnPull',
    'does not fit',
    null,
  ],
  ['needs no rewind on a rewind order', RW('13.8', '5'), '13800D', 'None', 'exact', null, 'does not fit', null],
] as const)('a unit that %s', (_, quote, unit, taps, ...expected) => {
  expect(windings(quote, unit as string, taps as string | null)).toEqual(expected);
});
