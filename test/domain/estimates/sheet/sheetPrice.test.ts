import fc from 'fast-check';
import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
} from '../../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import { sheetPrice } from '../../../../src/domain/estimates/sheet/estimateSheet';
import { sheetAddOns } from '../../../../src/domain/estimates/sheet/sheetAddOns';
import { aPricedUnit } from '../../builders/comparisonUnits';
import { forAll } from '../../builders/forAll';
import { someRates } from '../../builders/rates';
import { aUnit } from '../../builders/units';

/** 20,000 = 10,000 the unit + 3,000 labor + 2,040 materials + 4,960 FR3 fill. */
const itemized = { unit_cost: 10_000, labor_cost: 3_000, materials_cost: 2_040 };
const linesOf = (fields: Record<string, unknown> = {}, change: CostChange = {}) => {
  const unit = aPricedUnit({}, fields);
  const lines = sheetPrice(estimate(unit, changeCostOption(initialCostOptions(unit), change), 41_250.5));
  return lines.map(({ label, value, kind }) => (kind === 'part' ? `  ${label}: ${value}` : `${label}: ${value}`));
};

test('the price with its origin, the list price, the cost part by part, and the margin, as on the card', () => {
  const fields = { ...itemized, m_price: 41_250.5, list_price: 27_250 };
  // 41,250.50 − 23,500 − 9,000 = 8,750.50, 21.2 %
  expect(linesOf(fields, { turnPull: true, reTank: true })).toEqual([
    'Sale price: $41,250.50 order',
    'List price: $27,250',
    'Cost: $23,500',
    '  Unit: $10,000',
    '  Unit labor: $3,000',
    '  Unit materials: $2,040',
    '  FR3 fill: $4,960',
    '  Turn pull: $3,500',
    'Add-on materials: $0',
    'Add-on labor: $9,000',
    'Total cost (without labor): $23,500',
    'All costs: $32,500', // with 9,000 of labor
    'Margin: $8,751',
    'Margin %: 21.2%',
    'Profit: 3.7 pts',
  ]);
});

test('parts and a list price that are not known have no line', () => {
  expect(linesOf()).toEqual([
    'Sale price: $40,000 unit',
    'Cost: $20,000',
    'Add-on materials: $0',
    'Add-on labor: $0',
    'Total cost (without labor): $20,000',
    'All costs: $20,000',
    'Margin: $20,000',
    'Margin %: 50.0%',
    'Profit: 32.5 pts',
  ]);
});

test('margin and profit are at most what they are while work of unknown cost is left out', () => {
  expect(
    linesOf({
      needed_work: [
        { work: 'rewind', cost: null },
        { work: 'fr3', cost: 4_960 },
      ],
    }).slice(-4),
  ).toEqual([
    'All costs: at least $20,000',
    'Margin: at most $20,000',
    'Margin %: at most 50.0%',
    'Profit: at most 32.5 pts',
  ]);
});

test('a loss of which work of unknown cost is left out is one or more; one that is known, a loss', () => {
  const needed_work = [{ work: 'rewind', cost: null }];
  expect(linesOf({ m_price: 15_000, needed_work: [...needed_work, { work: 'fr3', cost: 4_960 }] }).slice(-3)).toEqual([
    ...['Margin: Loss of $5,000 or more', 'Margin %: -33.3% or less', 'Profit: -50.8 pts or less'],
  ]);
  expect(linesOf({ m_price: 15_000 }).at(-3)).toBe('Margin (loss): -$5,000');
});

test('the margin is what is read first', () => {
  const unit = aPricedUnit();
  const sums = sheetPrice(estimate(unit, initialCostOptions(unit), null)).filter(({ kind }) => kind === 'sum');
  expect(sums.map(({ label }) => label)).toEqual(['Margin', 'Margin %']);
});

const figuresOf = (
  ...[fields, price, rates]: [Record<string, unknown>?, (number | null)?, Parameters<typeof someRates>[0]?]
) => {
  const unit = aPricedUnit({}, fields);
  const lines = sheetPrice(estimate(unit, initialCostOptions(unit), price ?? null, someRates(rates)));
  return Object.fromEntries(
    lines.map(({ label, value, dollars, percent }) => [label, [value, dollars ?? percent ?? null]]),
  );
};

