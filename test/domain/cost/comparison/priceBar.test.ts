import fc from 'fast-check';
import { type Estimate, estimate } from '../../../../src/domain/cost/comparison/estimate';
import { changeCostOption, initialCostOptions } from '../../../../src/domain/cost/comparison/costOptions';
import { priceBar } from '../../../../src/domain/cost/comparison/priceBar';
import { aPricedUnit, dollars } from '../../builders/comparisonUnits';
import { forAll } from '../../builders/forAll';

const priced = (change: Partial<Estimate>): Estimate => ({
  salePrice: 40_000,
  priceOrigin: 'order',
  listPrice: null,
  costParts: null,
  tone: 'good',
  unpriced: [],
  unrecorded: [],
  omitted: [],
  byRates: [],
  isComplete: true,
  goodMargin: 30,
  cost: 20_000,
  materials: 2_000,
  labor: 4_000,
  totalCost: 22_000,
  margin: 14_000,
  marginPercentage: 35,
  profitPercentage: 17.5,
  ...change,
});
const shares = (of: Estimate) => priceBar(of)?.parts.map(({ share }) => share);
const widths = (of: Estimate) => priceBar(of)?.parts.map(({ width }) => width);

test('the parts of a price, in the order of the summary', () => {
  expect(priceBar(priced({}))).toEqual({
    parts: [
      { name: 'cost', dollars: 20_000, share: 50, width: 50 },
      { name: 'materials', dollars: 2_000, share: 5, width: 5 },
      { name: 'labor', dollars: 4_000, share: 10, width: 10 },
      { name: 'margin', dollars: 14_000, share: 35, width: 35 },
    ],
    priceEnd: null,
  });
});

test('a loss: the costs are more than the price and fill the bar, the price ends before it, the margin is below zero', () => {
  const loss = priced({ cost: 44_000, margin: -10_000, marginPercentage: -25 });
  expect(shares(loss)).toEqual([110, 5, 10, -25]);
  expect(widths(loss)).toEqual([88, 4, 8, 0]);
  expect(priceBar(loss)?.priceEnd).toBe(80);
});

test.each([
  ['a price of zero', { salePrice: 0, margin: -26_000, marginPercentage: 0 }, -26_000],
  ['no price', { salePrice: null, margin: null, marginPercentage: 0 }, null],
])('%s has costs, but no part has a share of it', (_, change, margin) => {
  const bar = priceBar(priced(change))!;
  expect(bar.parts.map(({ share }) => share)).toEqual([null, null, null, null]);
  expect(bar.parts.at(-1)?.dollars).toBe(margin);
  expect(bar.parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
  expect(bar.priceEnd).toBeNull();
});

test('without a cost there is nothing to show', () => {
  expect(priceBar(priced({ cost: null, totalCost: null, margin: null, marginPercentage: null }))).toBeNull();
});

test('nothing has a width if everything is zero', () => {
  expect(widths(priced({ salePrice: 0, cost: 0, materials: 0, labor: 0, margin: 0, marginPercentage: 0 }))).toEqual([
    0, 0, 0, 0,
  ]);
});

test('an FR3 cost above that of the unit leaves a cost below zero: a share, but no width', () => {
  const odd = priced({ cost: -4_000, materials: 0, labor: 0, margin: 44_000, marginPercentage: 110 });
  expect(shares(odd)).toEqual([-10, 0, 0, 110]);
  expect(widths(odd)).toEqual([0, 0, 0, 100]);
});

test('shares make the whole price, the margin has its percentage for one, and widths fill the bar, no more', () => {
  forAll(
    dollars,
    dollars.filter((price) => price > 0),
    fc.boolean(),
    (cost, price, isOn) => {
      const unit = aPricedUnit({}, { jcm_total_cost: cost, m_price: price });
      const change = { turnPull: isOn, feedConversion: isOn, reTank: isOn, fr3Enabled: !isOn };
      const sums = estimate(unit, changeCostOption(initialCostOptions(unit), change), null);
      const { parts } = priceBar(sums)!;
      const whole = parts.reduce((sum, { share }) => sum + share!, 0);
      expect(Math.abs(whole - 100)).toBeLessThan(1e-9 * Math.max(1, ...parts.map(({ share }) => Math.abs(share!))));
      expect(parts.at(-1)?.share).toBe(sums.marginPercentage);
      expect(parts.every(({ width }) => width >= 0)).toBe(true);
      expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
    },
  );
});
