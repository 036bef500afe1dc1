import { DEFAULT_SETTINGS } from '../../../src/contract/plan/defaultSettings';
import type { EmptyReason, Plan, PlanWay } from '../../../src/contract/plan/plan';
import type { PlanSettings } from '../../../src/contract/plan/planRequest';
import {
  afterFreightText,
  basisText,
  changeText,
  costText,
  excludedText,
  jobOf,
  movesText,
  pinnedText,
  reasonTexts,
  settingText,
  settingTexts,
  unpinnedText,
  wayText,
  weeksText,
  effectText,
  noEffectsText,
  plannedReason,
} from '../../../src/domain/plan/planWords';
import { aChange, aPlan, aPlanRow, aWay, movesOf } from '../builders/plans';
import type { PlanEffect } from '../../../src/contract/plan/planEffects';

test.each([
  [0, '0 weeks'],
  [1, '1 week'],
  [2, '2 weeks'],
  [1_040, '1,040 weeks'],
])('%d weeks are "%s"', (weeks, text) => {
  expect(weeksText(weeks)).toBe(text);
});

test('an order is named by its job, or by its id if it has none', () => {
  expect(jobOf({ job_number: 'J59260', order_id: 12 })).toBe('J59260');
  expect(jobOf({ job_number: null, order_id: 12 })).toBe('order 12');
});

test('confirmations name the unit and the order', () => {
  const row = aPlanRow(7, '484872');
  // A pin may be of another unit than the plan gives the order now.
  expect(pinnedText(row, '490417')).toBe('Unit 490417 is pinned to J-7.');
  expect(unpinnedText(row)).toBe('Unit 484872 is no longer pinned to J-7.');
  expect(excludedText({ ...row, job_number: null })).toBe('Unit 484872 is excluded from order 7.');
});

test('moves are listed in order of displacement', () => {
  expect(movesText([])).toBe('');
  expect(movesText(movesOf([1, 'A'], [2, 'B'], [3, null]))).toBe(
    'J-1 would fall back to A, J-2 would fall back to B, J-3 would stay empty',
  );
});

test.each([
  [3_140, movesOf([1, 'A']), 'costs the plan $3,140: J-1 would fall back to A'],
  [3_140, [], 'costs the plan $3,140'],
  [0, [], 'costs the plan nothing'],
  [0, movesOf([1, null]), 'costs the plan nothing: J-1 would stay empty'],
  [0.4, [], 'costs the plan $0'],
  [999.5, [], 'costs the plan $1,000'],
  [null, movesOf([1, 'A']), 'costs the plan an unknown amount: J-1 would fall back to A'],
])('a change of %j dollars with its moves %j %s', (cost, moves, text) => {
  expect(costText(cost, moves)).toBe(text);
});

test('a change names its unit, or that the order stays empty', () => {
  expect(changeText(aChange('484872', 3_140, movesOf([1, 'A'])))).toBe(
    'Unit 484872 instead costs the plan $3,140: J-1 would fall back to A',
  );
  expect(changeText(aChange(null, 0))).toBe('Leaving it empty costs the plan nothing');
});

test.each<[EmptyReason, string]>([
  ['worth more elsewhere', 'Its units are worth more to other orders'],
  ['only losses', 'Every unit would lose money'],
  ['cost not recorded', 'A cost of its units is not recorded'],
  ['no price', 'Neither the order nor its units have a price'],
  ['below the class', 'No unit reaches the class'],
  ['nothing fits', 'No unit in stock fits it'],
  ['forbidden', 'You excluded its units'],
])('an order that stays empty for "%s": %s', (reason, text) => {
  expect(reasonTexts[reason]).toBe(text);
});

const unit = { serial: '484872', match_score: 0.82, fit_class: 'Fits with work' } as const;

