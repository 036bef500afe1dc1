import fc from 'fast-check';
import { compareRankKeys, type RankKey } from '../../../../src/domain/matching/ranking/key/rankKey';
import { noTotals } from '../../../../src/domain/matching/ranking/totals';
import { createPlaces, offerTo, rankedOf, rankToReach } from '../../../../src/domain/matching/search/places';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { someRates } from '../../builders/rates';
import { aCandidate, aRequirement } from '../../builders/units';

const keyOf = (fields: Partial<RankKey> = {}): RankKey => ({
  ...{ canServe: true, points: 10_000, gaps: 0, unpricedGaps: 0, gapCents: 0, marginPercentage: 20, miles: 0 },
  serial: '1',
  ...fields,
});
const placesOf = (limit: number, keys: readonly Partial<RankKey>[]) => {
  const places = createPlaces<string>(limit);
  for (const each of keys) {
    const rankKey = keyOf(each);
    offerTo(places, { rankKey, unit: rankKey.serial, totals: noTotals });
  }
  return places;
};
const unitsIn = (...[limit, keys]: Parameters<typeof placesOf>) =>
  placesOf(limit, keys)
    .items()
    .map(({ unit }) => unit);

/** 10,001 more for being able to serve; points times 16, less the gaps; that times 16, less those of unknown cost. */
test.each<[string, number, Partial<RankKey>[], number]>([
  ['an empty list', 2, [], Number.NEGATIVE_INFINITY],
  ['a list with a place left', 2, [{}], Number.NEGATIVE_INFINITY],
  ['a list of no places', 0, [{}], Number.POSITIVE_INFINITY],
  ['a list of fewer than no places', -1, [{}], Number.POSITIVE_INFINITY],
  ['a full list of perfect units', 1, [{}], 5_120_256],
  ['a full list whose last has three gaps, two of unknown cost', 1, [{ gaps: 3, unpricedGaps: 2 }], 5_120_206],
  ['a full list whose last cannot serve', 2, [{}, { serial: '2', canServe: false, points: 4_000 }], 1_024_000],
  ['a full list whose last has nothing at all', 1, [{ canServe: false, points: 0, gaps: 15, unpricedGaps: 15 }], -255],
])('%s, of %p places, takes units from the rank of its last one up, once it is full', (_, limit, keys, expected) => {
  expect(rankToReach(placesOf(limit, keys))).toBe(expected);
});

test('a better unit raises the rank to reach; one that only equals it may still come in by its tie-breakers', () => {
  const places = placesOf(2, [{ serial: '5' }, { serial: '6', points: 9_000 }]);
  expect(rankToReach(places)).toBe(19_001 * 16 * 16);
  offerTo(places, { rankKey: keyOf({ serial: '7' }), unit: '7', totals: noTotals });
  expect(rankToReach(places)).toBe(5_120_256);
  offerTo(places, { rankKey: keyOf({ serial: '4' }), unit: '4', totals: noTotals });
  expect(places.items().map(({ unit }) => unit)).toEqual(['4', '5']);
});

test.each<[string, Partial<RankKey>, Partial<RankKey>]>([
  ['able to serve', { points: 0, gaps: 15 }, { canServe: false, points: 4_000 }],
  ['of the higher score', { points: 9_001, gaps: 9, gapCents: 9 }, { points: 9_000 }],
  ['with fewer gaps', { gaps: 1, unpricedGaps: 1 }, { gaps: 2 }],
  ['with fewer gaps of unknown cost', { gaps: 2, gapCents: 9_999_999 }, { gaps: 2, unpricedGaps: 1 }],
  ['with the cheaper gaps', { gapCents: 70_000, marginPercentage: 1 }, { gapCents: 70_001 }],
  ['with the higher margin', { marginPercentage: 20.01, miles: 999 }, {}],
  ['with a known margin', { marginPercentage: -300, miles: 999 }, { marginPercentage: Number.NEGATIVE_INFINITY }],
  ['that is nearer', { miles: 650 }, { miles: 850 }],
  ['at a known distance', { miles: 9_999 }, { miles: Number.POSITIVE_INFINITY }],
])('the unit %s takes the only place, whichever is offered first', (_, better, worse) => {
  // The serials alone would decide otherwise.
  const [first, second] = [
    { ...better, serial: '2' },
    { ...worse, serial: '1' },
  ];
  expect([unitsIn(1, [first, second]), unitsIn(1, [second, first])]).toEqual([['2'], ['2']]);
});

test('all else equal, serials decide as numbers, and as many units as there are places stay', () => {
  expect(
    unitsIn(
      3,
      ['10', '9', '100', '8'].map((serial) => ({ serial })),
    ),
  ).toEqual(['8', '9', '10']);
});

test('the places hold what sorting all keys and cutting the list holds', () => {
  const key = fc.record({
    ...{ canServe: fc.boolean(), points: fc.constantFrom(0, 4_000, 9_999), gaps: fc.nat(2), unpricedGaps: fc.nat(2) },
    ...{ gapCents: fc.nat(1), marginPercentage: fc.constantFrom(Number.NEGATIVE_INFINITY, 5), miles: fc.nat(1) },
    serial: fc.nat(99).map(String),
  });
  const keys = fc.uniqueArray(key, { selector: ({ serial }) => serial, maxLength: 30 });
  fc.assert(
    fc.property(keys, fc.nat(8), (offered, limit) => {
      const sorted = offered.toSorted(compareRankKeys).map(({ serial }) => serial);
      expect(unitsIn(limit, offered)).toEqual(sorted.slice(0, limit));
    }),
  );
});

test('the list is told with each unit as it is kept elsewhere, scored by its totals and the rates', () => {
  const places = createPlaces<number>(2);
  const needs = { ...noTotals, points: 9_500, gaps: 1, works: new Set(['reTank'] as const) };
  offerTo(places, { rankKey: keyOf({ points: 9_500, gaps: 1 }), unit: 71, totals: needs });
  offerTo(places, { rankKey: keyOf(), unit: 70, totals: { ...noTotals, points: 10_000 } });
  const kept = (row: number) => aCandidate({ serial: String(row), retankCost: null });
  const told = (rates = DEFAULT_RATES) =>
    rankedOf(places, aRequirement(), rates, kept).map(({ candidate: { serial }, score }) => [
      ...[serial, score.score, score.margin, score.isComplete],
      score.neededWork.map(({ cost }) => cost),
    ]);
  // 41,250 less 13,000.50, and less 8,000 where the rates price a tank; else nobody knows what it takes.
  expect(told()).toEqual([
    ['70', 1, 28_249.5, true, []],
    ['71', 0.95, 28_249.5, false, [null]],
  ]);
  expect(told(someRates({ priceReTank: 8_000 }))[1]).toEqual(['71', 0.95, 20_249.5, true, [8_000]]);
});
