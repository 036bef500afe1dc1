import fc from 'fast-check';
import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
} from '../../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import { sheetAddOns } from '../../../../src/domain/estimates/sheet/sheetAddOns';
import { aPricedUnit } from '../../builders/comparisonUnits';
import { aUnit } from '../../builders/units';
import { forAll } from '../../builders/forAll';

const unit = aPricedUnit();
const optionsWith = (...changes: CostChange[]) => changes.reduce(changeCostOption, initialCostOptions(unit));
const linesWith = (...changes: CostChange[]) => sheetAddOns(unit, optionsWith(...changes));

test('at the start the needed FR3 is on and in the cost, and the others say what they would add', () => {
  expect(linesWith({})).toEqual([
    { label: 'FR3', isNeeded: true, isOn: true, detail: '620 gallons; $4,960 is part of the cost', dollars: 0 },
    { label: 'Turn pull', isNeeded: false, isOn: false, detail: 'Would add $3,500', dollars: 0 },
    { label: 'Feed conversion', isNeeded: false, isOn: false, detail: 'Would add $800', dollars: 0 },
    { label: 'Replacement cabinet', isNeeded: false, isOn: false, detail: 'Would add $2,500', dollars: 0 },
    { label: 'Re-tank', isNeeded: false, isOn: false, detail: 'Would add $9,000', dollars: 0 },
  ]);
});

test.each([
  ['FR3 off', 'FR3', [{ fr3Enabled: false }], 'Taken out of the cost', -4960],
  ['gallons emptied', 'FR3', [{ fr3EstimatedGallons: '' }], 'gallons not entered; $4,960 is part of the cost', 0],
  ['one turn', 'Turn pull', [{ turnPull: true }], '1 turn', 3500],
  ['two turns', 'Turn pull', [{ turnPull: true, turnPullDetails: '2' }], '2 turns', 3500],
  ['turns emptied', 'Turn pull', [{ turnPull: true }, { turnPullDetails: '' }], 'turns not entered', 3500],
  ['feed conversion', 'Feed conversion', [{ feedConversion: true }], '', 800],
  ['a cabinet', 'Replacement cabinet', [{ replacementCabinet: true }], '', 2500],
  [
    'a cabinet with more',
    'Replacement cabinet',
    [{ replacementCabinet: true, additionalCabinetCost: '300' }],
    'Cabinet $2,500, additional $300',
    2800,
  ],
  ['re-tank', 'Re-tank', [{ reTank: true }], 'Labor as entered', 9000],
  ['re-tank at another cost', 'Re-tank', [{ reTank: true }, { reTankCost: '750' }], 'Labor as entered', 750],
  ['re-tank emptied', 'Re-tank', [{ reTank: true }, { reTankCost: '' }], 'Labor as entered', 0],
] as const)('%s', (_, label, changes, detail, dollars) => {
  expect(linesWith(...changes).find((line) => line.label === label)).toMatchObject({ detail, dollars });
});

test('an add-on that cannot be chosen says why', () => {
  const bare = aUnit();
  expect(sheetAddOns(bare, initialCostOptions(bare)).map(({ isOn, detail }) => [isOn, detail])).toEqual([
    [false, 'This unit has no FR3 cost.'],
    [false, 'This unit does not require a turn pull.'],
    [false, 'This unit has no feed conversion cost.'],
    [false, 'This unit has no replacement cabinet cost.'],
    [false, 'This unit has no re-tank cost.'],
  ]);
});

test('needed work without a recorded cost says so and adds an unknown amount', () => {
  const works = ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank'] as const;
  const needing = aUnit({ can_serve: true, needed_work: works.map((work) => ({ work, cost: null })) });
  const lines = sheetAddOns(needing, initialCostOptions(needing));
  expect(lines.map(({ isNeeded, isOn, dollars }) => [isNeeded, isOn, dollars])).toEqual(
    works.map(() => [true, false, null]),
  );
  expect(lines.map(({ detail }) => detail)).toEqual([
    'This unit needs an FR3 fill: cost not recorded.',
    'This unit needs a turn pull: cost not recorded.',
    'This unit needs a feed conversion: cost not recorded.',
    'This unit needs a replacement cabinet: cost not recorded.',
    'This unit needs a re-tank: cost not recorded.',
  ]);
});

test.each([
  [null, false, 'Cost not recorded', null],
  [0, false, 'Cost not recorded', null],
  [1_200, true, '', 1_200],
])('a rewind at %p has its own line', (cost, isOn, detail, dollars) => {
  const rewound = aUnit({ needed_work: [{ work: 'rewind', cost }] });
  expect(sheetAddOns(rewound, initialCostOptions(rewound)).slice(5)).toEqual([
    { label: 'Rewind', isNeeded: true, isOn, detail, dollars },
  ]);
});

test('the amounts explain the sums: the unit as listed and the add-ons are cost, materials and labor', () => {
  const amounts = fc.constantFrom('', '0', '250', '99.5', '999999');
  const change = fc.record({
    fr3Enabled: fc.boolean(),
    turnPull: fc.boolean(),
    feedConversion: fc.boolean(),
    replacementCabinet: fc.boolean(),
    reTank: fc.boolean(),
    additionalCabinetCost: amounts,
    reTankCost: amounts,
  });
  forAll(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
    const options = optionsWith(...changes);
    const { cost, materials, labor } = estimate(unit, options, null);
    const added = sheetAddOns(unit, options).reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
    expect(unit.jcm_total_cost! + added).toBeCloseTo(cost! + materials + labor);
  });
});

test('work that counts by the price of the rates adds that price', () => {
  const needed_work = [{ work: 'reTank', cost: 8_000.5, by_rate: true }];
  const needing = aUnit({ can_serve: true, needed_work });
  expect(sheetAddOns(needing, initialCostOptions(needing)).at(-1)).toEqual({
    ...{ label: 'Re-tank', isNeeded: true, isOn: true, detail: 'Labor as entered', dollars: 8_000.5 },
  });
});

test('needed work that is turned off adds nothing, and says what it would', () => {
  const needed_work = ['fr3', 'turnPull', 'reTank'].map((work) => ({ work, cost: null }));
  const needing = aPricedUnit({}, { needed_work });
  const off = changeCostOption(initialCostOptions(needing), { fr3Enabled: false, turnPull: false, reTank: false });
  const told = sheetAddOns(needing, off).filter(({ isNeeded }) => isNeeded);
  expect(told.map(({ label, isOn, detail, dollars }) => [label, isOn, detail, dollars])).toEqual([
    ['FR3', false, 'Taken out of the cost', -4_960],
    ['Turn pull', false, 'Would add $3,500', 0],
    ['Re-tank', false, 'Would add $9,000', 0],
  ]);
});

test('a turn pull that the unit does not require says so, though it has a cost', () => {
  const bare = aPricedUnit({}, { requires_turn_pull: false });
  expect(sheetAddOns(bare, initialCostOptions(bare))[1]?.detail).toBe('This unit does not require a turn pull.');
});