test.each<[PlanWay, string]>([
  [
    aWay('take', { ...unit, cost: 3_140, moves: movesOf([1, 'A']) }),
    'Unit 484872 (fits with work) costs the plan $3,140: J-1 would fall back to A',
  ],
  [aWay('take', { ...unit, cost: 0 }), 'Unit 484872 (fits with work) costs the plan nothing'],
  [aWay('take', unit), 'Unit 484872 (fits with work) costs the plan an unknown amount'],
  [aWay('lower class', { ...unit, amount: 3_140 }), 'Unit 484872 (fits with work), margin $3,140'],
  [
    aWay('lower class', { ...unit, amount: -250, what: 'FR3 fill, feed conversion' }),
    'Unit 484872 (fits with work) with FR3 fill, feed conversion, margin -$250',
  ],
  [
    aWay('lower class', { ...unit, what: 'retank' }),
    'Unit 484872 (fits with work) with retank, a cost is not recorded',
  ],
  [aWay('record cost', unit), 'Record the costs of unit 484872 (fits with work)'],
  [aWay('record cost', { serial: '484872' }), 'Record the costs of unit 484872 (class not known)'],
  [
    aWay('rewind', { ...unit, fit_class: 'Fits, to be checked', amount: 3_140, units: 4 }),
    'Rewind unit 484872 (fits, to be checked): margin $3,140 before the rewind, which has no recorded cost',
  ],
  [
    aWay('rewind', { ...unit, fit_class: 'Fits with work', amount: 3_140, units: 4 }),
    'Rewind unit 484872 (fits with work): margin $3,140',
  ],
  [aWay('rewind', { ...unit, units: 4 }), 'Rewind unit 484872 (fits with work): a cost is not recorded'],
  [aWay('rewind', { units: 2 }), 'Rewind a unit: all 2 units that it could be are of other orders in the plan'],
  [
    aWay('relax', { ...unit, what: 'With 13200 V', amount: 3_140, units: 76 }),
    'Agree with the customer on 13200 V: unit 484872 (fits with work), margin $3,140; 76 units would fit',
  ],
  [
    aWay('relax', { ...unit, what: '13200 V', units: 1 }),
    'Agree with the customer on 13200 V: unit 484872 (fits with work), a cost is not recorded; 1 unit would fit',
  ],
  [
    aWay('relax', { what: 'With 13200 V', units: 1_200 }),
    'Agree with the customer on 13200 V: 1,200 units would fit, all of other orders in the plan',
  ],
  [
    aWay('relax', { what: 'a tank With fins', units: 1 }),
    'Agree with the customer on a tank With fins: 1 unit would fit, all of other orders in the plan',
  ],
  [aWay('relax', { units: 0 }), 'Agree with the customer on less: 0 units would fit, all of other orders in the plan'],
  [
    aWay('buy', { what: '3-phase · 500 kVA', amount: 41_250 }),
    'Buy a unit: 3-phase · 500 kVA, for less than $41,250 with all work',
  ],
  [aWay('buy', { what: '500 kVA' }), 'Buy a unit: 500 kVA'],
  [aWay('buy'), 'Buy a unit'],
])('an order can be filled by %j: %s', (way, text) => {
  expect(wayText(way)).toBe(text);
});

test.each<[Exclude<keyof PlanSettings, 'fit'>, number, string]>([
  ['filled', 1_500, 'Value of filling an order: $1,500'],
  ['late_week', 100, 'Penalty per week late: $100'],
  ['hundred_miles', 25, 'Freight without a rate: $25 per 100 miles'],
  ['ready_weeks', 1, 'A unit without work arrives in 1 week'],
  ['work_weeks', 4, 'A unit with work arrives in 4 weeks'],
  ['buy_weeks', 16, 'A unit that is bought arrives in 16 weeks'],
  ['units_per_order', 1_000, 'The best 1,000 units of each order'],
])('the setting %s of %d reads: %s', (name, value, text) => {
  expect(settingTexts[name](value)).toBe(text);
});

test('the lowest class is a setting, and one that is not set has no words', () => {
  expect(settingText(DEFAULT_SETTINGS, 'fit')).toBe('Lowest class: Fits with work');
  expect(settingText(DEFAULT_SETTINGS, 'late_week')).toBe('Penalty per week late: $250');
  expect(settingText(DEFAULT_SETTINGS, 'units_per_order')).toBeNull();
});

