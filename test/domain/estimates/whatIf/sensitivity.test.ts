import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
} from '../../../../src/domain/cost/comparison/costOptions';
import type { Job } from '../../../../src/domain/estimates/whatIf/job';
import { sensitivity } from '../../../../src/domain/estimates/whatIf/sensitivity';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { aPricedUnit } from '../../builders/comparisonUnits';

const jobWith = (change: CostChange, fields: Record<string, unknown> = {}, rates: Partial<Job['rates']> = {}): Job => {
  const unit = aPricedUnit({}, { oil_volume: 620, ...fields });
  return {
    ...{ unit, options: changeCostOption(initialCostOptions(unit), change) },
    rates: { ...DEFAULT_RATES, ...rates },
  };
};

test('what moves the margin, in words', () => {
  // Cost 20,000 with FR3 at 4,960 / 620 = $8 a gallon, and 9,000 of re-tank, for 40,000: a margin of 27.5%.
  expect(sensitivity(jobWith({ reTank: true }), 40_000)).toEqual([
    'Each 100 gallons of FR3 cost 2.0 points.', // 800 / 40,000
    'The re-tank costs 22.5 points.', // 9,000 / 40,000
    'Each $1,000 more of cost takes 2.5 points.', // 1,000 / 40,000
    'Each $1,000 off the price takes 1.9 points.', // 27.5 - 10,000 / 39,000
    // 29,000 / 0.7 = 41,428.58; 70% of 40,000 is 28,000.
    'For 30%, the price must rise by $1,428.58, or the cost fall by $1,000.',
  ]);
});

test('above the floor it says how much room there is', () => {
  // 20,000 / 0.7 = 28,571.43; 28,000 - 20,000.
  expect(sensitivity(jobWith({}), 40_000).at(-1)).toBe(
    'The price can fall by $11,428.57, or the cost rise by $8,000, and keep 30%.',
  );
});

test('where a cost is not recorded, the room is the most there can be, and what is missing the least', () => {
  const room = (price: number) =>
    sensitivity(jobWith({}, { unit_cost: 15_040, labor_cost: null, materials_cost: 0 }), price).at(-1);
  expect(room(40_000)).toBe(
    'The price can fall by at most $11,428.57, or the cost rise by at most $8,000, and keep 30%: a cost is not recorded.',
  );
  // 20,000 / 0.7 = 28,571.43; 70% of 20,000 is 14,000.
  expect(room(20_000)).toBe(
    'For 30%, the price must rise by at least $8,571.43, or the cost fall by at least $6,000: a cost is not recorded.',
  );
});

test.each([
  ['of the rates, where the volume of the unit is not known', '400', 12, 'Each 100 gallons of FR3 cost 3.0 points.'],
  ['of nobody: then the fill counts as a whole', '400', null, 'The FR3 fill costs 12.4 points.'],
])('the price of a gallon is that %s', (_, fr3EstimatedGallons, priceFr3Gallon, sentence) => {
  const job = jobWith({ fr3EstimatedGallons }, { oil_volume: null }, { priceFr3Gallon });
  expect(sensitivity(job, 40_000)[0]).toBe(sentence);
});

test('work that is off moves nothing, an amount too small for a tenth says so, and without a cost nothing is said', () => {
  expect(sensitivity(jobWith({ fr3Enabled: false }), 40_000)[0]).toBe('Each $1,000 more of cost takes 2.5 points.');
  expect(sensitivity(jobWith({ reTank: true, reTankCost: '5' }), 40_000)[1]).toBe(
    'The re-tank costs less than 0.1 points.',
  );
  expect(sensitivity(jobWith({}, { jcm_total_cost: null }), 40_000)).toEqual([]);
});
