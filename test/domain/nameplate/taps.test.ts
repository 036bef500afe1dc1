import { parseTaps } from '../../../src/domain/matching/reading/taps';
import { growth, LINEAR_AT_MOST } from '../../support/growth';

/** Percent above and below the nominal voltage, worked out by hand from the number of taps and their step. */
const SPELLINGS: readonly (readonly [plus: number, minus: number, ...spellings: string[]])[] = [
  [
    5,
    5,
    '5',
    '5%',
    '±5%',
    '+/-5%',
    '+/- 5 %',
    '+5%/-5%',
    '+5%, -5%',
    '+5/-5',
    '-5/+5%',
    '+5-5',
    '+5% to -5%',
    '±5 pct',
  ],
  [5, 5, '2-2.5% FCAN/FCBN', '2-2.5% FCAN & FCBN', '2-2.5% FCAN, 2-2.5% FCBN', '(2) 2.5% FCAN & (2) 2.5% FCBN'],
  [5, 5, '2 x 2.5% FCAN and FCBN', '2 - 2½% FCAN & FCBN', '2- 2 1/2% FCAN & FCBN', '2-2.5% FCBN 2-2.5% FCAN'],
  [
    5,
    5,
    '2 - 2.5 FCAN, 2 - 2.5 FCBN',
    '2-2.5% AN/BN',
    'FCAN/FCBN 2-2.5%',
    'FCAN 2x2.5%, FCBN 2x2.5%',
    '2.5% x 2 FCAN/FCBN',
  ],
  [5, 5, '±2x2.5%', '+/-2 x 2.5%', '± 2 @ 2.5%', '2 x ±2.5%', '2@±2.5%', '+/- (2) 2.5%', '±2x2,5 %', '+/-(2)x2.5%'],
  [5, 5, '+2/-2 2.5%', '+2/-2 x 2.5%', '+2 -2 @ 2.5%', '+2/-2 at 2.5%', '+2x2.5%/-2x2.5%', '+2 x 2.5%, -2 x 2.5%'],
  [
    5,
    5,
    '5 pos 2.5%',
    '5 positions, 2.5%',
    '5-position, 2.5% steps',
    '5 pos. ±5%',
    '±5% (5 positions)',
    '5 pos +/- 2 x 2.5%',
  ],
  [
    5,
    5,
    '2 up 2 down 2.5%',
    '2 up, 2 down @ 2.5%',
    '2 above/2 below 2.5%',
    '2.5% taps, 2 above 2 below',
    '2 above 2 below, 2.5% each',
  ],
  [
    5,
    5,
    'two 2-1/2% above & two 2-1/2% below normal',
    '(2) 2½% above and (2) 2½% below',
    'Two 2.5% FCAN, Two 2.5% FCBN',
  ],
  [
    5,
    5,
    'four 2.5% taps (two above, two below)',
    '4x2.5%',
    '4 x 2.5% (2 above, 2 below)',
    '4 taps 2.5% each',
    '4 @ 2.5%',
  ],
  [
    5,
    5,
    '±5% in 2.5% steps',
    '±5% (4 x 2.5%)',
    '+/-5% 2.5% steps',
    '±5% DETC',
    'Taps ±5%',
    'HV taps: 2-2.5% FCAN/FCBN',
  ],
  [
    5,
    5,
    '+5 +2.5 0 -2.5 -5',
    '±2.5% ±5%',
    '105/102.5/100/97.5/95',
    '13860/13530/13200/12870/12540',
    '2 of +2.5% and 2 of -2.5%',
  ],
  [5, 5, '2 x 2.5% full capacity above and below normal', '2-2.5% F.C.A.N. & F.C.B.N.', '1-5% above, 1-5% below'],
  [
    0,
    10,
    '4-2.5% below',
    '4-2.5% FCBN',
    'FCBN 4-2.5%',
    '4 FCBN @ 2.5%',
    '4 x 2.5% below nominal',
    '-10%',
    '-10% in 2.5% steps',
  ],
  [0, 10, '2.5% x 4 below', '(4) 2.5% FCBN', 'four 2.5% down', '4 below, 2.5% each', '+0/-10%'],
  [0, 5, 'FCBN 2 x 2.5', '2-2.5% FCBN', '-5%', '5% below', '12470/12158/11846'],
  [5, 0, '2@2.5% FCAN', '+5%', '2-2.5% above'],
  [
    2.5,
    7.5,
    '+1/-3 x 2.5%',
    '+2.5/-7.5%',
    '1-2.5% FCAN, 3-2.5% FCBN',
    '1 above 3 below 2.5%',
    '1x2.5% above, 3x2.5% below',
  ],
  [2.5, 2.5, '±2.5%', '2 x 2.5%', '1-2.5% FCAN & FCBN', '3 pos 2.5%'],
  [10, 10, '±10%', '±4x2.5%', '2-5% FCAN & FCBN'],
  [0, 0, 'None', 'no taps', 'without taps', 'w/o taps', 'Taps: none'],
];
const cases = SPELLINGS.flatMap(([plus, minus, ...spellings]) => spellings.map((text) => ({ text, plus, minus })));

test('people write taps in many ways', () => {
  expect(cases.length).toBeGreaterThanOrEqual(50);
});

test.each(cases)('the taps $text reach +$plus and -$minus percent', ({ text, plus, minus }) => {
  expect(parseTaps(text)).toEqual({ plus, minus });
});

test.each([
  ...[
    'J-tap',
    'K',
    'Custom',
    'see nameplate',
    '5 positions',
    'yes',
    '2.5% steps',
    '2 above',
    '3 x 2.5%',
    '5 pos ±2.5%',
  ],
  ...['4 x 2.5% (2 above, 1 below)', '±5% (2 x 2.5%)', '2-2.5% FCAN or FCBN', '12470', '5.75% Z', 'standard'],
])('%p states no range', (text) => {
  expect(parseTaps(text)).toBeNull();
});

test.each(['2 ', '+', '-', '2-', 'fcan ', 'x', ', '])(
  'endless %j states no range, and is read in linear time',
  async (noise) => {
    for (const times of [20, 50]) expect(parseTaps(noise.repeat(times))).toBeNull();
    expect(await growth((repeats) => expect(parseTaps(noise.repeat(repeats))).toBeNull(), 6_250)).toBeLessThan(
      LINEAR_AT_MOST,
    );
  },
);
