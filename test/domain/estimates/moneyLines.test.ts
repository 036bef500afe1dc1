import fc from 'fast-check';
import { allCosts } from '../../../src/domain/cost/comparison/allCosts';
import { moneyLines } from '../../../src/domain/estimates/moneyLines';
import { workOut } from '../../../src/domain/estimates/workOut';
import { anEstimate, estimatedUnit, everyAddOn, manyInputs, someGrounds } from '../builders/estimates';

const told = (...of: Parameters<typeof anEstimate>) =>
  Object.fromEntries(moneyLines(anEstimate(...of)).map(({ line, value }) => [line, value]));
const OFF = { feedConversion: 0, replacementCabinet: 0, additionalCabinet: 0, reTank: 0 };

test('where the money goes adds up to the cost, line by line', () => {
  expect(told({ ...everyAddOn, reTankCost: '9000', additionalCabinetCost: '300.5' })).toEqual({
    price: 40_000,
    ...{ unit: 10_000, unitLabor: 3_000, unitMaterials: 2_040, fr3: 4_960, turnPull: 3_500, rewind: 0 },
    ...{ feedConversion: 800, replacementCabinet: 2_500, additionalCabinet: 300.5, reTank: 9_000 },
    ...{ total: 36_100.5, margin: 3_899.5, marginPercentage: 9.74875 },
  });
});

test('lines are read from the price over the parts of the cost to the margin, in dollars but for the last', () => {
  const lines = moneyLines(anEstimate());
  expect(lines.map(({ label }) => label)).toEqual([
    ...['Sale price', 'Unit', 'Unit labor', 'Unit materials', 'FR3 fill', 'Turn pull', 'Rewind', 'Feed conversion'],
    ...['Replacement cabinet', 'Additional cabinet', 'Re-tank', 'All costs', 'Margin', 'Margin %'],
  ]);
  expect(lines.filter(({ role }) => role === 'sum').map(({ line }) => line)).toEqual([
    ...['price', 'total', 'margin', 'marginPercentage'],
  ]);
  expect(lines.filter(({ kind }) => kind === 'percent').map(({ line }) => line)).toEqual(['marginPercentage']);
});

test.each([
  ['not named', { unit_cost: null }, 20_000],
  ['not what the cost adds up to', { unit_cost: 10_000.01 }, 20_000],
  ['not there at all', { unit_cost: null, jcm_total_cost: null }, null],
])('where the parts of a cost are %s, the unit with its work is one line', (_, fields, value) => {
  const lines = moneyLines(anEstimate({}, {}, { unit: estimatedUnit(fields) }));
  expect(lines.slice(0, 3).map(({ label, value: dollars }) => [label, dollars])).toEqual([
    ['Sale price', 40_000],
    ['Unit with its work', value],
    ['Feed conversion', 0],
  ]);
});

test('a part that is not recorded has no amount, and the others keep theirs', () => {
  const unit = estimatedUnit({ labor_cost: null, jcm_total_cost: 17_000 });
  expect(told({}, {}, { unit })).toMatchObject({ unit: 10_000, unitLabor: null, unitMaterials: 2_040, total: 17_000 });
});

test('a rewind that costs more than its order covers is a part; so is a fill that is taken out, of nothing', () => {
  const needed_work = [
    { work: 'fr3', cost: 4_960 },
    { work: 'rewind', cost: 1_200.75 },
  ];
  expect(told({ fr3Enabled: false }, {}, { unit: estimatedUnit({ needed_work }) })).toEqual({
    ...{ price: 40_000, unit: 10_000, unitLabor: 3_000, unitMaterials: 2_040, fr3: 0, turnPull: 0, rewind: 1_200.75 },
    // 15,040 + 1,200.75; 23,759.25 / 40,000
    ...{ ...OFF, total: 16_240.75, margin: 23_759.25, marginPercentage: 59.398125 },
  });
});

test('what is left in the fields of work that is off counts nowhere', () => {
  expect(told({ additionalCabinetCost: '300', reTankCost: '9000' })).toMatchObject({ ...OFF, total: 20_000 });
});

test('all costs are those of the unit with materials and labor of the work, or not known', () => {
  const figures = { ...anEstimate().worked.figures, totalCost: 10_000.1, labor: 0.2 };
  expect(allCosts(figures)).toBe(10_000.3); // 10000.300000000001 as binary adds it.
  expect(allCosts({ ...figures, totalCost: null })).toBeNull();
  expect(allCosts({ ...figures, totalCost: 0 })).toBe(0.2);
});

test('to the cent, the parts are all costs, and all costs and margin are the price', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999 });
  const costs = fc.record({ unit_cost: cents, labor_cost: cents, materials_cost: cents, fr3: cents });
  fc.assert(
    fc.property(costs, manyInputs, cents, fc.boolean(), ({ fr3, ...own }, inputs, price, areNamed) => {
      const base = Object.values(own).reduce((sum, each) => sum + each, fr3);
      const named = Object.fromEntries(Object.entries(own).map(([name, each]) => [name, areNamed ? each / 100 : null]));
      const unit = estimatedUnit({
        ...{ ...named, jcm_total_cost: base / 100, needed_work: [] },
        jcm_result: { cost_breakdown: { fr3_cost: fr3 / 100, turn_pull_cost: 3_500.01, feed_conversion_cost: 0.07 } },
      });
      const orderSalePrice = price / 100;
      const worked = workOut(
        inputs,
        someGrounds({ unit: { ...unit, m_price: null, list_price: null }, orderSalePrice }),
      );
      const lines = moneyLines({ inputs, worked });
      const centsOf = (name: string) => Math.round((lines.find(({ line }) => line === name)?.value ?? 0) * 100);
      const parts = lines.filter(({ role }) => role === 'part');
      expect(parts.reduce((sum, { line }) => sum + centsOf(line), 0)).toBe(centsOf('total'));
      if (worked.figures.salePrice !== null) expect(centsOf('total') + centsOf('margin')).toBe(centsOf('price'));
      expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
    }),
  );
});

test('a cost that was typed for work without a recorded one says so', () => {
  const unit = estimatedUnit({ jcm_result: { cost_breakdown: { fr3_cost: 4_960 } } });
  const typed = { reTank: true, reTankCost: '1', replacementCabinet: true, additionalCabinetCost: '200' };
  const labels = moneyLines(anEstimate(typed, {}, { unit })).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Re-tank (entered by hand)', 'Additional cabinet (entered by hand)']));
  const recorded = moneyLines(anEstimate({ reTank: true, reTankCost: '9000' })).map(({ label }) => label);
  expect(recorded).toContain('Re-tank');
});
