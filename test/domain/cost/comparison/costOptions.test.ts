import fc from 'fast-check';
import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
  costControls,
  type CostControlName,
} from '../../../../src/domain/cost/comparison/costOptions';
import { aUnit } from '../../builders/units';
import type { CostBreakdown } from '../../../../src/contract/units/unit';
import { aPricedUnit } from '../../builders/comparisonUnits';
import { forAll } from '../../builders/forAll';

const breakdown = (fields: Record<string, number> = {}) => ({
  jcm_result: { cost_breakdown: { fr3_cost: 0, turn_pull_cost: 0, feed_conversion_cost: 0, ...fields } },
});
const costs = breakdown({
  fr3_cost: 4960,
  turn_pull_cost: 3500,
  feed_conversion_cost: 800,
  replacement_cabinet_cost: 2500,
  retank_cost: 9000,
});
const unit = aUnit({ ...costs, can_serve: true, needed_work: [{ work: 'fr3', cost: 4960 }] });
const start = initialCostOptions(unit);

describe('the starting state', () => {
  test('the starting state has needed FR3 on with its gallons, all else off', () => {
    expect(start).toEqual({
      fr3Enabled: true,
      fr3EstimatedGallons: '620',
      turnPull: false,
      turnPullDetails: '',
      reTank: false,
      reTankCost: '',
      feedConversion: false,
      feedConversionCost: 800,
      replacementCabinet: false,
      replacementCabinetCost: 2500,
      additionalCabinetCost: '',
      reTankServerCost: 9000,
    });
  });

  test('the starting state has all needed work on that has a cost, the re-tank at that of the server', () => {
    const works = ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank'];
    const needing = aUnit({ ...costs, can_serve: true, needed_work: works.map((work) => ({ work, cost: null })) });
    expect(initialCostOptions(needing)).toEqual({
      ...start,
      turnPull: true,
      turnPullDetails: '1',
      reTank: true,
      reTankCost: '9000',
      feedConversion: true,
      replacementCabinet: true,
    });
  });

  test('the starting state has needed work off whose cost is not recorded', () => {
    const works = ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank', 'rewind'];
    const needing = aUnit({ can_serve: true, needed_work: works.map((work) => ({ work, cost: 0 })) });
    expect(initialCostOptions(needing)).toEqual(initialCostOptions(aUnit()));
  });

  test.each([
    [310, '310'],
    ['310.6', '311'],
    [0.4, '620'],
    [0, '620'],
    [-5, '620'],
    [1_000_000, '620'],
    [null, '620'],
    ['full', '620'],
  ])('the starting state has, for an oil volume of %p gallons, %s gallons of FR3', (oil_volume, gallons) => {
    const filled = aUnit({ ...costs, oil_volume, needed_work: [{ work: 'fr3', cost: 4960 }] });
    expect(initialCostOptions(filled).fr3EstimatedGallons).toBe(gallons);
  });

  test('initially FR3 is off if it costs nothing, and costs are 0 if unknown', () => {
    expect(initialCostOptions(aUnit())).toMatchObject({
      fr3Enabled: false,
      fr3EstimatedGallons: '',
      reTankServerCost: 0,
    });
  });
});

describe('a change', () => {
  test('a change of FR3 clears its gallons, and sets 620 when it comes back', () => {
    const off = changeCostOption(start, { fr3Enabled: false });
    expect(off).toMatchObject({ fr3Enabled: false, fr3EstimatedGallons: '' });
    expect(changeCostOption(off, { fr3Enabled: true }).fr3EstimatedGallons).toBe('620');
  });

  test('gallons can be changed and cleared while FR3 stays on', () => {
    const typed = changeCostOption(start, { fr3EstimatedGallons: '580' });
    expect(typed.fr3EstimatedGallons).toBe('580');
    expect(changeCostOption(typed, { fr3EstimatedGallons: '' }).fr3EstimatedGallons).toBe('');
  });

  test('a change of turn pull sets one turn and clears it', () => {
    const on = changeCostOption(start, { turnPull: true });
    expect(on.turnPullDetails).toBe('1');
    expect(changeCostOption({ ...on, turnPullDetails: '2' }, { turnPull: false }).turnPullDetails).toBe('');
  });

  test('a change of re-tank starts at the cost of the server, every time, and clears it', () => {
    const on = changeCostOption(start, { reTank: true });
    expect(on.reTankCost).toBe('9000');
    const dear = changeCostOption({ ...start, reTankServerCost: 14_428.63 }, { reTank: true });
    expect(dear.reTankCost).toBe('14428.63');
    // As a person deletes and types: one character fewer, another one, none more than there were.
    const shorter = changeCostOption(dear, { reTankCost: '14428.6' });
    expect(shorter.reTankCost).toBe('14428.6');
    expect(changeCostOption(shorter, { reTankCost: '14428.5' }).reTankCost).toBe('14428.5');
    expect(changeCostOption(shorter, { reTankCost: '14428.65' }).reTankCost).toBe('14428.6');
    const off = changeCostOption(changeCostOption(on, { reTankCost: '7500' }), { reTank: false });
    expect(off.reTankCost).toBe('');
    expect(changeCostOption(off, { reTank: true }).reTankCost).toBe('9000');
  });

  test('a change of replacement cabinet to off clears the additional cost', () => {
    const on = changeCostOption(start, { replacementCabinet: true, additionalCabinetCost: '300' });
    expect(on.additionalCabinetCost).toBe('300');
    expect(changeCostOption(on, { replacementCabinet: false }).additionalCabinetCost).toBe('');
  });

  test.each([
    ['additionalCabinetCost', '1234567'],
    ['additionalCabinetCost', '-1'],
    ['reTankCost', '1e5'],
    ['reTankCost', 'abc'],
    ['fr3EstimatedGallons', '6.5'],
    ['fr3EstimatedGallons', '-6'],
    ['fr3EstimatedGallons', '1000000'],
  ] as const)('a change of %s to %p is refused: the field retains what it had', (field, text) => {
    const on = changeCostOption(start, { replacementCabinet: true, additionalCabinetCost: '300', reTank: true });
    expect(changeCostOption(on, { [field]: text })).toEqual(on);
  });

  test('a change never leaves text behind for something that is off', () => {
    const change: fc.Arbitrary<CostChange> = fc.record(
      {
        fr3Enabled: fc.boolean(),
        turnPull: fc.boolean(),
        reTank: fc.boolean(),
        replacementCabinet: fc.boolean(),
        fr3EstimatedGallons: fc.constantFrom('', '5', 'x'),
        reTankCost: fc.constantFrom('', '100', '-5'),
        additionalCabinetCost: fc.constantFrom('', '100.5', '12345678'),
      },
      { requiredKeys: [] },
    );
    forAll(fc.array(change), (changes) => {
      const end = changes.reduce(changeCostOption, start);
      expect(end.fr3Enabled || end.fr3EstimatedGallons === '').toBe(true);
      expect(end.turnPull || end.turnPullDetails === '').toBe(true);
      expect(end.reTank || end.reTankCost === '').toBe(true);
      expect(end.replacementCabinet || end.additionalCabinetCost === '').toBe(true);
      expect(`${end.reTankCost}${end.additionalCabinetCost}${end.fr3EstimatedGallons}`).toMatch(/^[\d.]*$/);
    });
  });
});

