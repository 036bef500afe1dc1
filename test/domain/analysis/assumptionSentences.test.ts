import { assumptionSentences } from '../../../src/domain/analysis/assumptionSentences';
import { aUnitEstimate } from '../builders/unitEstimates';

const { costs } = aUnitEstimate();
const assumed = (dollars: number) => ({ base: dollars, dollars, isAssumed: true });

test('nothing is assumed of a unit whose costs, price and place are known', () => {
  expect(assumptionSentences(aUnitEstimate(), 'Austin, TX')).toEqual([]);
});

test.each([
  ['unit cost', { ...costs, unit: assumed(30_000) }, 'The unit cost is missing: $30,000 is assumed.'],
  ['labor cost', { ...costs, labor: assumed(5_000) }, 'The labor cost is missing: $5,000 is assumed.'],
  ['materials cost', { ...costs, materials: assumed(2_000) }, 'The materials cost is missing: $2,000 is assumed.'],
])('a missing %s is named with what stands for it', (_, parts, sentence) => {
  expect(assumptionSentences(aUnitEstimate({ costs: parts }), 'Phoenix')).toEqual([sentence]);
});

test('the cost that is named is the one before add-ons', () => {
  const unit = { base: 30_000, dollars: 34_500, isAssumed: true };
  expect(assumptionSentences(aUnitEstimate({ costs: { ...costs, unit } }), 'Phoenix')).toEqual([
    'The unit cost is missing: $30,000 is assumed.',
  ]);
});

test('a price that is assumed from the unit cost says how', () => {
  const salePrice = { dollars: 28_000, from: 'unitCost', isAssumed: true } as const;
  expect(assumptionSentences(aUnitEstimate({ salePrice }), 'Phoenix')).toEqual([
    'The sale price is missing: 1.4 times the unit cost, $28,000, is assumed.',
  ]);
});

test('a price that is assumed without a unit cost is the fixed one', () => {
  const salePrice = { dollars: 50_000, from: 'fixed', isAssumed: true } as const;
  expect(assumptionSentences(aUnitEstimate({ salePrice }), 'Phoenix')).toEqual([
    'The sale price is missing: $50,000 is assumed.',
  ]);
});

test.each([[null], [''], ['  ']])('a location of %j is missing, so its distance counts as 0 miles', (location) => {
  expect(assumptionSentences(aUnitEstimate(), location)).toEqual([
    'The location is missing: its distance counts as 0 miles.',
  ]);
});

test('a place outside the distance table is named without the spaces around it', () => {
  expect(assumptionSentences(aUnitEstimate(), ' Denver, CO ')).toEqual([
    'Denver, CO is not in the table of the 400-mile rule: it counts as 0 miles from Phoenix.',
  ]);
});

test('costs come first, in the order of the breakdown, then the price, then the place', () => {
  const nothingKnown = aUnitEstimate({
    costs: { unit: assumed(30_000), labor: assumed(5_000), materials: assumed(2_000) },
    salePrice: { dollars: 50_000, from: 'fixed', isAssumed: true },
  });
  const subjects = assumptionSentences(nothingKnown, null).map((sentence) => sentence.split(' is missing')[0]);
  expect(subjects).toEqual(['The unit cost', 'The labor cost', 'The materials cost', 'The sale price', 'The location']);
});
