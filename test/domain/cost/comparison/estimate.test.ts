import fc from 'fast-check';
import { toCents, toDollars } from '../../../../src/domain/cost/cents';
import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
} from '../../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import { aUnit } from '../../builders/units';

const costs = {
  fr3_cost: 4960,
  turn_pull_cost: 3500,
  feed_conversion_cost: 800,
  replacement_cabinet_cost: 2500,
  retank_cost: 9000,
};
const unit = aUnit({ jcm_total_cost: 20_000, m_price: 40_000, jcm_result: { cost_breakdown: costs } });
const estimateWith = (change: CostChange, of = unit, orderPrice: number | null = 50_000) =>
  estimate(of, changeCostOption(initialCostOptions(of), change), orderPrice);

test('at the start: base cost, no materials, no labor', () => {
  expect(estimateWith({})).toEqual({
    salePrice: 40_000,
    cost: 20_000,
    materials: 0,
    labor: 0,
    totalCost: 20_000,
    margin: 20_000,
    marginPercentage: 50,
    profitPercentage: 32.5,
  });
});

test.each([
  ['FR3 off takes its cost away', { fr3Enabled: false }, { cost: 15_040, materials: 0, labor: 0, margin: 24_960 }],
  ['turn pull adds to the cost', { turnPull: true }, { cost: 23_500, materials: 0, margin: 16_500 }],
  ['feed conversion is material', { feedConversion: true }, { cost: 20_000, materials: 800, totalCost: 20_800 }],
  [
    'cabinet and additional cost are material',
    { replacementCabinet: true, additionalCabinetCost: '300' },
    { materials: 2_800, totalCost: 22_800, margin: 17_200 },
  ],
  ['re-tank is labor, outside the total cost', { reTank: true }, { labor: 9_000, totalCost: 20_000, margin: 11_000 }],
  ['re-tank at the cost entered', { reTank: true, reTankCost: '100' }, { labor: 100, margin: 19_900 }],
  [
    'turned on with nothing entered, re-tank starts at the cost of the server',
    { reTank: true, reTankCost: '' },
    { labor: 9_000 },
  ],
])('%s', (_, change, expected) => {
  expect(estimateWith(change)).toMatchObject(expected);
});

test('an entry emptied afterwards costs nothing', () => {
  const on = changeCostOption(initialCostOptions(unit), { reTank: true });
  expect(estimate(unit, changeCostOption(on, { reTankCost: '' }), null).labor).toBe(0);
});

test.each([
  [40_000, 50_000, 40_000],
  [0, 50_000, 50_000],
  [-1, 50_000, 50_000],
  [null, 50_000, 50_000],
  [null, null, null],
])('own price %p and order price %p: sold at %p', (m_price, orderPrice, expected) => {
  const priced = aUnit({ m_price });
  expect(estimate(priced, initialCostOptions(priced), orderPrice).salePrice).toBe(expected);
});

test('without any price the margin is unknown and its percentage 0', () => {
  const result = estimateWith({}, aUnit({ jcm_total_cost: 100 }), null);
  expect(result).toMatchObject({ salePrice: null, margin: null, marginPercentage: 0, profitPercentage: -17.5 });
});

test('a price of 0 has percentage 0', () => {
  const result = estimateWith({}, aUnit({ jcm_total_cost: 100 }), 0);
  expect(result).toMatchObject({ salePrice: 0, margin: -100, marginPercentage: 0 });
});

test('a price of less than half a cent has percentage 0', () => {
  const result = estimateWith({}, aUnit({ jcm_total_cost: 100 }), 0.004);
  expect(result).toMatchObject({ margin: -100, marginPercentage: 0 });
});

test('without a cost nothing is made up', () => {
  expect(estimateWith({}, aUnit({ m_price: 100 }))).toMatchObject({
    cost: null,
    totalCost: null,
    margin: null,
    marginPercentage: null,
    profitPercentage: null,
  });
});

const cents = fc.integer({ min: 0, max: 99_999_999 });

test('no cent is lost: price is margin and all costs, to the cent', () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, fc.boolean(), (base, price, fr3, cabinet, isOff) => {
      const own = aUnit({
        jcm_total_cost: base / 100,
        m_price: (price + 1) / 100,
        jcm_result: { cost_breakdown: { ...costs, fr3_cost: fr3 / 100, replacement_cabinet_cost: cabinet / 100 } },
      });
      const result = estimateWith(
        { fr3Enabled: !isOff, replacementCabinet: true, feedConversion: true, turnPull: true },
        own,
      );
      const total = base + 350_000 + (isOff ? -fr3 : 0) + 80_000 + cabinet;
      expect(result.margin).toBe((price + 1 - total) / 100);
    }),
  );
});

test.each([
  [1.005, 101],
  [0.1 + 0.2, 30],
  [-1.005, -101],
  [19.99, 1999],
])('%p dollars are %p cents', (dollars, expected) => {
  expect(toCents(dollars)).toBe(expected);
});

test('cents survive the way to dollars and back', () => {
  fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (each) => toCents(toDollars(each)) === each));
});
