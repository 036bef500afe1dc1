import { nearUnits, noneFits, relaxationsText, type NearUnit } from '../../../../src/domain/comparison/best/noneFits';
import { aUnit } from '../../builders/units';

const nearText = ({ fitClass, serial, score, gaps }: NearUnit): string =>
  `${fitClass}: ${serial} (${score}): ${gaps.join('; ')}`;

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

test('units that fill the order are not named, and no units are none', () => {
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
