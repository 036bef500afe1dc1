import {
  costFigure,
  salePriceFigure,
  salePriceWords,
  type PricedUnit,
} from '../../../../src/domain/cost/unitDetail/figures';

const unpriced: PricedUnit = {
  unitCost: null,
  laborCosts: null,
  materialsCost: null,
  sellPrice: null,
  unitPrice: null,
};

test.each([
  ['unit', { unitCost: 20_000.5 }, { cents: 2_000_050, isAssumed: false }],
  ['unit', { unitCost: 0 }, { cents: 0, isAssumed: false }],
  ['unit', { unitCost: -1 }, { cents: 3_000_000, isAssumed: true }],
  ['unit', {}, { cents: 3_000_000, isAssumed: true }],
  ['unit', { unitCost: 1e300 }, { cents: 3_000_000, isAssumed: true }],
  ['labor', { laborCosts: 750 }, { cents: 75_000, isAssumed: false }],
  ['labor', { unitCost: 1 }, { cents: 500_000, isAssumed: true }],
  ['materials', { materialsCost: 0.1 }, { cents: 10, isAssumed: false }],
  ['materials', { materialsCost: Number.NaN }, { cents: 200_000, isAssumed: true }],
] as const)('the %s cost of %j is %j', (part, costs, expected) => {
  expect(costFigure({ ...unpriced, ...costs }, part)).toEqual(expected);
});

test.each([
  [
    { sellPrice: 40_000, unitPrice: 38_000, unitCost: 20_000 },
    { cents: 4_000_000, from: 'sellPrice' },
  ],
  [
    { sellPrice: 0, unitPrice: 38_000, unitCost: 20_000 },
    { cents: 3_800_000, from: 'unitPrice' },
  ],
  [
    { sellPrice: -5, unitPrice: null, unitCost: 20_000 },
    { cents: 2_800_000, from: 'unitCost' },
  ],
  [{ unitCost: 10.01 }, { cents: 1_401, from: 'unitCost' }],
  [{ unitCost: 0 }, { cents: 5_000_000, from: 'fixed' }],
  [{}, { cents: 5_000_000, from: 'fixed' }],
])('the sale price of %j is %j', (prices, expected) => {
  expect(salePriceFigure({ ...unpriced, ...prices })).toEqual(expected);
});

test.each([
  [41_250.5, { cents: 4_125_050, from: 'order' }],
  [0, { cents: 4_000_000, from: 'sellPrice' }],
  [-1, { cents: 4_000_000, from: 'sellPrice' }],
  [0.001, { cents: 4_000_000, from: 'sellPrice' }],
  [null, { cents: 4_000_000, from: 'sellPrice' }],
])('with an order priced %p, the sale price is %j', (orderSalePrice, expected) => {
  expect(salePriceFigure({ ...unpriced, sellPrice: 40_000 }, orderSalePrice)).toEqual(expected);
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
