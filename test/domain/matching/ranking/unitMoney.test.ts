import { works, type Work } from '../../../../src/contract/unit/unit';
import { noTotals } from '../../../../src/domain/matching/ranking/totals';
import {
  knownCents,
  marginPercentage,
  moneyOf,
  neededCents,
  priceCents,
} from '../../../../src/domain/matching/ranking/unitMoney';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { aCandidate, nothingRequired } from '../../builders/units';

const needed = (needs: readonly Work[], unit: Partial<Candidate> = {}, order_type = 'RC') =>
  neededCents(moneyOf(aCandidate(unit)), { ...noTotals, works: new Set(needs) }, nothingRequired({ order_type }));

test('the base cost is unit, labor and materials in whole cents', () => {
  expect(moneyOf(aCandidate())).toMatchObject({ base: 1_300_050, isBaseComplete: true });
});

/** 10,000, 2,000 and 1,000.50 dollars. */
test.each([
  [{ unitCost: null }, null],
  [{ laborCost: null }, 1_100_050],
  [{ materialsCost: null }, 1_200_000],
  [{ laborCost: null, materialsCost: null }, 1_000_000],
])('with %j, which is not recorded, the base cost is %p cents and not complete', (unit, base) => {
  expect(moneyOf(aCandidate(unit))).toMatchObject({ base, isBaseComplete: false });
});

test('a cost of 0 of the unit itself is known', () => {
  const unit = aCandidate({ unitCost: 0, laborCost: 0, materialsCost: 0 });
  expect(moneyOf(unit)).toMatchObject({ base: 0, isBaseComplete: true });
});

test('work costs what the unit has on record, in cents', () => {
  expect(needed(works)).toEqual([
    { work: 'turnPull', cents: 350_000 },
    { work: 'rewind', cents: null },
    { work: 'feedConversion', cents: 80_000 },
    { work: 'fr3', cents: 496_000 },
    { work: 'replacementCabinet', cents: 250_000 },
    { work: 'reTank', cents: 900_000 },
  ]);
  // 3,500 + 800 + 4,960 + 2,500 + 9,000 dollars.
  expect(knownCents(needed(works))).toBe(2_076_000);
});

test.each([0, null])('a cost of %p was not recorded', (turnPullCost) => {
  expect(needed(['turnPull'], { turnPullCost })).toEqual([{ work: 'turnPull', cents: null }]);
  expect(knownCents(needed(['turnPull', 'feedConversion'], { turnPullCost }))).toBe(80_000);
});

test('a rewind order pays for its rewind anyway', () => {
  expect(needed(['rewind'], {}, 'RW')).toEqual([{ work: 'rewind', cents: 0 }]);
});

test('a unit that needs nothing costs no more', () => {
  expect(needed([])).toEqual([]);
  expect(knownCents([])).toBe(0);
});

test.each([
  [26_001, 41_250, 4_125_000],
  [26_001, 0, 2_600_100],
  [26_001, null, 2_600_100],
  [26_001, -1, 2_600_100],
  [null, 41_250, 4_125_000],
  [0, null, null],
  [null, 0, null],
  [null, null, null],
])('with a list price of %p and an order price of %p, %p cents count', (listPrice, sale_price, cents) => {
  const requirement = { ...nothingRequired(), salePrice: sale_price };
  expect(priceCents(moneyOf(aCandidate({ listPrice })), requirement)).toBe(cents);
});

test.each([
  [10_000, 7_500, 25],
  [10_000, 12_500, -25],
  [10_000, 0, 100],
  [null, 7_500, null],
  [10_000, null, null],
])('of a price of %p and a cost of %p cents the margin is %p percent', (price, total, margin) => {
  expect(marginPercentage(price, total)).toBe(margin);
});