test.each([
  [{ margin: 5_000, freight: 1_859.5 }, true, 'after freight ≈ $3,141'],
  [{ margin: 5_000, freight: 0 }, true, 'after freight ≈ $5,000'],
  [{ margin: 5_000, freight: null }, true, 'freight not known'],
  [{ margin: 5_000, freight: null }, false, null],
])('of %j, with freight rates: %j, it is said: %j', (row, hasFreight, text) => {
  expect(afterFreightText(row, hasFreight)).toBe(text);
});

describe('what a plan is based on', () => {
  const made = aPlan({ orders: 12, units: 340, pairs: 1_250, value: 50_000, bound: 50_000 });
  const compared = '1,250 pairs of 12 open orders and 340 available units compared.';
  const proven = 'No plan can be worth more than $50,000: this one is the best, proven.';

  test.each<[Partial<Plan>, boolean, string[]]>([
    [{}, true, [compared, proven]],
    [{ unknown_costs: 3 }, false, [compared, '3 pairs left out: cost not recorded.', proven]],
    [
      { unknown_costs: 3, unknown_prices: 8 },
      false,
      [compared, '3 pairs left out: cost not recorded.', '8 pairs left out: no price.', proven],
    ],
    [{ unknown_costs: 1 }, false, [compared, '1 pair left out: cost not recorded.', proven]],
    [{ unknown_miles: 2 }, true, [compared, '2 distances not known, counted as 0 miles.', proven]],
    [{ unknown_miles: 1 }, true, [compared, '1 distance not known, counted as 0 miles.', proven]],
    [{ unknown_miles: 2 }, false, [compared, proven]],
    [{ orders: 1, units: 1, pairs: 1 }, false, ['1 pair of 1 open order and 1 available unit compared.', proven]],
    [{ value: 49_000 }, false, [compared, 'No plan can be worth more than $50,000; this one is worth $49,000.']],
    [{ value: 49_999.99 }, false, [compared, 'No plan can be worth more than $50,000; this one is worth $50,000.']],
  ])('%j, with distances: %j', (fields, hasMiles, sentences) => {
    expect(basisText({ ...made, ...fields }, hasMiles)).toEqual(sentences);
  });
});

const effect = (kind: PlanEffect['kind'], cost: number | null = null, moves: PlanEffect['moves'] = []) => ({
  ...{ serial: 'A', kind, cost, moves },
});

test.each([
  [effect('choice'), "The plan's choice"],
  [effect('change', 3_140, movesOf([1, 'B'])), 'Costs the plan $3,140: J-1 would fall back to B'],
  [effect('change', 0), 'Costs the plan nothing'],
  [effect('change', null), 'Costs the plan an unknown amount'],
  [effect('reserved'), 'Not in the plan: reserved'],
  [effect('not in stock'), 'Not in the plan: no longer in stock'],
  [effect('does not fit'), 'Not in the plan: does not fit this order'],
  [effect('below the class'), 'Not in the plan: class below ‘Fits with work’'],
  [effect('no price'), 'Not in the plan: no price'],
  [effect('cost not recorded'), 'Not in the plan: cost not recorded'],
  [effect('not compared'), 'Not in the plan: not among the units compared'],
])('%j reads as %s', (each, text) => {
  expect(effectText(each, DEFAULT_SETTINGS)).toBe(text);
});

test('a unit below the class names the class that the plan goes down to', () => {
  expect(effectText(effect('below the class'), { ...DEFAULT_SETTINGS, fit: 'Fits' })).toBe(
    'Not in the plan: class below ‘Fits’',
  );
});

test.each([
  [false, false, null],
  [true, false, 'The plan leaves this order out: it has its unit, or is closed'],
  [false, true, 'Too many pairs to plan beside other work. Open Plan instead'],
  // Opening the plan would not help.
  [true, true, 'The plan leaves this order out: it has its unit, or is closed'],
])('left out: %j, too large: %j, reads: %j', (is_left_out, is_too_large, text) => {
  expect(noEffectsText({ effects: [], is_left_out, is_too_large })).toBe(text);
});

test.each([
  [null, 'From the plan'],
  ['Customer waits since May', 'From the plan: Customer waits since May'],
  // A reason may name a plan itself.
  ['From the plan: see below', 'From the plan: From the plan: see below'],
])('a reservation of the plan with the reason %j says: %s', (reason, text) => {
  expect(plannedReason(reason)).toBe(text);
});
