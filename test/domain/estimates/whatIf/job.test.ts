import fc from 'fast-check';
import { toCents } from '../../../../src/domain/cost/cents';
import { allCosts } from '../../../../src/domain/cost/comparison/estimate';
import {
  costedAt,
  isCostKnown,
  jobCents,
  jobOf,
  chosenWork,
  withoutWork,
} from '../../../../src/domain/estimates/whatIf/job';
import { dollars, aPricedUnit } from '../../builders/comparisonUnits';
import { aJob, anEstimate, estimatedUnit, everyAddOn, ratesNamed } from '../../builders/estimates';
import { forAll } from '../../builders/forAll';

test('a job is costed at the given price', () => {
  const job = aJob({ reTank: true }, { m_price: 40_000, list_price: 27_250 }, { goodMargin: 42, profitPoints: 10 });
  // 50,000 less 20,000 and 9,000 of labor are 21,000, 42% of it; 10 points less are the profit.
  expect(costedAt(job, 50_000)).toMatchObject({
    ...{ salePrice: 50_000, margin: 21_000, marginPercentage: 42, profitPercentage: 32, tone: 'good' },
  });
  expect(costedAt(job, 49_999.99)).toMatchObject({ salePrice: 49_999.99, margin: 20_999.99, tone: 'bad' });
});

test.each([
  ['as it starts, the FR3 fill in it', {}, {}, 2_000_000],
  ['without its FR3 fill', { fr3Enabled: false }, {}, 1_504_000],
  // 20,000 + 3,500 + 800 + 2,500 + 9,000
  ['with every add-on', everyAddOn, {}, 3_580_000],
  ['with a labor that was entered', { reTank: true, reTankCost: '750.5' }, {}, 2_075_050],
  ['with a labor that was emptied', { reTank: true, reTankCost: '.' }, {}, 2_000_000],
  ['at half a cent', {}, { jcm_total_cost: 1.005 }, 101],
  ['at nothing', {}, { jcm_total_cost: 0 }, 0],
  ['that nobody knows', everyAddOn, { jcm_total_cost: null }, null],
] as const)('cost of a job %s in cents', (_, change, fields, cents) => {
  expect(jobCents(aJob(change, fields))).toBe(cents);
});

test('the cost of a job is the same at any price, and equals price minus margin', () => {
  forAll(dollars, fc.integer({ min: 1, max: 9_999_999 }), fc.boolean(), (cost, priceCents, reTank) => {
    const job = aJob({ reTank }, { jcm_total_cost: cost });
    const expected = Math.round(cost * 100) + (reTank ? 900_000 : 0);
    expect(jobCents(job)).toBe(expected);
    expect(priceCents - Math.round(costedAt(job, priceCents / 100).margin! * 100)).toBe(expected);
  });
});

test.each([
  ['where all is recorded', {}, {}, true],
  ['where work that is not needed is off and has no cost', {}, { jcm_result: null }, true],
  ['where needed work has no recorded cost', {}, { needed_work: [{ work: 'rewind', cost: null }] }, false],
  ['where a part of the unit is not recorded', {}, { unit_cost: 15_040, labor_cost: null, materials_cost: 0 }, false],
  ['where the unit has no cost at all', {}, { jcm_total_cost: null }, false],
  ['where the labor of a chosen re-tank was emptied', { reTank: true, reTankCost: '.' }, {}, false],
  [
    'where chosen work has no recorded cost',
    { turnPull: true },
    { jcm_result: null, needed_work: [{ work: 'fr3', cost: 4_960 }] },
    false,
  ],
] as const)('the cost of a job is known for sure or not, %s', (_, change, fields, isKnown) => {
  expect(isCostKnown(aJob(change, fields))).toBe(isKnown);
});

test('the job of an estimate costs what the estimate says, and is as sure of it', () => {
  const cases = [
    anEstimate(),
    anEstimate({ ...everyAddOn, reTankCost: '9000', additionalCabinetCost: '300' }, { price: 12_345.67 }),
    anEstimate({ reTank: true, reTankCost: '' }),
    anEstimate({}, {}, { unit: estimatedUnit({ labor_cost: null, jcm_total_cost: 17_000 }) }),
  ];
  for (const estimate of cases) {
    expect(jobCents(jobOf(estimate))).toBe(toCents(allCosts(estimate.worked.figures)!));
    expect(isCostKnown(jobOf(estimate))).toBe(estimate.worked.figures.isComplete);
  }
});

