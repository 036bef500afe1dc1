import { sensitivity } from '../../../../src/domain/estimates/whatIf/sensitivity';
import { aJob } from '../../builders/estimates';

const jobWith = (...[change, fields, rates]: Parameters<typeof aJob>) =>
  aJob(change, { oil_volume: 620, ...fields }, rates);

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

test.each([
  // 4,960 / 1,240 = $4 a gallon: 400 of 40,000.
  ['the volume as text with a separator', { oil_volume: '1,240' }, '1.0'],
  // 4,960 / 12.4 = $400 a gallon; by 12 gallons it would be 103.3 points.
  ['a volume with decimals', { oil_volume: '12.4' }, '100.0'],
  ['a volume of 0, which is none', { oil_volume: 0 }, '2.5'],
  ['a volume that is no number', { oil_volume: 'about 600' }, '2.5'],
  ['a fill without a recorded cost', { needed_work: [], jcm_result: null }, '2.5'],
])('with %s, 100 gallons cost what that unit or else the rates say', (_, fields, points) => {
  // By the rates $10 a gallon: 1,000 of 40,000.
  const job = jobWith({ fr3Enabled: true }, fields, { priceFr3Gallon: 10 });
  expect(sensitivity(job, 40_000)[0]).toBe(`Each 100 gallons of FR3 cost ${points} points.`);
});

test.each([
  [1_000, false], // A price of nothing has no margin.
  [1_000.01, true],
])('at a price of $%d, $1,000 off is spoken of: %p', (price, isTold) => {
  expect(sensitivity(jobWith({}), price).some((each) => each.startsWith('Each $1,000 off'))).toBe(isTold);
});

test('at a loss, money off the price costs more points than the same money of cost', () => {
  // 20,000 for 10,000 are -100%; 21,000 are -110%; at 9,000 it is -122.2%.
  expect(sensitivity(jobWith({ fr3Enabled: true }), 10_000).slice(1)).toEqual([
    'Each $1,000 more of cost takes 10.0 points.',
    'Each $1,000 off the price takes 22.2 points.',
    'For 30%, the price must rise by $18,571.43, or the cost fall by $13,000.', // 20,000 / 0.7; 70% of 10,000
  ]);
});

test('each chosen work is told in the order of the card, but not work that costs nothing', () => {
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
