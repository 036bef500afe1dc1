import {
  coarseRank,
  compareRankKeys,
  rankFactsOf,
  type RankKey,
} from '../../../../../src/domain/matching/ranking/key/rankKey';
import { aCandidate } from '../../../builders/units';

const key: RankKey = {
  canServe: true,
  points: 3_000,
  gaps: 2,
  unpricedGaps: 1,
  gapCents: 50_000,
  marginPercentage: 20,
  miles: 650,
  serial: '200',
};
const worst = {
  points: 0,
  gaps: 15,
  unpricedGaps: 15,
  gapCents: 9e9,
  marginPercentage: -50,
  miles: 9_999,
  serial: '999',
};
const cannotServe = { ...key, canServe: false, points: 4_000, gaps: 0, unpricedGaps: 0, gapCents: 0 };

test('a unit that can serve comes before one that cannot, whatever else', () => {
  expect(compareRankKeys({ ...worst, canServe: true }, cannotServe)).toBeLessThan(0);
  expect(compareRankKeys(cannotServe, { ...worst, canServe: true })).toBeGreaterThan(0);
});

test.each([
  ['more points', { ...worst, points: 3_001 }],
  ['fewer gaps', { ...worst, points: 3_000, gaps: 1 }],
  ['fewer gaps of unknown cost', { ...worst, points: 3_000, gaps: 2, unpricedGaps: 0 }],
  ['cheaper gaps', { gapCents: 49_999, marginPercentage: -50, miles: 9_999 }],
  ['a higher margin', { marginPercentage: 20.1, miles: 9_999 }],
  ['a nearer place', { miles: 0, serial: '999' }],
  ['a lower serial', { serial: '70' }],
])('%s comes first, whatever is less important', (_, better) => {
  expect(compareRankKeys({ ...key, ...better }, key)).toBeLessThan(0);
  expect(compareRankKeys(key, { ...key, ...better })).toBeGreaterThan(0);
});

test.each([
  ['without a price', { marginPercentage: Number.NEGATIVE_INFINITY }],
  ['from an unknown place', { miles: Number.POSITIVE_INFINITY }],
])('two units %s are equal in that: the serial decides', (_, fields) => {
  const [low, high] = [
    { ...key, ...fields, serial: '1' },
    { ...key, ...fields, serial: '2' },
  ];
  expect(compareRankKeys(low, high)).toBeLessThan(0);
  expect(compareRankKeys(high, low)).toBeGreaterThan(0);
  expect(compareRankKeys(low, { ...low })).toBe(0);
});

test('serials that are equal as numbers still have an order', () => {
  const [plain, padded] = [
    { ...key, serial: '7' },
    { ...key, serial: '007' },
  ];
  expect(compareRankKeys(plain, padded)).not.toBe(0);
  expect(Math.sign(compareRankKeys(plain, padded))).toBe(-Math.sign(compareRankKeys(padded, plain)));
});

test('fifteen gaps weigh less than one point, and all points less than being able to serve', () => {
  const coarse = (canServe: boolean, points: number, gaps: number) =>
    coarseRank({ canServe, points, gaps, unpricedGaps: gaps });
  expect(coarse(true, 5_001, 15)).toBeGreaterThan(coarse(true, 5_000, 0));
  expect(coarse(true, 0, 15)).toBeGreaterThan(coarse(false, 10_000, 0));
});

test.each([
  ['Phoenix, AZ', 0],
  ['Sacramento, CA', 650],
  ['Tulsa, OK', Number.POSITIVE_INFINITY],
  [null, Number.POSITIVE_INFINITY],
])('a unit in %p is %p miles away', (location, miles) => {
  expect(rankFactsOf(aCandidate({ location })).miles).toBe(miles);
});
