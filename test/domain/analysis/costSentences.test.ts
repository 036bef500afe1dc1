import { costSentences } from '../../../src/domain/analysis/costSentences';
import type { AddOnShare, UnitEstimate } from '../../../src/domain/cost/unitDetail/estimate';
import { aUnitEstimate } from '../builders/unitEstimates';

const sold = (dollars: number): UnitEstimate['salePrice'] => ({ dollars, from: 'sellPrice', isAssumed: false });
const cost = (dollars: number) => ({ base: dollars, dollars, isAssumed: false });

test('margin, target, largest cost and add-ons follow each other', () => {
  // 25,000 / 0.7 is 35,714.29, so 14,285.71 below the price; 20,000 of 25,000 is 80 %.
  expect(costSentences(aUnitEstimate())).toEqual([
    'The margin is $25,000, 50.0% of the sale price of $50,000.',
    'The price is $14,286 above what a margin of 30% needs.',
    'The largest cost is the unit: $20,000, 80.0% of the total of $25,000.',
    'No add-ons are chosen.',
  ]);
});

test('the price has its cents, and a margin that misses 30 percent does not read as 30', () => {
  const missing = aUnitEstimate({
    salePrice: sold(41_250.5),
    total: 28_876,
    margin: 12_374.5,
    marginPercentage: 29.9984,
    tone: 'bad',
  });
  expect(costSentences(missing).slice(0, 2)).toEqual([
    'The margin is $12,375, 29.9% of the sale price of $41,250.50.',
    'The price is less than $1 below what a margin of 30% needs.',
  ]);
});

test('a loss is shown with its sign', () => {
  const loss = aUnitEstimate({ salePrice: sold(20_000), margin: -5_000, marginPercentage: -25, tone: 'bad' });
  expect(costSentences(loss)[0]).toBe('The margin is -$5,000, -25.0% of the sale price of $20,000.');
});

describe('the price that leaves a margin of 30 percent', () => {
  test.each([
    ['is named where the price is just that', 21_000, 30_000, 'exactly'],
    ['is missed by whole dollars', 21_000, 29_000, '$1,000 below'],
    ['is passed by whole dollars', 21_000, 31_000, '$1,000 above'],
    ['is missed by a dollar', 21_000, 29_999, '$1 below'],
    ['is missed by cents', 21_000, 29_999.01, 'less than $1 below'],
    ['is passed by a cent', 21_000, 30_000.01, 'less than $1 above'],
  ])('the price that leaves a margin of 30 percent %s: costs of %p, price %p', (_, total, price, words) => {
    expect(costSentences(aUnitEstimate({ total, salePrice: sold(price) }))[1]).toBe(
      `The price is ${words} what a margin of 30% needs.`,
    );
  });

  /** 0.01 / 0.7 is 0.0143: one cent would leave 0 %, two leave 50 %. */
  test.each([
    [0.02, 'exactly'],
    [0.01, 'less than $1 below'],
  ])(
    'the price that leaves a margin of 30 percent counts a part of a cent as a whole one: for costs of a cent, %p is %s enough',
    (price, words) => {
      expect(costSentences(aUnitEstimate({ total: 0.01, salePrice: sold(price) }))[1]).toBe(
        `The price is ${words} what a margin of 30% needs.`,
      );
    },
  );
});

describe('the largest cost', () => {
  test.each([
    ['labor', { unit: cost(3_000), labor: cost(6_000), materials: cost(1_000) }, 'labor: $6,000, 60.0%'],
    ['materials', { unit: cost(2_000), labor: cost(3_000), materials: cost(5_000) }, 'materials: $5,000, 50.0%'],
    ['the first of equals', { unit: cost(1_000), labor: cost(4_500), materials: cost(4_500) }, 'labor: $4,500, 45.0%'],
  ])('the largest cost is %s', (_, costs, words) => {
    expect(costSentences(aUnitEstimate({ costs, total: 10_000 }))[2]).toBe(
      `The largest cost is ${words} of the total of $10,000.`,
    );
  });

  test('the largest cost is counted with its add-ons', () => {
    const unit = { base: 20_000, dollars: 23_000, isAssumed: false };
    const estimate = aUnitEstimate({ costs: { ...aUnitEstimate().costs, unit }, total: 28_750 });
    expect(costSentences(estimate)[2]).toBe('The largest cost is the unit: $23,000, 80.0% of the total of $28,750.');
  });

  test('there is no largest cost where there are no costs', () => {
    const costs = { unit: cost(0), labor: cost(0), materials: cost(0) };
    expect(costSentences(aUnitEstimate({ costs, total: 0 }))[2]).toBe('There are no costs.');
  });
});

describe('the add-ons', () => {
  const fr3: AddOnShare = { id: 'fr3', label: 'FR3', percent: 15, dollars: 3_750 };
  const turnPull: AddOnShare = { id: 'turnPull', label: 'Turn pull', percent: 5, dollars: 1_250 };
  const reTank: AddOnShare = { id: 'reTank', label: 'Re-tank', percent: 0, dollars: 0 };
  const addOnSentences = (fields: Partial<UnitEstimate>) => costSentences(aUnitEstimate(fields)).slice(3);

  test('the add-ons name their sum, their shares and the margin without them', () => {
    // The margin would be 20,000 + 5,000 of 50,000.
    const sums = { addOnPercent: 20, addOnDollars: 5_000, margin: 20_000 };
    expect(addOnSentences({ addOns: [fr3, turnPull], ...sums })).toEqual([
      'Add-ons put 20% on all costs, $5,000: FR3 15% ($3,750) and turn pull 5% ($1,250). Without them the margin would be 50.0%.',
    ]);
  });

  test('a name begins small inside the sentence, but FR3 keeps its capitals', () => {
    const sums = { addOnPercent: 5, addOnDollars: 1_250, margin: 23_750 };
    expect(addOnSentences({ addOns: [turnPull], ...sums })).toEqual([
      'Add-ons put 5% on all costs, $1,250: turn pull 5% ($1,250). Without them the margin would be 50.0%.',
    ]);
  });

  test('an add-on without a percentage adds nothing, which a sentence of its own says', () => {
    expect(addOnSentences({ addOns: [reTank] })).toEqual(['Re-tank adds nothing to the costs.']);
    const sums = { addOnPercent: 15, addOnDollars: 3_750, margin: 21_250 };
    expect(addOnSentences({ addOns: [fr3, reTank], ...sums })).toEqual([
      'Add-ons put 15% on all costs, $3,750: FR3 15% ($3,750). Without them the margin would be 50.0%.',
      'Re-tank adds nothing to the costs.',
    ]);
  });
});
