import fc from 'fast-check';
import { breakdownLines, unitPriceBar } from '../../../../src/domain/cost/unitDetail/breakdown';
import { estimate } from '../../../../src/domain/cost/unitDetail/estimate';
import { noUnitOptions, type UnitOptions } from '../../../../src/domain/units/unitOptions';
import { someRates } from '../../builders/rates';
import { anInventoryUnit } from '../../builders/inventoryUnits';
import { forAll } from '../../builders/forAll';

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

test('assumed figures are marked, sums are not', () => {
  const assumed = lines({}, anInventoryUnit({ laborCosts: 4_000 })).filter(({ isAssumed }) => isAssumed);
  expect(assumed.map(({ id }) => id)).toEqual(['unit', 'materials', 'salePrice']);
});

/** A unit carried through line by line: '18,400.00 + 3,900.00 + 2,250.00', each line to the cent. */
const pad = anInventoryUnit({ unitCost: 18_400, laborCosts: 3_900, materialsCost: 2_250, sellPrice: 46_800 });
const written = (of: ReturnType<typeof estimate>) =>
  breakdownLines(of).map(({ label, percent, dollars, isAssumed }) =>
    [
      label,
      percent === null ? '' : ` ${Number(percent.toFixed(2))}%`,
      ` ${dollars.toFixed(2)}`,
      isAssumed ? ' ?' : '',
    ].join(''),
  );

test('a 1,000 kVA pad with FR3 and a new cabinet, seen for an order of 41,250 dollars', () => {
  // 24,550 × 27 % = 6,628.50, of which FR3 has 15/27. 41,250 − 31,178.50 = 10,071.50; of 41,250 that is 24.42 %.
  const chosen = { ...noUnitOptions, fr3Enabled: true, fr3EstimatedGallons: '350', replacementCabinet: true };
  expect(written(estimate(pad, chosen, 41_250))).toEqual([
    ...['Unit 18400.00', 'Labor 3900.00', 'Materials 2250.00'],
    ...['FR3 15% 3682.50', 'Replacement cabinet 12% 2946.00'],
    ...['Total cost 31178.50', 'Sale price 41250.00', 'Margin 24.42% 10071.50'],
  ]);
});

test('the same unit by the rates of another year, for no order: its own price, its own percentages', () => {
  // 24,550 × (17.5 + 2.25) % = 4,848.625, by parts 3,634 + 770.25 + 444.375 (half a cent up): 4,848.63, of which 4,296.25 are FR3's.
  const rates = someRates({ addOnFr3: 17.5, addOnTurnPull: 2.25, goodMargin: 38 });
  const of = estimate(pad, { ...noUnitOptions, fr3Enabled: true, turnPull: true }, null, rates);
  expect(written(of)).toEqual([
    ...['Unit 18400.00', 'Labor 3900.00', 'Materials 2250.00', 'FR3 17.5% 4296.25', 'Turn pull 2.25% 552.38'],
    ...['Total cost 29398.63', 'Sale price 46800.00', 'Margin 37.18% 17401.37'],
  ]);
  expect([of.tone, of.goodMargin]).toEqual(['bad', 38]);
});

test('a unit of which nothing is known is assumed in every line but the sums, and says so', () => {
  // (30,000 + 5,000 + 2,000) × 1.05 = 38,850; 50,000 − 38,850 = 11,150.
  expect(written(estimate(anInventoryUnit(), { ...noUnitOptions, turnPull: true }))).toEqual([
    ...['Unit 30000.00 ?', 'Labor 5000.00 ?', 'Materials 2000.00 ?', 'Turn pull 5% 1850.00'],
    ...['Total cost 38850.00', 'Sale price 50000.00 ?', 'Margin 22.3% 11150.00'],
  ]);
});

const known = { unitCost: 20_000, laborCosts: 4_000, materialsCost: 1_000, sellPrice: 50_000 };
const barOf = (fields: Record<string, unknown>, options: Partial<UnitOptions> = {}) =>
  unitPriceBar(estimate(anInventoryUnit(fields), { ...noUnitOptions, ...options }));

test('the parts of a price, in the order of the breakdown', () => {
  expect(barOf(known, { replacementCabinet: true, feedConversion: true })).toEqual({
    parts: [
      { name: 'unit', width: 40 },
      { name: 'labor', width: 8 },
      { name: 'materials', width: 2 },
      { name: 'addOns', width: 10 },
      { name: 'margin', width: 40 },
    ],
    priceEnd: null,
  });
});

test('a loss: the costs fill the bar and the price ends before it', () => {
  expect(barOf({ ...known, sellPrice: 20_000 })).toEqual({
    parts: [
      { name: 'unit', width: 80 },
      { name: 'labor', width: 16 },
      { name: 'materials', width: 4 },
      { name: 'addOns', width: 0 },
      { name: 'margin', width: 0 },
    ],
    priceEnd: 80,
  });
});

test('whatever a unit costs, the parts fill the bar, and the price ends within it for a loss only', () => {
  const dollars = fc.option(fc.double({ min: 0, max: 1e7, noNaN: true }));
  const unit = fc.record({ unitCost: dollars, laborCosts: dollars, materialsCost: dollars, sellPrice: dollars });
  forAll(unit, fc.boolean(), fc.boolean(), (fields, fr3Enabled, turnPull) => {
    const { parts, priceEnd } = barOf(fields, { fr3Enabled, turnPull });
    expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
    expect(parts.every(({ width }) => width >= 0 && width <= 100)).toBe(true);
    const { margin } = estimate(anInventoryUnit(fields), { ...noUnitOptions, fr3Enabled, turnPull });
    expect(priceEnd !== null).toBe(margin < 0);
    if (priceEnd !== null) expect(priceEnd > 0 && priceEnd < 100).toBe(true);
  });
});