const fields: Readonly<Record<CostControlName, keyof CostBreakdown>> = {
  fr3: 'fr3_cost',
  turnPull: 'turn_pull_cost',
  feedConversion: 'feed_conversion_cost',
  replacementCabinet: 'replacement_cabinet_cost',
  reTank: 'retank_cost',
};
const noCost = {
  fr3: 'This unit has no FR3 cost.',
  turnPull: 'This unit has no turn pull cost.',
  feedConversion: 'This unit has no feed conversion cost.',
  replacementCabinet: 'This unit has no replacement cabinet cost.',
  reTank: 'This unit has no re-tank cost.',
} as const;
const NOT_REQUIRED = 'This unit does not require a turn pull.';
const names = ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank'] as const;

/** 'no cost' and 'not required' say why a control is off. */
const rules = [
  { cost: 1, required: true, turnPull: 'on', others: 'on' },
  { cost: 1, required: false, turnPull: 'not required', others: 'on' },
  { cost: 1, required: null, turnPull: 'not required', others: 'on' },
  { cost: 0, required: true, turnPull: 'no cost', others: 'no cost' },
  { cost: 0, required: false, turnPull: 'not required', others: 'no cost' },
  { cost: 0, required: null, turnPull: 'not required', others: 'no cost' },
  { cost: null, required: true, turnPull: 'no cost', others: 'no cost' },
  { cost: null, required: false, turnPull: 'not required', others: 'no cost' },
  { cost: null, required: null, turnPull: 'not required', others: 'no cost' },
  { cost: 0.01, required: true, turnPull: 'on', others: 'on' },
  { cost: -1, required: true, turnPull: 'no cost', others: 'no cost' },
] as const;

describe.each(rules)('at a cost of $cost, turn pull required $required', ({ cost, required, turnPull, others }) => {
  test.each(names)('the control %s is open as its cost says', (name) => {
    const unit = aPricedUnit({ [fields[name]]: cost }, { requires_turn_pull: required, needed_work: [] });
    const rule = name === 'turnPull' ? turnPull : others;
    const whyNot = { on: null, 'no cost': noCost[name], 'not required': NOT_REQUIRED }[rule];
    expect(costControls(unit)[name]).toEqual({ enabled: rule === 'on', whyNot, isNeeded: false });
  });
});

test('each control looks at its own cost alone', () => {
  for (const name of names) {
    const controls = costControls(aPricedUnit({ [fields[name]]: 0 }));
    expect(names.filter((each) => !controls[each].enabled)).toEqual([name]);
  }
});

test.each([
  ['no result of the cost model', { jcm_result: null }],
  ['a result without a breakdown', { jcm_result: { cost_breakdown: null } }],
])('%s turns all of them off', (_, given) => {
  const controls = costControls(aUnit({ requires_turn_pull: true, can_serve: true, ...given }));
  expect(names.map((name) => controls[name].whyNot)).toEqual(names.map((name) => noCost[name]));
});

const needing = { fr3: 'an FR3 fill', turnPull: 'a turn pull', feedConversion: 'a feed conversion' } as const;
const needingMore = { replacementCabinet: 'a replacement cabinet', reTank: 'a re-tank' } as const;

test.each(Object.entries({ ...needing, ...needingMore }))(
  'needed work without a recorded cost stays disabled and says so: %s',
  (work, words) => {
    const controls = costControls(aUnit({ can_serve: true, needed_work: [{ work, cost: null }] }));
    expect(Object.entries(controls).find(([name]) => name === work)?.[1]).toEqual({
      enabled: false,
      isNeeded: true,
      whyNot: `This unit needs ${words}: cost not recorded.`,
    });
  },
);

test('needed work with a cost can be switched, also a turn pull that the unit alone would not require', () => {
  const unit = aPricedUnit({}, { requires_turn_pull: false, needed_work: [{ work: 'turnPull', cost: 3500 }] });
  expect(costControls(unit).turnPull).toEqual({ enabled: true, whyNot: null, isNeeded: true });
});
