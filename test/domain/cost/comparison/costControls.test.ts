import type { CostBreakdown } from '../../../../src/contract/unit/unit';
import { costControls, type CostControlName } from '../../../../src/domain/cost/comparison/costControls';
import { aPricedUnit } from '../../builders/comparisonUnits';
import { aUnit } from '../../builders/units';

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
