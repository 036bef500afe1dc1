import { freightOf, hasFreight, type Load } from '../../../src/domain/freight/freight';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { someRates } from '../builders/rates';

const rates = someRates({
  ...{ freightPerMile10: 2.5, freightPerMile20: 3.5, freightPerMile45: 4.75, freightPerMileOver45: 9 },
  ...{ freightMinimum: 650, freightPermit: 400 },
});
const aLoad = (load: Partial<Load> = {}): Load => ({ miles: 1_000, pounds: 8_000, width: 89, ...load });
const dollars = (load: Partial<Load>, of = rates) => {
  const freight = freightOf(of, aLoad(load), false);
  return freight?.kind === 'known' ? freight.dollars : freight;
};

test('without a rate per mile there is no freight, whatever the minimum', () => {
  expect(hasFreight(DEFAULT_RATES)).toBe(false);
  const none = someRates({ freightMinimum: 650, freightPermit: 400 });
  expect(freightOf(none, aLoad(), false)).toBeNull();
  expect(freightOf(none, aLoad(), true)).toBeNull();
});

test.each([
  [1, 2_500],
  [10_000, 2_500],
  [10_001, 3_500],
  [20_000, 3_500],
  [20_001, 4_750],
  [45_000, 4_750],
  // 9,000 and a permit for the weight.
  [45_001, 9_400],
])('1,000 miles with %d lb cost $%d', (pounds, expected) => {
  expect(dollars({ pounds })).toBe(expected);
});

test.each([
  [260, 650],
  [261, 652.5],
  [0, 650],
])('%d miles with 8,000 lb cost $%d: at least the minimum', (miles, expected) => {
  expect(dollars({ miles })).toBe(expected);
});

test('a load wider than 102 in needs a permit, also above the minimum', () => {
  expect(dollars({ width: 102 })).toBe(2_500);
  expect(dollars({ width: 102.5 })).toBe(2_900);
  expect(dollars({ width: 110, miles: 5 })).toBe(1_050);
  expect(dollars({ width: null })).toBe(2_500);
});

test('a minimum or permit that is not set adds nothing', () => {
  const plain = someRates({ freightPerMile10: 2.5 });
  expect(dollars({ miles: 5, width: 110 }, plain)).toBe(12.5);
});

test.each([
  [{ pounds: null }, 'weight'],
  [{ pounds: 0 }, 'weight'],
  [{ miles: null }, 'distance'],
] as const)('with %j the freight is not known', (load, missing) => {
  expect(dollars(load)).toEqual({ kind: 'not known', missing });
});

test('a weight whose class has no rate has no known freight', () => {
  expect(dollars({ pounds: 30_000 }, someRates({ freightPerMile10: 2.5 }))).toEqual({
    ...{ kind: 'not known', missing: 'rate' },
  });
});

test('freight that the customer pays is not counted, known or not', () => {
  expect(freightOf(rates, aLoad(), true)).toEqual({ kind: 'paid by customer' });
  expect(freightOf(rates, aLoad({ pounds: null }), true)).toEqual({ kind: 'paid by customer' });
});
