import fc from 'fast-check';
import { costedAt } from '../../../../src/domain/estimates/whatIf/job';
import { workThatFits } from '../../../../src/domain/estimates/whatIf/workThatFits';
import { aJob, everyAddOn } from '../../builders/estimates';
import { forAll } from '../../builders/forAll';

const namesOf = (works: readonly { work: string }[] | undefined) => works?.map(({ work }) => work);

test.each([
  // All of it costs 35,800: at 30% that needs 51,142.86.
  [51_142.86, ['fr3', 'reTank', 'turnPull', 'replacementCabinet', 'feedConversion'], [], 0],
  // 70% of 50,000 leaves 35,000 - 15,040 = 19,960: after FR3, re-tank and turn pull 2,500 are left, just the cabinet.
  [50_000, ['fr3', 'reTank', 'turnPull', 'replacementCabinet'], ['feedConversion'], 0],
  // 28,000 - 15,040 = 12,960: FR3 leaves 8,000, too little for the re-tank; the turn pull and what is smaller fit.
  [40_000, ['fr3', 'turnPull', 'replacementCabinet', 'feedConversion'], ['reTank'], 0],
  // 17,500 - 15,040 = 2,460: the FR3 that the unit needs has no room, the feed conversion has.
  [25_000, ['feedConversion'], ['fr3', 'turnPull', 'replacementCabinet', 'reTank'], 0],
  // 14,000 is 1,040 less than the bare unit costs.
  [20_000, [], ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank'], 1_040],
])('at $%d and 30%% of it as margin, what is needed stays first, then the largest', (price, stays, goes, over) => {
  const fit = workThatFits(aJob(everyAddOn), price, 30);
  expect([namesOf(fit?.stays), namesOf(fit?.goes), fit?.over]).toEqual([stays, goes, over]);
});

test("an entered amount replaces the server's: a re-tank for $5,000 fits", () => {
  const fit = workThatFits(aJob({ reTank: true, reTankCost: '5000' }), 40_000, 30);
  expect(fit?.stays).toEqual([
    { work: 'fr3', dollars: 4_960, isNeeded: true },
    { work: 'reTank', dollars: 5_000, isNeeded: false },
  ]);
  expect(fit?.options).toMatchObject({ fr3Enabled: true, reTank: true, reTankCost: '5000' });
});

test('a unit without a cost has no answer', () => {
  const job = aJob({});
  expect(workThatFits({ ...job, unit: { ...job.unit, jcm_total_cost: null } }, 40_000, 30)).toBeNull();
});

test('costed with what stays, the price has the margin, unless the bare unit is above it; nothing that goes would fit', () => {
  const change = fc.record({
    ...{ fr3Enabled: fc.boolean(), turnPull: fc.boolean(), feedConversion: fc.boolean() },
    ...{ replacementCabinet: fc.boolean(), reTank: fc.boolean() },
  });
  forAll(change, fc.integer({ min: 1, max: 9_000_000 }), fc.integer({ min: 0, max: 99 }), (on, cents, floor) => {
    const job = aJob(on);
    const price = cents / 100;
    const fit = workThatFits(job, price, floor)!;
    const reaches = costedAt({ ...job, options: fit.options }, price).marginPercentage! >= floor;
    expect(reaches).toBe(fit.over === 0);
    const wished = fit.goes.map(({ dollars }) => dollars);
    const { margin } = costedAt({ ...job, options: fit.options }, price);
    const more = Math.min(Infinity, ...wished);
    expect(((margin! - more) * 100) / price).toBeLessThan(floor);
  });
});

const workOf = (work: string, cost: number) => ({ work, cost });
const breakdown = { fr3_cost: 0, turn_pull_cost: 900, feed_conversion_cost: 900, replacement_cabinet_cost: 900 };

test.each([
  // 70% of 30,000 are 21,000: 1,000 beside the unit of 20,000.
  ['of equal amounts the first on the card stays', [], 30_000, ['turnPull']],
  ['what is needed stays before what is as dear', [workOf('replacementCabinet', 900)], 30_000, ['replacementCabinet']],
  ['what is needed stays before what is dearer', [workOf('feedConversion', 900)], 31_430, ['feedConversion', 'reTank']],
  // 70% of 30,000.01 are 21,000.007, a cent too little for 900 and the labor of 100.01.
  ['a cent too much goes', [], 30_000.01, ['turnPull']],
  ['to the cent it stays', [], 30_000.02, ['turnPull', 'reTank']],
])('%s', (_, needed_work, price, stays) => {
  const fields = { jcm_result: { cost_breakdown: { ...breakdown, retank_cost: 5_000 } }, needed_work };
  const reTankCost = price === 31_430 ? '1100' : '100.01';
  const fit = workThatFits(aJob({ ...everyAddOn, reTankCost }, fields), price, 30);
  expect(namesOf(fit?.stays)).toEqual(stays);
  expect(fit?.over).toBe(0);
});

test('what stays and goes is all that was chosen, and the options are those of what stays', () => {
  const job = aJob({ ...everyAddOn, turnPullDetails: '2', additionalCabinetCost: '300', reTankCost: '5000' });
  const fit = workThatFits(job, 40_000, 30)!; // 12,960 of room: 4,960, 5,000, 2,800; 200 are left.
  expect(namesOf(fit.stays)).toEqual(['fr3', 'reTank', 'replacementCabinet']);
  expect(namesOf(fit.goes)).toEqual(['turnPull', 'feedConversion']);
  expect(fit.options).toEqual({ ...job.options, turnPull: false, turnPullDetails: '', feedConversion: false });
});

test('no price has room for a margin of all of it', () => {
  expect(workThatFits(aJob(everyAddOn), 40_000, 100)).toBeNull();
  expect(namesOf(workThatFits(aJob(everyAddOn), 4_000_000, 99)?.stays)).toHaveLength(5); // 1% are 40,000.
});

test('a job without work shows how far it exceeds the price', () => {
  const bare = aJob({ fr3Enabled: false });
  // 15,040 / 0.7 = 21,485.714…; 70% of 21,485.71 are 15,039.997, cut to 15,039.99.
  expect(workThatFits(bare, 21_485.72, 30)).toMatchObject({ stays: [], goes: [], over: 0 });
  expect(workThatFits(bare, 21_485.71, 30)).toMatchObject({ stays: [], goes: [], over: 0.01 });
});
