import { jobSentences } from '../../../src/domain/analysis/jobSentences';
import { unitAnalysis } from '../../../src/domain/analysis/analysis';
import { changeCostOption, initialCostOptions, type CostChange } from '../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../src/domain/cost/comparison/estimate';
import type { OrderPrice } from '../../../src/domain/cost/salePrice';
import { noUnitOptions } from '../../../src/domain/unitOptions/unitOptions';
import { estimatedUnit } from '../builders/estimates';
import { anInventoryUnit } from '../builders/inventoryUnits';

/** 20,000 = 10,000 the unit + 3,000 labor + 2,040 materials + 4,960 FR3 fill. */
const jobOf = (fields: Record<string, unknown> = {}, change: CostChange = {}, price: OrderPrice = 40_000) => {
  const unit = estimatedUnit(fields);
  return estimate(unit, changeCostOption(initialCostOptions(unit), change), price);
};

test('the margin, its distance to a good one, the work and the largest cost are those of the job', () => {
  // 29,000 / 0.7 = 41,428.57; the re-tank is 9,000.
  expect(jobSentences(jobOf({}, { reTank: true }))).toEqual([
    "The margin is $11,000, 27.5% of the order's sale price of $40,000.",
    'The price is $1,429 below what a margin of 30% needs.',
    'The work costs $13,960: FR3 fill $4,960 and labor $9,000.',
    'The largest cost is the unit: $10,000, 34.5% of all costs of $29,000.',
  ]);
});

test('a loss of which the cost of work is left out is one or more', () => {
  const needed_work = [
    { work: 'fr3', cost: 4_960 },
    { work: 'rewind', cost: null },
  ];
  expect(jobSentences(jobOf({ m_price: 15_000, needed_work }, {}, 15_000))).toEqual([
    "There is a loss of $5,000 or more, -33.3% or less of the order's sale price of $15,000.",
    'The price is at least $13,571 below what a margin of 30% needs.',
    'The work costs $4,960: FR3 fill.',
    'The largest cost is the unit: $10,000, 50.0% of all costs of $20,000.',
    'The figures are incomplete: rewind cost not recorded.',
  ]);
});

test.each([
  [{ won: 50_000 }, {}, 'The margin is $30,000, 60.0% of the won price of $50,000.'],
  [null, { m_price: 27_250 }, "The margin is $7,250, 26.6% of the unit's list price of $27,250."],
  [null, { m_price: null, list_price: null }, 'There is no sale price, so the margin is not known.'],
  [40_000, { jcm_total_cost: null }, 'The cost of the unit is not recorded, so the margin is not known.'],
])('of an order at %j the unit with %j: %s', (price, fields, sentence) => {
  expect(jobSentences(jobOf(fields, {}, price))[0]).toBe(sentence);
});

test('work that is switched off is named', () => {
  const sentences = jobSentences(jobOf({}, { fr3Enabled: false }));
  expect(sentences).toContain('No work is counted.');
  expect(sentences.at(-1)).toBe('The figures are without FR3 fill.');
});

test('with an order nothing is said of the rule of thumb, also while the job is not known', () => {
  const headings = (job: ReturnType<typeof jobOf> | null) =>
    unitAnalysis(anInventoryUnit({ location: 'Phoenix, AZ' }), null, noUnitOptions, { job }).map(
      ({ heading }) => heading,
    );
  expect(headings(jobOf())).toEqual(['Match', 'Cost and margin of the job']);
  expect(headings(null)).toEqual(['Match']);
});

test('the fit class stands first', () => {
  const judged = { ...estimatedUnit(), fit: { class: 'Fits with work' as const, gaps: [] } };
  const [match] = unitAnalysis(anInventoryUnit(), null, noUnitOptions, { judged });
  expect(match?.sentences[0]).toBe('Fit for this order: Fits with work.');
});