test('the job of an old estimate is counted by its own costs and rates, not those of today', () => {
  const unit = estimatedUnit({ jcm_result: { cost_breakdown: { fr3_cost: 4_960, retank_cost: 7_000 } } });
  const job = jobOf(anEstimate({}, {}, { unit, rates: ratesNamed({ goodMargin: 41, priceFr3Gallon: 9 }) }));
  expect(job.rates).toMatchObject({ goodMargin: 41, priceFr3Gallon: 9, profitPoints: 17.5 });
  expect(job.options).toMatchObject({ fr3Enabled: true, reTankServerCost: 7_000, feedConversionCost: 0 });
  expect(costedAt(job, 33_000)).toMatchObject({ goodMargin: 41, tone: 'bad' }); // 13,000 of 33,000 are 39.4%.
});

const reported = (...of: Parameters<typeof aJob>) =>
  chosenWork(aJob(...of)).map(({ work, dollars, isNeeded }) => [work, dollars, ...(isNeeded ? ['needed'] : [])]);

test('lists switched-on add-ons in card order, each with its savings', () => {
  const change = { ...everyAddOn, additionalCabinetCost: '300.5', reTankCost: '5000' };
  expect(reported(change)).toEqual([
    ['fr3', 4_960, 'needed'],
    ['turnPull', 3_500],
    ['feedConversion', 800],
    ['replacementCabinet', 2_800.5], // The cabinet for 2,500 and what was entered on top.
    ['reTank', 5_000], // As entered, not as recorded.
  ]);
  expect(reported()).toEqual([['fr3', 4_960, 'needed']]);
  expect(reported({ fr3Enabled: false })).toEqual([]);
});

test('needed is what the unit needs for the order, whether it is on or not and whatever it costs', () => {
  const works = ['fr3', 'turnPull', 'replacementCabinet'];
  const needed_work = works.map((work) => ({ work, cost: null }));
  const breakdown = { fr3_cost: 4_960, turn_pull_cost: 3_500, feed_conversion_cost: 800 };
  const fields = { needed_work, jcm_result: { cost_breakdown: breakdown } };
  expect(reported({ turnPull: false, feedConversion: true, replacementCabinet: true }, fields)).toEqual([
    ['fr3', 4_960, 'needed'],
    ['feedConversion', 800],
    ['replacementCabinet', 0, 'needed'],
  ]);
});

test('a unit without a cost has no work to weigh, though the work itself has a price', () => {
  expect(reported(everyAddOn, { jcm_total_cost: null })).toEqual([]);
});

test('turned off, work takes what was entered for it along, and nothing else', () => {
  const { options } = aJob({ ...everyAddOn, turnPullDetails: '2', additionalCabinetCost: '300', reTankCost: '750' });
  const left = withoutWork(options, [{ work: 'fr3' }, { work: 'reTank' }, { work: 'replacementCabinet' }]);
  expect(left).toEqual({
    ...options,
    ...{ fr3Enabled: false, fr3EstimatedGallons: '', reTank: false, reTankCost: '' },
    ...{ replacementCabinet: false, additionalCabinetCost: '' },
  });
  expect([left.turnPull, left.turnPullDetails, left.feedConversion]).toEqual([true, '2', true]);
  expect(options).toMatchObject({ fr3Enabled: true, reTankCost: '750' });
  expect(withoutWork(options, [])).toEqual(options);
});

test('all work together is worth what its parts are: the bare job and every amount are the job, to the cent', () => {
  const cents = fc.integer({ min: 1, max: 999_999 });
  forAll(fc.array(cents, { minLength: 5, maxLength: 5 }), fc.boolean(), (amounts, turnPull) => {
    const [fr3_cost, turn_pull_cost, feed_conversion_cost, replacement_cabinet_cost, retank_cost] = amounts.map(
      (each) => each / 100,
    );
    const costs = { fr3_cost, turn_pull_cost, feed_conversion_cost, replacement_cabinet_cost, retank_cost };
    const { jcm_result } = aPricedUnit(costs);
    const job = aJob({ ...everyAddOn, turnPull, reTankCost: '12.34' }, { jcm_result });
    const work = chosenWork(job);
    const bare = withoutWork(job.options, work);
    // What the breakdown says in cents; the labor is what was entered.
    const expected = amounts.slice(0, 4).map((each, place) => (place === 1 && !turnPull ? 0 : each));
    expect(work.map(({ dollars }) => Math.round(dollars * 100))).toEqual([...expected.filter(Boolean), 1_234]);
    const sum = work.reduce((total, { dollars }) => total + Math.round(dollars * 100), 0);
    expect(jobCents({ ...job, options: bare })! + sum).toBe(jobCents(job));
  });
});
