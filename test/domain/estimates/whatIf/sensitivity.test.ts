import fc from 'fast-check';
import { costedAt, jobCents } from '../../../../src/domain/estimates/whatIf/job';
import { sensitivity, marginRoom } from '../../../../src/domain/estimates/whatIf/sensitivity';
import { workThatFits } from '../../../../src/domain/estimates/whatIf/workThatFits';
import { dollars } from '../../builders/comparisonUnits';
import { aJob, everyAddOn } from '../../builders/estimates';
import { forAll } from '../../builders/forAll';

const jobWith = (...[change, fields, rates]: Parameters<typeof aJob>) =>
  aJob(change, { oil_volume: 620, ...fields }, rates);

test('the effects on the margin, in words', () => {
  // Cost 20,000 with 4,960 of FR3, and 9,000 of re-tank, for 40,000: a margin of 27.5%.
  expect(sensitivity(jobWith({ reTank: true }), 40_000)).toEqual([
    'The FR3 fill costs 12.4 points.', // 4,960 / 40,000
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

test('with an unrecorded cost the room is an upper bound and the shortfall a lower bound', () => {
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

test('entering gallons changes no cost, and so says nothing of the margin', () => {
  const sentences = (fr3EstimatedGallons: string) => sensitivity(jobWith({ fr3EstimatedGallons }), 40_000);
  expect(sentences('400')).toEqual(sentences('100'));
  expect(sentences('400').join(' ')).not.toContain('gallons');
});

test('work that is off moves nothing, and without a cost nothing is said', () => {
  expect(sensitivity(jobWith({ fr3Enabled: false }), 40_000)[0]).toBe('Each $1,000 more of cost takes 2.5 points.');
  expect(sensitivity(jobWith({}, { jcm_total_cost: null }), 40_000)).toEqual([]);
});

test.each([
  [1_000, false], // A price of nothing has no margin.
  [1_000.01, true],
])('at a price of $%d, $1,000 off is spoken of: %p', (price, isReported) => {
  expect(sensitivity(jobWith({}), price).some((each) => each.startsWith('Each $1,000 off'))).toBe(isReported);
});

test('at a loss, money off the price costs more points than the same money of cost', () => {
  // 20,000 for 10,000 are -100%; 21,000 are -110%; at 9,000 it is -122.2%.
  expect(sensitivity(jobWith({ fr3Enabled: true }), 10_000).slice(1)).toEqual([
    'Each $1,000 more of cost takes 10.0 points.',
    'Each $1,000 off the price takes 22.2 points.',
    'For 30%, the price must rise by $18,571.43, or the cost fall by $13,000.', // 20,000 / 0.7; 70% of 10,000
  ]);
});

test('lists chosen work in card order, except work without a cost', () => {
  const change = { fr3Enabled: false, turnPull: true, feedConversion: true, replacementCabinet: true, reTank: true };
  const sentences = sensitivity(jobWith({ ...change, reTankCost: '.', additionalCabinetCost: '300' }), 40_000);
  expect(sentences.slice(0, -3)).toEqual([
    'The turn pull costs 8.8 points.', // 3,500 / 40,000 = 8.75
    'The feed conversion costs 2.0 points.',
    'The replacement cabinet costs 7.0 points.', // 2,500 + 300
  ]);
});

test.each([
  ['19.99', 'less than 0.1'], // 19.99 / 40,000 = 0.04998%
  ['20.01', '0.1'], // 0.050025%
])('a re-tank for $%s of $40,000 costs %s points', (reTankCost, points) => {
  expect(sensitivity(jobWith({ fr3Enabled: false, reTank: true, reTankCost }), 40_000)[0]).toBe(
    `The re-tank costs ${points} points.`,
  );
});

test('the floor is that of the rates', () => {
  // 20,000 / 0.55 = 36,363.64; 55% of 40,000 are 22,000.
  expect(sensitivity(jobWith({}, {}, { goodMargin: 45 }), 40_000).at(-1)).toBe(
    'The price can fall by $3,636.36, or the cost rise by $2,000, and keep 45%.',
  );
});

test.each([
  // 20,000 / 0.7 = 28,571.428…, so 28,571.43; 70% of it are 20,000.001.
  [28_571.43, 30, 'The price can fall by $0, or the cost rise by $0, and keep 30%.'],
  [28_571.42, 30, 'For 30%, the price must rise by $0.01, or the cost fall by $0.01.'],
  // 70% of 28,571.45 are 20,000.015: one cent of cost.
  [28_571.45, 30, 'The price can fall by $0.02, or the cost rise by $0.01, and keep 30%.'],
  [20_000, 0, 'The price can fall by $0, or the cost rise by $0, and keep 0%.'],
  // 20,000 / 0.875 = 22,857.142…; 87.5% of 40,000 are 35,000.
  [40_000, 12.5, 'The price can fall by $17,142.85, or the cost rise by $15,000, and keep 12.5%.'],
  // 20,000 / 0.01; 1% of 40,000 are 400.
  [40_000, 99, 'For 99%, the price must rise by $1,960,000, or the cost fall by $19,600.'],
])('at $%d for a job of $20,000 and a floor of %d%%: %s', (price, floor, sentence) => {
  expect(marginRoom(aJob(), price, floor)).toEqual([sentence]);
});

test.each([
  ['of a unit without a cost', { jcm_total_cost: null }, 30],
  ['for a margin of all of the price', {}, 100],
])('there is nothing to say %s', (_, fields, floor) => {
  expect(marginRoom(aJob({}, fields), 40_000, floor)).toEqual([]);
});

const fr3 = { work: 'fr3', cost: 4_960 };

test.each([
  ['a needed rewind', {}, { needed_work: [fr3, { work: 'rewind', cost: null }] }],
  ['the labor of a re-tank that is only wished for', { reTank: true, reTankCost: '.' }, {}],
])('room is a maximum if %s has no cost', (_, change, fields) => {
  expect(marginRoom(aJob(change, fields), 40_000, 30)).toEqual([
    'The price can fall by at most $11,428.57, or the cost rise by at most $8,000, and keep 30%: a cost is not recorded.',
  ]);
});

test('a price that takes all of the room still has the margin, and so has a cost that does; a cent more has not', () => {
  const read = (text: string) =>
    Array.from(text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g), ([, amount = '']) =>
      Math.round(Number(amount.replaceAll(',', '')) * 100),
    );
  forAll(dollars, fc.integer({ min: 2, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (cost, price, floor) => {
    const job = aJob({}, { jcm_total_cost: cost });
    const [text = ''] = marginRoom(job, price / 100, floor);
    const sign = text.startsWith('The price can fall') ? 1 : -1;
    const [inPrice = 0, inCost = 0] = read(text).map((each) => each * sign);
    const has = (priceCents: number, costCents: number) => (priceCents - costCents) * 100 >= priceCents * floor;
    const cents = jobCents(job)!;
    expect(sign === 1).toBe(costedAt(job, price / 100).marginPercentage! >= floor);
    expect([has(price - inPrice, cents), has(price, cents + inCost)]).toEqual([true, true]);
    if (price - inPrice > 1) expect(has(price - inPrice - 1, cents)).toBe(false);
    expect(has(price, cents + inCost + 1)).toBe(false);
  });
});

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

test('kept and dropped work together are all the chosen work, and the options are those of the kept work', () => {
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
