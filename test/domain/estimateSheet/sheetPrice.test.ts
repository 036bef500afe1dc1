import { changeCostOption, initialCostOptions, type CostChange } from '../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../src/domain/cost/comparison/estimate';
import { sheetPrice } from '../../../src/domain/estimateSheet/sheetPrice';
import { aPricedUnit } from '../builders/comparisonUnits';

/** 20,000 = 10,000 the unit + 3,000 labor + 2,040 materials + 4,960 FR3 fill. */
const itemized = { unit_cost: 10_000, labor_cost: 3_000, materials_cost: 2_040 };
const linesOf = (fields: Record<string, unknown> = {}, change: CostChange = {}) => {
  const unit = aPricedUnit({}, fields);
  const lines = sheetPrice(estimate(unit, changeCostOption(initialCostOptions(unit), change), 41_250.5));
  return lines.map(({ label, value, kind }) => (kind === 'part' ? `  ${label}: ${value}` : `${label}: ${value}`));
};

test('the price with its origin, the list price, the cost part by part, and the margin, as on the card', () => {
  const fields = { ...itemized, m_price: 41_250.5, list_price: 27_250 };
  // 41,250.50 − 23,500 − 9,000 = 8,750.50, 21.2 %
  expect(linesOf(fields, { turnPull: true, reTank: true })).toEqual([
    'Sale price: $41,250.50 order',
    'List price: $27,250',
    'Cost: $23,500',
    '  Unit: $10,000',
    '  Unit labor: $3,000',
    '  Unit materials: $2,040',
    '  FR3 fill: $4,960',
    '  Turn pull: $3,500',
    'Materials of the work: $0',
    'Labor of the work: $9,000',
    'Total cost (without labor): $23,500',
    'Margin: $8,751',
    'Margin %: 21.2%',
    'Profit: 3.7 pts',
  ]);
});

test('parts and a list price that are not known have no line', () => {
  expect(linesOf()).toEqual([
    'Sale price: $40,000 unit',
    'Cost: $20,000',
    'Materials of the work: $0',
    'Labor of the work: $0',
    'Total cost (without labor): $20,000',
    'Margin: $20,000',
    'Margin %: 50.0%',
    'Profit: 32.5 pts',
  ]);
});

test('margin and profit are at most what they are while work of unknown cost is left out', () => {
  expect(
    linesOf({
      needed_work: [
        { work: 'rewind', cost: null },
        { work: 'fr3', cost: 4_960 },
      ],
    }).slice(-3),
  ).toEqual(['Margin: at most $20,000', 'Margin %: at most 50.0%', 'Profit: at most 32.5 pts']);
});

test('the margin is what is read first', () => {
  const unit = aPricedUnit();
  const sums = sheetPrice(estimate(unit, initialCostOptions(unit), null)).filter(({ kind }) => kind === 'sum');
  expect(sums.map(({ label }) => label)).toEqual(['Margin', 'Margin %']);
});
