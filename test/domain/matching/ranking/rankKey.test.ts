import {
  coarseRank,
  compareRankKeys,
  rankFactsOf,
  type RankKey,
} from '../../../../src/domain/matching/ranking/rankKey';
import { aCandidate } from '../../builders/units';

const key: RankKey = { points: 9_000, gaps: 1, gapCents: 50_000, marginPercentage: 20, miles: 650, serial: '200' };

test.each([
  ['more points', { points: 9_001, gaps: 10, gapCents: 9e9, marginPercentage: -50, miles: 9_999 }],
  ['fewer gaps', { gaps: 0, gapCents: 9e9, marginPercentage: -50, miles: 9_999 }],
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

test('ten gaps weigh less than one point', () => {
  expect(coarseRank({ points: 5_001, gaps: 10 })).toBeGreaterThan(coarseRank({ points: 5_000, gaps: 0 }));
});

test.each([
  ['Phoenix, AZ', 0],
  ['Sacramento, CA', 650],
  ['Tulsa, OK', Number.POSITIVE_INFINITY],
  [null, Number.POSITIVE_INFINITY],
])('a unit in %p is %p miles away', (location, miles) => {
  expect(rankFactsOf(aCandidate({ location })).miles).toBe(miles);
});
