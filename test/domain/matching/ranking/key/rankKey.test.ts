import fc from 'fast-check';
import type { Quote } from '../../../../../src/contract/matching/quote';
import { evaluateUnit } from '../../../../../src/domain/matching/features/evaluateUnit';
import {
  coarseRank,
  compareRankKeys,
  rankFactsOf,
  rankKeyOf,
  type RankKey,
} from '../../../../../src/domain/matching/ranking/key/rankKey';
import { totalsOf } from '../../../../../src/domain/matching/ranking/totals';
import type { Candidate } from '../../../../../src/domain/matching/reading/candidate';
import { someRates } from '../../../builders/rates';
import { aCandidate, aRequirement } from '../../../builders/units';

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

test.each([
  ['Austin', 0],
  ['Phoenix, AZ', 850],
  ['Denver, CO', Number.POSITIVE_INFINITY],
])('seen from Austin, a unit in %p is %p miles away', (location, miles) => {
  expect(rankFactsOf(aCandidate({ location }), someRates({ referenceSite: 'Austin' })).miles).toBe(miles);
});

function keyOf(unit: Partial<Candidate>, quote: Partial<Quote> = {}, rates = someRates()) {
  const [candidate, requirement] = [aCandidate(unit), aRequirement(quote)];
  return rankKeyOf(
    rankFactsOf(candidate, rates),
    totalsOf(evaluateUnit(requirement, candidate, rates), rates),
    requirement,
  );
}

/** Price 41,250, cost 13,000.50: a margin of 28,249.50, 68.4836 %. */
const MARGIN = (2_824_950 / 4_125_000) * 100;
const NONE = Number.NEGATIVE_INFINITY;
const [RADIAL, pulled] = [{ bushConfiguration: 'Radial Feed Dead Front' }, { primaryVoltage: '13200D' }];

/** Points of 10,000: a gap of the bushings takes 500, one of the primary 1,000; a cabinet none. */
test.each<[string, Partial<Candidate>, Partial<Quote>, Partial<RankKey>]>([
  ['serves exactly', {}, {}, { points: 10_000, gaps: 0, unpricedGaps: 0, gapCents: 0, marginPercentage: MARGIN }],
  ['needs priced work', RADIAL, {}, { points: 9_500, gaps: 1, unpricedGaps: 0, gapCents: 80_000 }],
  // 800 less than 28,249.50.
  ['earns less by its work', RADIAL, {}, { marginPercentage: (2_744_950 / 4_125_000) * 100 }],
  ['needs work of unknown cost', { ...RADIAL, feedConversionCost: 0 }, {}, { gaps: 1, unpricedGaps: 1, gapCents: 0 }],
  [
    'needs one turn pull for both voltages',
    { ...pulled, secondaryVoltage: '460Y/266' },
    {},
    { points: 8_000, gaps: 2, unpricedGaps: 0, gapCents: 350_000 },
  ],
  [
    'needs one turn pull of unknown cost for both voltages',
    { ...pulled, secondaryVoltage: '460Y/266', turnPullCost: null },
    {},
    { gaps: 2, unpricedGaps: 1, gapCents: 0, marginPercentage: MARGIN },
  ],
  [
    'needs a rewind that an RC order does not pay for',
    { condition: 'RW' },
    {},
    { gaps: 1, unpricedGaps: 1, gapCents: 0 },
  ],
  [
    'needs the rewind of a rewind order',
    { condition: 'RW', primaryVoltage: '4160D' },
    { order_type: 'RW' },
    { points: 9_000, gaps: 1, unpricedGaps: 0, gapCents: 0 },
  ],
  ['has gaps that no work closes', { fusing: null, impedancePct: 9 }, {}, { points: 9_200, gaps: 2, unpricedGaps: 2 }],
  ['is too large by more than one size', { kva: 1000 }, {}, { points: 9_000, gaps: 1, unpricedGaps: 0, gapCents: 0 }],
  ['cannot serve', { phase: 1 }, {}, { canServe: false, points: 4_000, gaps: 1, unpricedGaps: 1 }],
  ['has no recorded labor', { laborCost: null }, {}, { marginPercentage: NONE }],
  ['brings no price', { listPrice: null }, { sale_price: 0 }, { marginPercentage: NONE }],
  // 26,001 less 13,000.50 is half of it.
  ['brings its list price', {}, { sale_price: 0 }, { marginPercentage: 50 }],
])('a unit that %s is ranked by that', (_, unit, quote, expected) => {
  expect(keyOf(unit, quote)).toMatchObject({ serial: '70001', miles: 0, ...expected });
});

test('work without a recorded cost is ranked at the price of the rates, where they have one', () => {
  const unit = { ...RADIAL, feedConversionCost: null };
  expect(keyOf(unit, {}, someRates({ priceFeedConversion: 800 }))).toEqual(
    keyOf({ ...RADIAL, feedConversionCost: 800 }),
  );
});

test('any two keys compare as part by part, the most important first', () => {
  const few = (...values: number[]) => fc.constantFrom(...values);
  const keys: fc.Arbitrary<RankKey> = fc.record({
    ...{
      canServe: fc.boolean(),
      points: few(0, 1, 3_999, 4_000, 10_000),
      gaps: few(0, 1, 15),
      unpricedGaps: few(0, 1, 15),
    },
    ...{ gapCents: few(0, 1, 900_000), marginPercentage: few(NONE, -50, 29.99, 30), miles: few(0, 850, Infinity) },
    serial: fc.constantFrom('7', '9', '10', '007', 'IC9', 'IC10'),
  });
  const serials = ['007', '7', '9', '10', 'IC9', 'IC10'];
  const parts = (each: RankKey) => [
    ...[
      each.canServe ? 0 : 1,
      -each.points,
      each.gaps,
      each.unpricedGaps,
      each.gapCents,
      -each.marginPercentage,
      each.miles,
    ],
    serials.indexOf(each.serial),
  ];
  fc.assert(
    fc.property(keys, keys, (a, b) => {
      const at = parts(a).findIndex((part, index) => part !== parts(b)[index]);
      const expected = at < 0 ? 0 : parts(a)[at]! < parts(b)[at]! ? -1 : 1;
      expect(Math.sign(compareRankKeys(a, b)) + 0).toBe(expected);
    }),
    { numRuns: 500 },
  );
});
