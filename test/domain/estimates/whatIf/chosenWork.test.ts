import fc from 'fast-check';
import { chosenWork, withoutWork } from '../../../../src/domain/estimates/whatIf/chosenWork';
import { jobCents } from '../../../../src/domain/estimates/whatIf/job';
import { aPricedUnit } from '../../builders/comparisonUnits';
import { aJob, everyAddOn } from '../../builders/estimates';

const told = (...of: Parameters<typeof aJob>) =>
  chosenWork(aJob(...of)).map(({ work, dollars, isNeeded }) => [work, dollars, ...(isNeeded ? ['needed'] : [])]);

test('the add-ons that are on stand in the order of the card, each with what the job costs less without it', () => {
  const change = { ...everyAddOn, additionalCabinetCost: '300.5', reTankCost: '5000' };
  expect(told(change)).toEqual([
    ['fr3', 4_960, 'needed'],
    ['turnPull', 3_500],
    ['feedConversion', 800],
    ['replacementCabinet', 2_800.5], // The cabinet for 2,500 and what was entered on top.
    ['reTank', 5_000], // As entered, not as recorded.
  ]);
  expect(told()).toEqual([['fr3', 4_960, 'needed']]);
  expect(told({ fr3Enabled: false })).toEqual([]);
});

test('needed is what the unit needs for the order, whether it is on or not and whatever it costs', () => {
  const works = ['fr3', 'turnPull', 'replacementCabinet'];
  const needed_work = works.map((work) => ({ work, cost: null }));
  const breakdown = { fr3_cost: 4_960, turn_pull_cost: 3_500, feed_conversion_cost: 800 };
  const fields = { needed_work, jcm_result: { cost_breakdown: breakdown } };
  expect(told({ turnPull: false, feedConversion: true, replacementCabinet: true }, fields)).toEqual([
    ['fr3', 4_960, 'needed'],
    ['feedConversion', 800],
    ['replacementCabinet', 0, 'needed'],
  ]);
});

test('a unit without a cost has no work to weigh, though the work itself has a price', () => {
  expect(told(everyAddOn, { jcm_total_cost: null })).toEqual([]);
});

test('turned off, work takes what was entered for it along, and nothing else', () => {
  const { options } = aJob({ ...everyAddOn, turnPullDetails: '2', additionalCabinetCost: '300', reTankCost: '750' });
  const left = withoutWork(options, ['fr3', 'reTank', 'replacementCabinet']);
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
  fc.assert(
    fc.property(fc.array(cents, { minLength: 5, maxLength: 5 }), fc.boolean(), (amounts, turnPull) => {
      const [fr3_cost, turn_pull_cost, feed_conversion_cost, replacement_cabinet_cost, retank_cost] = amounts.map(
        (each) => each / 100,
      );
      const costs = { fr3_cost, turn_pull_cost, feed_conversion_cost, replacement_cabinet_cost, retank_cost };
      const { jcm_result } = aPricedUnit(costs);
      const job = aJob({ ...everyAddOn, turnPull, reTankCost: '12.34' }, { jcm_result });
      const work = chosenWork(job);
      const bare = withoutWork(
        job.options,
        work.map((each) => each.work),
      );
      // What the breakdown says in cents; the labor is what was entered.
      const expected = amounts.slice(0, 4).map((each, place) => (place === 1 && !turnPull ? 0 : each));
      expect(work.map(({ dollars }) => Math.round(dollars * 100))).toEqual([...expected.filter(Boolean), 1_234]);
      const sum = work.reduce((total, { dollars }) => total + Math.round(dollars * 100), 0);
      expect(jobCents({ ...job, options: bare })! + sum).toBe(jobCents(job));
    }),
  );
});
