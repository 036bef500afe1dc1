import { breakdownLines } from '../../../../src/domain/cost/unitDetail/breakdown';
import { estimate } from '../../../../src/domain/cost/unitDetail/estimate';
import { noUnitOptions } from '../../../../src/domain/unitOptions/unitOptions';
import { anInventoryUnit } from '../../builders/inventoryUnits';

const unit = anInventoryUnit({ unitCost: 20_000, laborCosts: 4_000, materialsCost: 1_000, sellPrice: 40_000 });
const lines = (options = {}, of = unit) => breakdownLines(estimate(of, { ...noUnitOptions, ...options }));

test('the lines lead from the bare costs over each chosen add-on to total, price and margin', () => {
  expect(
    lines({ fr3Enabled: true, turnPull: true }).map(({ label, percent, dollars }) => [label, percent, dollars]),
  ).toEqual([
    ['Unit', null, 20_000],
    ['Labor', null, 4_000],
    ['Materials', null, 1_000],
    ['FR3', 15, 3_750],
    ['Turn pull', 5, 1_250],
    ['Total cost', null, 30_000],
    ['Sale price', null, 40_000],
    ['Margin', 25, 10_000],
  ]);
});

test('without add-ons the costs alone make up the total', () => {
  expect(lines().map(({ id }) => id)).toEqual(['unit', 'labor', 'materials', 'total', 'salePrice', 'margin']);
});

test('figures that stand for missing data are marked, sums are not', () => {
  const assumed = lines({}, anInventoryUnit({ laborCosts: 4_000 })).filter(({ isAssumed }) => isAssumed);
  expect(assumed.map(({ id }) => id)).toEqual(['unit', 'materials', 'salePrice']);
});
