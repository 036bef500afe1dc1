import { changeCostOption, initialCostOptions } from '../../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import {
  allCostsText,
  caveats,
  listPriceText,
  marginDollars,
  marginPercent,
  marginText,
  orderPriceText,
  priceText,
  profitText,
  shareText,
} from '../../../../src/domain/cost/comparison/estimateWords';
import { aPricedUnit } from '../../builders/comparisonUnits';
import { aUnit } from '../../builders/units';

const of = (fields: Record<string, unknown> = {}, orderPrice: number | null = null) => {
  const unit = aPricedUnit({}, fields);
  return estimate(unit, initialCostOptions(unit), orderPrice);
};
const unpriced = { jcm_result: null, needed_work: [{ work: 'turnPull', cost: null }] };

test('a complete margin is shown as is', () => {
  expect([marginDollars(of()), marginPercent(of()), profitText(of())]).toEqual(['$20,000', '50.0%', '32.5 pts']);
  expect(marginText(of())).toBe('$20,000 · 50.0%');
});

test('margin and profit are at most what they are while work of unknown cost is left out', () => {
  const incomplete = of(unpriced);
  expect(marginDollars(incomplete)).toBe('at most $20,000');
  expect(marginPercent(incomplete)).toBe('at most 50.0%');
  expect(profitText(incomplete)).toBe('at most 32.5 pts');
  expect(marginText(incomplete)).toBe('at most $20,000 · 50.0%');
});

test('a margin that misses 30 percent by a cent does not read as 30', () => {
  const missing = of({ jcm_total_cost: 28_000.01 });
  expect(marginText(missing)).toBe('$12,000 · 29.9%');
});

test('what is not known is N/A, and not at most', () => {
  const unknown = of({ ...unpriced, jcm_total_cost: null });
  expect([marginDollars(unknown), marginPercent(unknown), profitText(unknown), marginText(unknown)]).toEqual(
    Array.from({ length: 4 }, () => 'N/A'),
  );
});

test.each([
  [{ m_price: 41_250.5 }, 41_250.5, '$41,250.50 order'],
  [{ m_price: 27_250, list_price: 27_250 }, null, '$27,250 list'],
  [{ m_price: 40_000 }, 41_250.5, '$40,000 unit'],
  [{ m_price: null }, null, 'N/A'],
])('a price is shown with its cents and its origin: %j', (fields, orderPrice, expected) => {
  expect(priceText(of(fields, orderPrice))).toBe(expected);
});

test('the list price is shown by name', () => {
  expect(listPriceText(of({ list_price: 27_250 }))).toBe('List price $27,250');
  expect(listPriceText(of({ list_price: null }))).toBeNull();
});

test('nothing is left out if all needed work counts', () => {
  expect(caveats(of())).toEqual([]);
});

test('needed work that is switched off, and work of unknown cost, are named', () => {
  const works = ['fr3', 'reTank', 'feedConversion'].map((work) => ({ work, cost: null }));
  const unit = aPricedUnit({ feed_conversion_cost: 0 }, { needed_work: works });
  const options = changeCostOption(initialCostOptions(unit), { fr3Enabled: false, reTank: false });
  expect(caveats(estimate(unit, options, null))).toEqual([
    'without FR3 fill and re-tank',
    'feed conversion cost not recorded',
  ]);
});

test('an unknown rewind is named too', () => {
  const unit = aUnit({ jcm_total_cost: 1, m_price: 2, needed_work: [{ work: 'rewind', cost: null }] });
  expect(caveats(estimate(unit, initialCostOptions(unit), null))).toEqual(['rewind cost not recorded']);
});

test('work that counts by a price of the rates is named as long as it counts', () => {
  const needed = [
    { work: 'fr3', cost: 4_960, by_rate: true },
    { work: 'reTank', cost: 9_000 },
  ];
  const unit = aPricedUnit({}, { needed_work: needed });
  const on = estimate(unit, initialCostOptions(unit), null);
  expect([caveats(on), on.isComplete]).toEqual([['with FR3 fill at the price on Settings'], true]);
  const off = changeCostOption(initialCostOptions(unit), { fr3Enabled: false });
  expect(caveats(estimate(unit, off, null))).toEqual(['without FR3 fill']);
});

test('a loss that leaves work of unknown cost out can only be larger', () => {
  // 20,000 for 15,000: -33.3%, less 17.5 points.
  const loss = of({ ...unpriced, m_price: 15_000 });
  expect([marginDollars(loss), marginPercent(loss), shareText(loss), profitText(loss)]).toEqual([
    ...['Loss of $5,000 or more', '-33.3% or less', '-33.3%', '-50.8 pts or less'],
  ]);
  expect(marginText(loss)).toBe('Loss of $5,000 or more · -33.3%');
  expect(marginDollars(of({ m_price: 15_000 }))).toBe('-$5,000');
});

test.each([null, 0, 0.004])('at a price of %p no margin is a share of it', (m_price) => {
  const unsold = of({ m_price });
  expect([shareText(unsold), marginPercent(unsold), profitText(unsold)]).toEqual(['N/A', 'N/A', 'N/A']);
});

test('all costs are at least what they are while work of unknown cost is left out', () => {
  const unit = aPricedUnit();
  const options = changeCostOption(initialCostOptions(unit), { reTank: true });
  // 20,000 and the re-tank at 9,000, which the total cost of the specification leaves out.
  expect(allCostsText(estimate(unit, options, null))).toBe('$29,000');
  expect(allCostsText(of(unpriced))).toBe('at least $20,000');
  expect(allCostsText(of({ jcm_total_cost: null }))).toBe('N/A');
});

test('the price that an order was won at says so', () => {
  expect([orderPriceText(41_250.5), orderPriceText({ won: 48_000.5 }), orderPriceText(null)]).toEqual([
    ...['$41,250.50', '$48,000.50 won', 'N/A'],
  ]);
});
