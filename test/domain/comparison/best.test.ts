import {
  bestSerial,
  earnsMore,
  earnsMoreRemark,
  nearUnits,
  noneFits,
  relaxationsText,
  type NearUnit,
} from '../../../src/domain/comparison/best';
import { aUnit } from '../builders/units';
import type { Unit } from '../../../src/contract/units/unit';

const nearText = ({ fitClass, serial, score, gaps }: NearUnit): string =>
  `${fitClass}: ${serial} (${score}): ${gaps.join('; ')}`;

const scored = (serial: string, match_score: number | null) => aUnit({ serial, match_score });

test.each([
  [[scored('a', 0.2), scored('b', 0.9), scored('c', 0.9)], 'b'],
  [[scored('a', null), scored('b', 0)], 'b'],
  [[scored('a', null)], null],
  [[], null],
])('the best unit of case %#', (units, expected) => {
  expect(bestSerial(units)).toBe(expected);
});

/** A unit of a class with its score; its margin in US dollars is what `margin` says. */
const unit = (serial: string, fitClass: string, match_score: number, margin: number | null, ...works: string[]) =>
  aUnit({
    ...{ serial, match_score, margin, can_serve: true, fit: { class: fitClass, gaps: [] } },
    needed_work: works.map((work) => ({ work, cost: 9000 })),
  });
const marginOf = ({ margin }: Unit) => margin;
const best = unit('70001', 'Fits', 0.98, 7_189);

test('beside a Best that fits, the unit with work that earns most is pointed out', () => {
  const units = [
    best,
    unit('70002', 'Fits with work', 0.88, 24_489, 'reTank'),
    unit('70003', 'Fits with work', 0.85, 20_000, 'turnPull', 'reTank'),
  ];
  expect(earnsMore(units, marginOf)).toEqual({ serial: '70002', best: '70001', text: '$17,300 more with re-tank' });
});

test('several works are all named', () => {
  const dear = unit('70003', 'Fits with work', 0.85, 20_000, 'turnPull', 'fr3', 'reTank');
  expect(earnsMore([best, dear], marginOf)?.text).toBe('$12,811 more with turn pull, FR3 fill and re-tank');
});

test.each([
  ['$5,000 more is not enough', 12_189, null],
  ['a cent beyond $5,000 is', 12_189.01, '$5,000 more with re-tank'],
  ['an unknown or incomplete margin is never more', null, null],
])('%s', (_, margin, text) => {
  expect(earnsMore([best, unit('70002', 'Fits with work', 0.88, margin, 'reTank')], marginOf)?.text ?? null).toBe(text);
});

test.each([
  ['a Best that needs work', [unit('1', 'Fits with work', 0.88, 0), unit('2', 'Fits with work', 0.8, 90_000, 'fr3')]],
  ['a Best of unknown margin', [unit('1', 'Fits', 0.98, null), unit('2', 'Fits with work', 0.8, 90_000, 'fr3')]],
  ['a unit that is to be checked', [best, unit('2', 'Fits, to be checked', 0.7, 90_000, 'fr3')]],
  ['a unit that fits as it stands', [best, unit('2', 'Fits', 0.95, 90_000)]],
  ['no unit', []],
])('%s is compared with nothing', (_, units) => {
  expect(earnsMore(units, marginOf)).toBeNull();
});

test('both units say it, and no other', () => {
  const more = { serial: '70002', best: '70001', text: '$17,300 more with re-tank' };
  expect(earnsMoreRemark(more, '70002')).toBe('$17,300 more with re-tank than the Best, 70001');
  expect(earnsMoreRemark(more, '70001')).toBe('Unit 70002: $17,300 more with re-tank');
  expect(earnsMoreRemark(more, '70003')).toBeNull();
  expect(earnsMoreRemark(null, '70001')).toBeNull();
});

test.each([
  [[], false],
  [[false], true],
  [[false, false], true],
  [[false, true], false],
  [[false, null], false],
])('whether none fits of units that can serve as %j says: %p', (canServe, expected) => {
  expect(noneFits(canServe.map((can_serve) => aUnit({ can_serve })))).toBe(expected);
});

