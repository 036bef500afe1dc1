import { evaluateWindings } from '../../../../../src/domain/matching/features/windings/windingsFit';
import { nothingRequired } from '../../../builders/units';

const windings = (quote: Parameters<typeof nothingRequired>[0], primaryVoltage: string, taps: string | null) => {
  const { primary_voltage_match: primary, taps_match: own } = evaluateWindings(nothingRequired(quote), {
    ...{ primaryVoltage, secondaryVoltage: null, taps },
  });
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
  expect(windings(quote as ReturnType<typeof RC>, unit as string, taps as string | null)).toEqual(expected);
});
