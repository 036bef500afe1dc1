import { type Estimate, estimate } from '../../../src/domain/cost/comparison/estimate';
import { initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { afterFreight, type Freight } from '../../../src/domain/freight/freight';
import { afterFreightText, freightLine, freightValue, freightWords } from '../../../src/domain/freight/freightWords';
import { aPricedUnit } from '../builders/comparisonUnits';

const unit = aPricedUnit();
/** Margin $10,000 of $40,000, unless stated otherwise. */
const anEstimate = (fields: Partial<Estimate> = {}): Estimate => ({
  ...estimate(unit, initialCostOptions(unit), 40_000),
  ...{ margin: 10_000, salePrice: 40_000, goodMargin: 30, isComplete: true },
  ...fields,
});
const known: Freight = { kind: 'known', dollars: 2_640, miles: 1_220, pounds: 10_300, hasPermit: false };

test('the margin after freight is a percentage of the price', () => {
  // 10,000 - 2,640 = 7,360 of 40,000.
  expect(afterFreight(anEstimate(), known)).toEqual({ dollars: 7_360, percent: 18.4 });
  expect(afterFreightText(anEstimate(), known)).toBe('after freight ≈ 18.4%, 1,220 mi, 10,300 lb');
});

test('a margin that leaves a cost out is the most there can be, after freight too', () => {
  expect(afterFreightText(anEstimate({ isComplete: false }), known)).toBe(
    'after freight at most ≈ 18.4%, 1,220 mi, 10,300 lb',
  );
});

test('freight turns a small margin into a loss', () => {
  expect(afterFreight(anEstimate({ margin: 1_000 }), known)).toEqual({ dollars: -1_640, percent: -4.1 });
});

test('a permit is named', () => {
  expect(freightValue({ ...known, hasPermit: true })).toBe('≈ $2,640, 1,220 mi, 10,300 lb, with permit');
});

test('without a price or cost the freight is shown alone', () => {
  const text = 'freight ≈ $2,640, 1,220 mi, 10,300 lb';
  expect(afterFreightText(anEstimate({ salePrice: null, margin: null }), known)).toBe(text);
  expect(afterFreightText(anEstimate({ margin: null }), known)).toBe(text);
});

test.each([
  ['weight', 'freight not known: weight not recorded'],
  ['distance', 'freight not known: distance not known'],
  ['rate', 'freight not known: no rate for this weight'],
] as const)('freight without a %s is not known', (missing, text) => {
  expect(afterFreightText(anEstimate(), { kind: 'not known', missing })).toBe(text);
  expect(afterFreight(anEstimate(), { kind: 'not known', missing })).toBeNull();
});

test('freight paid by the customer leaves the margin as it is', () => {
  expect(afterFreightText(anEstimate(), { kind: 'paid by customer' })).toBe('freight paid by customer');
  expect(afterFreight(anEstimate(), { kind: 'paid by customer' })).toEqual({ dollars: 10_000, percent: 25 });
});

test('without freight rates nothing is left of a margin', () => {
  expect(afterFreight(anEstimate(), null)).toBeNull();
});

test('a line names what its value is', () => {
  expect(freightLine(anEstimate(), known)).toEqual({ label: 'After freight', value: '≈ 18.4%, 1,220 mi, 10,300 lb' });
  expect(freightLine(anEstimate({ margin: null }), known)).toEqual({
    ...{ label: 'Freight', value: '≈ $2,640, 1,220 mi, 10,300 lb' },
  });
  expect(freightLine(anEstimate(), { kind: 'paid by customer' })).toEqual({
    ...{ label: 'Freight', value: 'paid by customer' },
  });
});

test('the filter text of freight has no figures', () => {
  const known: Freight = { kind: 'known', dollars: 4_270, miles: 1_220, pounds: 10_300, hasPermit: false };
  const texts = [known, { kind: 'paid by customer' } as const, { kind: 'not known', missing: 'weight' } as const, null];
  expect(texts.map(freightWords)).toEqual([
    ...['after freight', 'freight paid by customer', 'freight not known: weight not recorded', ''],
  ]);
});
