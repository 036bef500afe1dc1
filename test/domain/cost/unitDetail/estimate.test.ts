import fc from 'fast-check';
import { toCents } from '../../../../src/domain/cost/cents';
import { breakdownLines, unitPriceBar } from '../../../../src/domain/cost/unitDetail/breakdown';
import {
  addOns,
  chosenAddOns,
  estimate,
  salePriceFigure,
  salePriceWords,
} from '../../../../src/domain/cost/unitDetail/estimate';
import { noUnitOptions, type UnitOptions } from '../../../../src/domain/units/unitOptions';
import { testProperty, forAll } from '../../builders/forAll';
import { anInventoryUnit } from '../../builders/inventoryUnits';
import { someRates } from '../../builders/rates';

const known = { unitCost: 20_000, laborCosts: 4_000, materialsCost: 1_000, sellPrice: 50_000 };
const estimateOf = (fields: Record<string, unknown> = {}, options: Partial<UnitOptions> = {}) =>
  estimate(anInventoryUnit(fields), { ...noUnitOptions, ...options });
const everything = {
  fr3Enabled: true,
  feedConversion: true,
  replacementCabinet: true,
  turnPull: true,
  reTank: true,
};

test('without add-ons the costs are as they are', () => {
  expect(estimateOf(known)).toEqual({
    costs: {
      unit: { base: 20_000, dollars: 20_000, isAssumed: false },
      labor: { base: 4_000, dollars: 4_000, isAssumed: false },
      materials: { base: 1_000, dollars: 1_000, isAssumed: false },
    },
    addOns: [],
    addOnPercent: 0,
    addOnDollars: 0,
    total: 25_000,
    salePrice: { dollars: 50_000, from: 'sellPrice', isAssumed: false },
    margin: 25_000,
    marginPercentage: 50,
    tone: 'good',
    goodMargin: 30,
  });
});

describe('add-ons', () => {
  test.each([
    ['fr3Enabled', 15, 28_750],
    ['feedConversion', 8, 27_000],
    ['replacementCabinet', 12, 28_000],
    ['turnPull', 5, 26_250],
    ['reTank', 0, 25_000],
  ] as const)('the add-on %s puts %p percent on every cost', (option, percent, total) => {
    const result = estimateOf(known, { [option]: true });
    expect(result).toMatchObject({ addOnPercent: percent, addOnDollars: total - 25_000, total });
    expect(result.addOns).toMatchObject([{ percent, dollars: total - 25_000 }]);
    expect(result.costs.labor).toMatchObject({ base: 4_000, dollars: 4_000 * (1 + percent / 100) });
  });

  test('add-ons add up: their percents are summed, not multiplied', () => {
    const result = estimateOf(known, everything);
    expect(result).toMatchObject({ addOnPercent: 40, addOnDollars: 10_000, total: 35_000, margin: 15_000 });
    expect(result.addOns).toEqual([
      { id: 'fr3', label: 'FR3', percent: 15, dollars: 3_750 },
      { id: 'feedConversion', label: 'Feed conversion', percent: 8, dollars: 2_000 },
      { id: 'replacementCabinet', label: 'Replacement cabinet', percent: 12, dollars: 3_000 },
      { id: 'turnPull', label: 'Turn pull', percent: 5, dollars: 1_250 },
      { id: 'reTank', label: 'Re-tank', percent: 0, dollars: 0 },
    ]);
  });

  test('FR3 counts whether or not its gallons are known', () => {
    expect(estimateOf(known, { fr3Enabled: true, fr3EstimatedGallons: '' }).addOnPercent).toBe(15);
  });

  test('no other option is an add-on', () => {
    expect(chosenAddOns(noUnitOptions)).toEqual([]);
    expect(chosenAddOns({ ...noUnitOptions, ...everything })).toEqual(addOns());
  });
});

describe('what is missing is assumed', () => {
  test('everything that is missing is assumed', () => {
    const result = estimateOf();
    expect(result.costs).toEqual({
      unit: { base: 30_000, dollars: 30_000, isAssumed: true },
      labor: { base: 5_000, dollars: 5_000, isAssumed: true },
      materials: { base: 2_000, dollars: 2_000, isAssumed: true },
    });
    expect(result).toMatchObject({
      salePrice: { dollars: 50_000, from: 'fixed', isAssumed: true },
      margin: 13_000,
      marginPercentage: 26,
      tone: 'bad',
    });
  });

  test.each([
    ['the sell price', { sellPrice: 45_000, unitPrice: 44_000, unitCost: 10_000 }, 45_000, 'sellPrice', false],
    ['the unit price', { sellPrice: null, unitPrice: 44_000, unitCost: 10_000 }, 44_000, 'unitPrice', false],
    ['the unit price, a sell price of 0 being none', { sellPrice: 0, unitPrice: 44_000 }, 44_000, 'unitPrice', false],
    ['the unit price, a negative one being none', { sellPrice: -1, unitPrice: 44_000 }, 44_000, 'unitPrice', false],
    ['the unit price, less than a cent being none', { sellPrice: 0.001, unitPrice: 4 }, 4, 'unitPrice', false],
    ['1.4 times the unit cost', { sellPrice: 0, unitPrice: 0, unitCost: 10_000 }, 14_000, 'unitCost', true],
    ['1.4 times the unit cost, to the cent', { unitCost: 10_000.01 }, 14_000.01, 'unitCost', true],
    ['50000 without a unit cost', { laborCosts: 1 }, 50_000, 'fixed', true],
    ['50000 for a unit that cost nothing', { unitCost: 0 }, 50_000, 'fixed', true],
    ['50000 for a negative unit cost', { unitCost: -5 }, 50_000, 'fixed', true],
  ])('the sale price is taken from %s', (_, fields, dollars, from, isAssumed) => {
    expect(estimateOf(fields).salePrice).toEqual({ dollars, from, isAssumed });
  });

  test('add-ons do not move an assumed sale price', () => {
    expect(estimateOf({ unitCost: 10_000 }, everything).salePrice.dollars).toBe(14_000);
  });

  test.each([null, -1, 1e300, Number.NaN])('a cost of %p is missing', (cost) => {
    const unit = { ...anInventoryUnit(), unitCost: cost, laborCosts: cost, materialsCost: cost };
    const { costs } = estimate(unit, noUnitOptions);
    expect(Object.values(costs).map(({ base, isAssumed }) => [base, isAssumed])).toEqual([
      [30_000, true],
      [5_000, true],
      [2_000, true],
    ]);
  });

  test('a cost of 0 is known', () => {
    expect(estimateOf({ unitCost: 0, laborCosts: 0, materialsCost: 0, sellPrice: 1 })).toMatchObject({
      costs: { unit: { base: 0, isAssumed: false }, labor: { base: 0 }, materials: { base: 0 } },
      margin: 1,
      marginPercentage: 100,
    });
  });
});

