import { unitAnalysis } from '../../../src/domain/analysis/analysis';
import { costSentences, assumptionSentences, jobSentences } from '../../../src/domain/analysis/costSentences';
import { changeCostOption, initialCostOptions, type CostChange } from '../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../src/domain/cost/comparison/estimate';
import type { OrderPrice } from '../../../src/domain/cost/salePrice';
import type { UnitEstimate, AddOnShare } from '../../../src/domain/cost/unitDetail/estimate';
import { noUnitOptions } from '../../../src/domain/units/unitOptions';
import { estimatedUnit } from '../builders/estimates';
import { anInventoryUnit } from '../builders/inventoryUnits';

const cost = (dollars: number) => ({ base: dollars, dollars, isAssumed: false });

/** A unit of 20,000 with labor of 4,000 and materials of 1,000, sold for 50,000 without add-ons; US dollars. */
const aUnitEstimate = (fields: Partial<UnitEstimate> = {}): UnitEstimate => ({
  costs: { unit: cost(20_000), labor: cost(4_000), materials: cost(1_000) },
  addOns: [],
  addOnPercent: 0,
  addOnDollars: 0,
  total: 25_000,
  salePrice: { dollars: 50_000, from: 'sellPrice', isAssumed: false },
  margin: 25_000,
  marginPercentage: 50,
  tone: 'good',
  goodMargin: 30,
  ...fields,
});

const sold = (dollars: number): UnitEstimate['salePrice'] => ({ dollars, from: 'sellPrice', isAssumed: false });

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

  test('there is no largest cost if there are no costs', () => {
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

  test('names are in lower case inside a sentence, except FR3', () => {
    const sums = { addOnPercent: 5, addOnDollars: 1_250, margin: 23_750 };
    expect(addOnSentences({ addOns: [turnPull], ...sums })).toEqual([
      'Add-ons put 5% on all costs, $1,250: turn pull 5% ($1,250). Without them the margin would be 50.0%.',
    ]);
  });

  test('an add-on without a percentage gets a sentence that it adds nothing', () => {
    expect(addOnSentences({ addOns: [reTank] })).toEqual(['Re-tank adds nothing to the costs.']);
    const sums = { addOnPercent: 15, addOnDollars: 3_750, margin: 21_250 };
    expect(addOnSentences({ addOns: [fr3, reTank], ...sums })).toEqual([
      'Add-ons put 15% on all costs, $3,750: FR3 15% ($3,750). Without them the margin would be 50.0%.',
      'Re-tank adds nothing to the costs.',
    ]);
  });
});

const { costs } = aUnitEstimate();
const assumed = (dollars: number) => ({ base: dollars, dollars, isAssumed: true });

test('nothing is assumed of a unit whose costs, price and place are known', () => {
  expect(assumptionSentences(aUnitEstimate(), 'Austin, TX')).toEqual([]);
});

test.each([
  ['unit cost', { ...costs, unit: assumed(30_000) }, 'The unit cost is missing: $30,000 is assumed.'],
  ['labor cost', { ...costs, labor: assumed(5_000) }, 'The labor cost is missing: $5,000 is assumed.'],
  ['materials cost', { ...costs, materials: assumed(2_000) }, 'The materials cost is missing: $2,000 is assumed.'],
])('a missing %s is named with its assumed value', (_, parts, sentence) => {
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

test('with an order nothing is said of the quick estimate, also while the job is not known', () => {
  const headings = (job: ReturnType<typeof jobOf> | null) =>
    unitAnalysis(anInventoryUnit({ location: 'Phoenix, AZ' }), null, noUnitOptions, { job }).map(
      ({ heading }) => heading,
    );
  expect(headings(jobOf())).toEqual(['Match', 'Cost and margin of the job']);
  expect(headings(null)).toEqual(['Match']);
});

test('the fit class comes first', () => {
  const judged = { ...estimatedUnit(), fit: { class: 'Fits with work' as const, gaps: [] } };
  const [match] = unitAnalysis(anInventoryUnit(), null, noUnitOptions, { judged });
  expect(match?.sentences[0]).toBe('Fit for this order: Fits with work.');
});
