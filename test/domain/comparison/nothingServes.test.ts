import { nearestTexts, nothingServes, relaxationsText } from '../../../src/domain/comparison/nothingServes';
import { aUnit } from '../builders/units';

test.each([
  [[], false],
  [[false], true],
  [[false, false], true],
  [[false, true], false],
  [[false, null], false],
])('whether nothing serves of units that can serve as %j says: %p', (canServe, expected) => {
  expect(nothingServes(canServe.map((can_serve) => aUnit({ can_serve })))).toBe(expected);
});

const failing = (
  serial: string,
  match_score: number | null,
  ...features: readonly (readonly [string, string, string?])[]
) =>
  aUnit({
    ...{ serial, match_score, can_serve: false },
    score_details: features.map(([feature, verdict, note = null]) => ({ feature, verdict, note })),
  });
const tooSmall = ['power_rating_match', 'does not fit', '300 kVA is below the required 500 kVA.'] as const;
const unfused = ['fusing_match', 'does not fit'] as const;

test.each([
  [
    'what decides before what does not, and nothing that work closes or nobody recorded',
    failing(
      'IC-1001',
      0.624,
      unfused,
      tooSmall,
      ['tank', 'needs work'],
      ['bil', 'not recorded'],
      ['phase_match', 'exact'],
    ),
    'IC-1001 (62%): KVA Rating: 300 kVA is below the required 500 kVA; Fusing: Does not fit',
  ],
  [
    'no percentage without a score',
    failing('7', null, tooSmall),
    '7: KVA Rating: 300 kVA is below the required 500 kVA',
  ],
  ['a score of 0', failing('7', 0, unfused), '7 (0%): Fusing: Does not fit'],
])('of a unit near to serving, it is said: %s', (_, unit, text) => {
  expect(nearestTexts({}, [unit])).toEqual([text]);
});

test('the first three are the nearest, in the order of the server', () => {
  const units = ['3', '1', '2', '0'].map((serial) => failing(serial, 0.4, unfused));
  expect(nearestTexts({}, units).map((text) => text[0])).toEqual(['3', '1', '2']);
  expect(nearestTexts({}, units.slice(0, 1))).toHaveLength(1);
  expect(nearestTexts({}, [])).toEqual([]);
});

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