test.each([
  [10_000, 7_000, 30, 'good'],
  [10_000, 7_000.01, 29.9999, 'bad'],
  [10_000, 6_999.99, 30.0001, 'good'],
  [0.1, 0.07, 30, 'good'],
  [10_000, 10_000, 0, 'bad'],
  [10_000, 12_500, -25, 'bad'],
  [10_000, 0, 100, 'good'],
])('the margin of a price of %p with costs of %p, %p percent, is %s', (sellPrice, unitCost, percent, tone) => {
  const result = estimateOf({ sellPrice, unitCost, laborCosts: 0, materialsCost: 0 });
  expect(result.marginPercentage).toBeCloseTo(percent, 6);
  expect(result.tone).toBe(tone);
});

test('seen for an order, the unit brings the price of the order', () => {
  // 41,250.50 − 25,000 = 16,250.50, 39.39… %
  const result = estimate(anInventoryUnit(known), noUnitOptions, 41_250.5);
  expect(result).toMatchObject({
    salePrice: { dollars: 41_250.5, from: 'order', isAssumed: false },
    margin: 16_250.5,
    tone: 'good',
  });
  expect(result.marginPercentage).toBeCloseTo(39.395, 3);
});

const money = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -100, max: 999_999_999 }).map((cents) => cents / 100),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const anyUnit = fc.record({
  unitCost: money,
  laborCosts: money,
  materialsCost: money,
  sellPrice: money,
  unitPrice: money,
});
const anyOptions = fc.record({
  fr3Enabled: fc.boolean(),
  feedConversion: fc.boolean(),
  replacementCabinet: fc.boolean(),
  turnPull: fc.boolean(),
  reTank: fc.boolean(),
});

testProperty('no cent is lost, and every figure is a number', anyUnit, anyOptions, (fields, options) => {
  const result = estimateOf(fields, options);
  const { unit, labor, materials } = result.costs;
  const sum = (...dollars: number[]) => dollars.reduce((cents, each) => cents + toCents(each), 0);
  fc.pre(result.salePrice.dollars < 1e9 && result.total < 1e9);
  expect(sum(unit.dollars, labor.dollars, materials.dollars)).toBe(toCents(result.total));
  expect(sum(unit.base, labor.base, materials.base, result.addOnDollars)).toBe(toCents(result.total));
  expect(sum(...result.addOns.map(({ dollars }) => dollars))).toBe(toCents(result.addOnDollars));
  expect(sum(result.total, result.margin)).toBe(toCents(result.salePrice.dollars));
  expect(result.tone === 'good').toBe(10 * toCents(result.margin) >= 3 * toCents(result.salePrice.dollars));
});

testProperty('whatever the amounts, the result is finite', anyUnit, anyOptions, (fields, options) => {
  const figures = breakdownLines(estimateOf(fields, options)).flatMap(({ dollars, percent }) => [dollars, percent]);
  expect(figures.every((each) => each === null || Number.isFinite(each))).toBe(true);
});

test('each percentage comes from its own rate, also one of 0 or of a fraction', () => {
  const rates = someRates({
    ...{ addOnFr3: 0, addOnFeedConversion: 1.25, addOnReplacementCabinet: 2, addOnTurnPull: 3, addOnReTank: 100 },
  });
  expect(addOns(rates).map(({ id, percent }) => [id, percent])).toEqual([
    ...[['fr3', 0] as const, ['feedConversion', 1.25] as const, ['replacementCabinet', 2] as const],
    ...[['turnPull', 3] as const, ['reTank', 100] as const],
  ]);
  expect(chosenAddOns({ ...noUnitOptions, fr3Enabled: true }, rates)).toMatchObject([{ id: 'fr3', percent: 0 }]);
});

test.each([
  [41_250.5, { cents: 4_125_050, from: 'order' }],
  [0, { cents: 4_000_000, from: 'sellPrice' }],
  [-1, { cents: 4_000_000, from: 'sellPrice' }],
  [0.001, { cents: 4_000_000, from: 'sellPrice' }],
  [null, { cents: 4_000_000, from: 'sellPrice' }],
])('with an order priced %p, the sale price is %j', (orderSalePrice, expected) => {
  expect(salePriceFigure(anInventoryUnit({ sellPrice: 40_000 }), orderSalePrice)).toEqual(expected);
});

test('the source of a price is one word', () => {
  expect(salePriceWords).toEqual({
    won: 'won',
    order: 'order',
    sellPrice: 'unit',
    unitPrice: 'unit',
    unitCost: 'assumed',
    fixed: 'assumed',
  });
});

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
