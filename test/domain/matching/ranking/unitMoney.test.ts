import { noTotals } from '../../../../src/domain/matching/ranking/totals';
import {
  gapCents,
  marginPercentage,
  moneyOf,
  priceCents,
  totalCents,
} from '../../../../src/domain/matching/ranking/unitMoney';
import { aCandidate } from '../../builders/units';

const money = moneyOf(aCandidate());

test('the base cost is unit, labor and materials in whole cents', () => {
  expect(money.base).toBe(1_300_050);
});

test.each([
  ['nothing', {}, 1_300_050, 0],
  ['a turn pull', { turnPull: true }, 1_300_050, 350_000],
  ['a feed conversion', { feedConversion: true }, 1_300_050, 80_000],
  ['an FR3 fill', { fr3Fill: true }, 1_796_050, 496_000],
  ['all work', { turnPull: true, feedConversion: true, fr3Fill: true }, 1_796_050, 926_000],
])('a unit that needs %s: only the FR3 fill is part of the total, everything closes gaps', (_, needs, total, gaps) => {
  expect(totalCents(money, { ...noTotals, ...needs })).toBe(total);
  expect(gapCents(money, { ...noTotals, ...needs })).toBe(gaps);
});

test.each([
  [26_001, 41_250, 2_600_100],
  [null, 41_250, 4_125_000],
  [0, 41_250, 4_125_000],
  [null, 0, null],
  [null, -1, null],
  [null, null, null],
])('with a list price of %p and an order price of %p, %p cents count', (listPrice, salePrice, cents) => {
  expect(priceCents(moneyOf(aCandidate({ listPrice })), salePrice)).toBe(cents);
});

test.each([
  [10_000, 7_500, 25],
  [10_000, 12_500, -25],
  [10_000, 0, 100],
  [null, 7_500, null],
])('of a price of %p and a cost of %p cents the margin is %p percent', (price, total, margin) => {
  expect(marginPercentage(price, total)).toBe(margin);
});