test('each amount is a figure, too: dollars to the cent, the margin to the tenth that is read', () => {
  // 41,250.49 - 20,000 = 21,250.49, which are 51.5157…%.
  expect(figuresOf({ ...itemized, m_price: 41_250.49 })).toEqual({
    'Sale price': ['$41,250.49 unit', 41_250.49],
    Cost: ['$20,000', 20_000],
    ...{ Unit: ['$10,000', 10_000], 'Unit labor': ['$3,000', 3_000] },
    ...{ 'Unit materials': ['$2,040', 2_040], 'FR3 fill': ['$4,960', 4_960] },
    ...{ 'Add-on materials': ['$0', 0], 'Add-on labor': ['$0', 0] },
    'Total cost (without labor)': ['$20,000', 20_000],
    'All costs': ['$20,000', 20_000],
    Margin: ['$21,250', 21_250.49],
    'Margin %': ['51.5%', 51.5],
    Profit: ['34.0 pts', null],
  });
});

test.each([
  // 9,984 and 11,998 of 40,000 are 24.96% and 29.995%: each misses its threshold.
  [25, 30_016, '24.9%', 24.9],
  [30, 28_002, '29.9%', 29.9],
  [30, 30_016, '25.0%', 25],
  [25, 30_000, '25.0%', 25],
])(
  'good from %d%%, a job of $%d for $40,000 has a margin of %s, in the file as on paper',
  (goodMargin, cost, text, figure) => {
    const [value, percent] = figuresOf({ jcm_total_cost: cost }, null, { goodMargin })['Margin %'] ?? [];
    expect([value, percent]).toEqual([text, expect.closeTo(figure, 10)]);
  },
);

test.each([
  [39_999.99, 'Margin', '$0', 0.01],
  [40_000, 'Margin', '$0', 0],
  [40_000.01, 'Margin (loss)', '$0', -0.01],
  [40_000.5, 'Margin (loss)', '-$1', -0.5],
])('a cost of $%d for $40,000 is a %s of %s', (jcm_total_cost, label, text, dollars) => {
  expect(figuresOf({ jcm_total_cost })[label]).toEqual([text, dollars]);
});

test('unknown figures are empty, and there is no margin without a price', () => {
  expect(figuresOf({ jcm_total_cost: null })).toMatchObject({
    ...{ Cost: ['N/A', null], 'Total cost (without labor)': ['N/A', null], Margin: ['N/A', null] },
    ...{ 'Margin %': ['N/A', null], Profit: ['N/A', null], 'Sale price': ['$40,000 unit', 40_000] },
  });
  expect(figuresOf({ m_price: null })).toMatchObject({
    ...{ 'Sale price': ['N/A', null], Margin: ['N/A', null], 'Margin %': ['N/A', null], Profit: ['N/A', null] },
  });
  expect(figuresOf({ ...itemized, labor_cost: null, jcm_total_cost: 17_000 })).toMatchObject({
    ...{
      'Unit labor': ['not recorded', null],
      Margin: ['at most $23,000', 23_000],
      'Margin %': ['at most 57.5%', 57.5],
    },
  });
});

test('profit is the margin minus the points of the rates', () => {
  expect(figuresOf({}, null, { profitPoints: 50.04 }).Profit).toEqual(['0.0 pts', null]); // -0.04
  expect(figuresOf({}, null, { profitPoints: 0 }).Profit).toEqual(['50.0 pts', null]);
});

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
  const reported = sheetAddOns(needing, off).filter(({ isNeeded }) => isNeeded);
  expect(reported.map(({ label, isOn, detail, dollars }) => [label, isOn, detail, dollars])).toEqual([
    ['FR3', false, 'Taken out of the cost', -4_960],
    ['Turn pull', false, 'Would add $3,500', 0],
    ['Re-tank', false, 'Would add $9,000', 0],
  ]);
});

test('a turn pull that the unit does not require says so, though it has a cost', () => {
  const bare = aPricedUnit({}, { requires_turn_pull: false });
  expect(sheetAddOns(bare, initialCostOptions(bare))[1]?.detail).toBe('This unit does not require a turn pull.');
});