test.each([
  [['Fits'], false],
  [['Does not fit', 'Fits with work'], false],
  [['Fits, to be checked', 'Misses a requirement', 'Does not fit'], true],
])('whether none fits of the classes %j: %p', (classes, expected) => {
  const units = classes.map((name) => aUnit({ match_score: 0.5, can_serve: true, fit: { class: name, gaps: [] } }));
  expect(noneFits(units)).toBe(expected);
});

test('of an order that cannot be judged, it is not said that none fits', () => {
  const fit = { class: 'Fits, to be checked', gaps: [] };
  expect(
    noneFits([aUnit({ can_serve: true, fit }), aUnit({ can_serve: false, fit: { ...fit, class: 'Does not fit' } })]),
  ).toBe(false);
});

const near = (serial: string, match_score: number | null, fitClass: string, ...gaps: (readonly [string, string])[]) =>
  aUnit({
    ...{ serial, match_score, can_serve: fitClass !== 'Does not fit' },
    fit: { class: fitClass, gaps: gaps.map(([verdict, text]) => ({ feature: 'any', verdict, text })) },
  });

test('the best unit of each lower class is named with what it lacks, the best class first', () => {
  const units = [
    near(
      '1',
      0.7,
      'Fits, to be checked',
      ['not recorded', 'Taps: Not recorded'],
      ['needs work', 'Tank: Needs re-tank, $9,000'],
    ),
    near('2', 0.69, 'Fits, to be checked', ['not recorded', 'Fusing: Not recorded']),
    near(
      '3',
      0.4,
      'Does not fit',
      ['does not fit', 'KVA: 75 kVA is below the required 500 kVA'],
      ['needs work', 'Tank: Needs re-tank'],
    ),
    near(
      '4',
      0.59,
      'Misses a requirement',
      ['oversized', 'KVA: 1000 kVA is two sizes above 500 kVA'],
      ['not recorded', 'Taps: Not recorded'],
    ),
  ];
  expect(nearUnits({}, units).map(nearText)).toEqual([
    'Fits, to be checked: 1 (70%): Taps: Not recorded; Tank: Needs re-tank, $9,000',
    'Misses a requirement: 4 (59%): KVA: 1000 kVA is two sizes above 500 kVA',
    'Does not fit: 3 (40%): KVA: 75 kVA is below the required 500 kVA',
  ]);
});

test('units that fill the order are not listed, and no units give an empty list', () => {
  expect(nearUnits({}, [near('1', 0.99, 'Fits'), near('2', 0.8, 'Fits with work')])).toEqual([]);
  expect(nearUnits({}, [])).toEqual([]);
});

test.each([
  [
    0.624,
    [
      ['fusing_match', 'does not fit', null],
      ['power_rating_match', 'does not fit', '300 kVA is below the required 500 kVA.'],
      ['tank', 'needs work', null],
      ['bil', 'not recorded', null],
      ['phase_match', 'exact', null],
    ],
    'Does not fit: 7 (62%): KVA Rating: 300 kVA is below the required 500 kVA; Fusing: Does not fit',
  ],
  [null, [['fusing_match', 'does not fit', null]], 'Does not fit: 7 (N/A): Fusing: Does not fit'],
  [0, [['fusing_match', 'does not fit', null]], 'Does not fit: 7 (0%): Fusing: Does not fit'],
])(
  'of a server without classes, a unit of score %p that cannot serve is named by its verdicts',
  (match_score, details, text) => {
    const score_details = details.map(([feature, verdict, note]) => ({ feature, verdict, note }));
    const unit = aUnit({ serial: '7', match_score, can_serve: false, score_details });
    expect(nearUnits({}, [unit]).map(nearText)).toEqual([text]);
  },
);

test.each([
  [[], ''],
  [[{ change: '500 kVA', units: 3 }], '500 kVA: 3 units'],
  [
    [
      { change: 'Mineral oil', units: 1 },
      { change: 'With 13800 V', units: 0 },
    ],
    'Mineral oil: 1 unit · With 13800 V: 0 units',
  ],
  [
    [
      { change: null, units: 3 },
      { change: 'No BIL', units: null },
      { change: 'Delta', units: 2 },
    ],
    'Delta: 2 units',
  ],
])('the changes %j would bring: %j', (relaxations, text) => {
  expect(relaxationsText(relaxations)).toBe(text);
});
