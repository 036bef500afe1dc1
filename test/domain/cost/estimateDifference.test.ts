import { type CostChange, changeCostOption, initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { estimate as jobEstimate } from '../../../src/domain/cost/comparison/estimate';
import { estimateDifference } from '../../../src/domain/cost/estimateDifference';
import { estimate as roughEstimate } from '../../../src/domain/cost/unitDetail/estimate';
import { noUnitOptions } from '../../../src/domain/units/unitOptions';
import { aPricedUnit } from '../builders/comparisonUnits';
import { anInventoryUnit } from '../builders/inventoryUnits';

/** The same unit twice: 10,000 and 3,000 labor and 2,040 materials, listed at 27,250. */
const ofInventory = anInventoryUnit({
  unitCost: 10_000,
  laborCosts: 3_000,
  materialsCost: 2_040,
  sellPrice: 27_250,
});
const rough = (options = {}, orderPrice: number | null = 41_250.5) =>
  roughEstimate(ofInventory, { ...noUnitOptions, ...options }, orderPrice);
const job = (fields: Record<string, unknown> = {}, change: CostChange = {}) => {
  const unit = aPricedUnit(
    { fr3_cost: 0 },
    {
      unit_cost: 10_000,
      labor_cost: 3_000,
      materials_cost: 2_040,
      jcm_total_cost: 15_040,
      m_price: 41_250.5,
      ...fields,
    },
  );
  return jobEstimate(unit, changeCostOption(initialCostOptions(unit), change), 41_250.5);
};

test('equal prices, costs and work need no explanation', () => {
  expect(estimateDifference(rough(), job())).toBeNull();
});

test('another price is one reason', () => {
  expect(estimateDifference(rough({}, null), job())).toBe(
    'The margins differ because the job uses $41,250.50 instead of $27,250.',
  );
});

test('work that the percentages count differently is one reason', () => {
  // 12 % of 15,040 is 1,804.80.
  expect(estimateDifference(rough({ replacementCabinet: true }), job({}, { replacementCabinet: true }))).toBe(
    'The margins differ because the job estimate includes $2,500 of work while the standard percentages add $1,805 (12%).',
  );
  expect(estimateDifference(rough({ replacementCabinet: true }), job())).toBe(
    'The margins differ because the job estimate includes no work while the standard percentages add $1,805 (12%).',
  );
  expect(estimateDifference(rough({ reTank: true }), job({}, { reTank: true }))).toBe(
    'The margins differ because the job estimate includes $9,000 of work while the standard percentages are off.',
  );
});

test('work within the cost is work too', () => {
  expect(estimateDifference(rough(), job({}, { turnPull: true }))).toBe(
    'The margins differ because the job estimate includes $3,500 of work while the standard percentages are off.',
  );
});

test('assumed unit costs are one reason', () => {
  const assumed = roughEstimate(anInventoryUnit(), noUnitOptions, 41_250.5);
  expect(estimateDifference(assumed, job())).toBe(
    'The margins differ because the unit costs $15,040 for this job, not $37,000.',
  );
});

test('joins several reasons in one sentence and names work of unknown cost', () => {
  const needing = job({ needed_work: [{ work: 'rewind', cost: null }] }, { reTank: true });
  expect(estimateDifference(rough({}, null), needing)).toBe(
    'The margins differ because the job uses $41,250.50 instead of $27,250, the job estimate includes $9,000 of work while the standard percentages are off and the job leaves out rewind, cost not recorded.',
  );
});

test('a job without a price or a cost says so', () => {
  const unpriced = { m_price: null, list_price: null, jcm_total_cost: 15_040 };
  const unit = aPricedUnit(
    { fr3_cost: 0 },
    { unit_cost: 10_000, labor_cost: 3_000, materials_cost: 2_040, ...unpriced },
  );
  const withoutPrice = jobEstimate(unit, initialCostOptions(unit), null);
  expect(estimateDifference(rough({}, null), withoutPrice)).toBe(
    'The margins differ because the job has no sale price, while the quick estimate uses $27,250.',
  );
  expect(estimateDifference(rough(), job({ jcm_total_cost: null }))).toBe(
    "The job's cost is not recorded, so only the quick estimate has a margin.",
  );
});
