import fc from 'fast-check';
import type { CostBreakdown } from '../../../../src/contract/units/unit';
import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
  costControls,
  type CostControlName,
} from '../../../../src/domain/cost/comparison/costOptions';
import { unitPartNames, unrecordedParts, costLines } from '../../../../src/domain/cost/comparison/costParts';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import {
  allCostsText,
  caveats,
  listPriceText,
  marginDollars,
  marginPercent,
  marginText,
  orderPriceText,
  priceText,
  profitText,
  shareText,
} from '../../../../src/domain/cost/comparison/estimateWords';
import { aPricedUnit } from '../../builders/comparisonUnits';
import { forAll } from '../../builders/forAll';
import { aUnit } from '../../builders/units';

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

/** 10,000 the unit + 3,000 labor + 2,040 materials + 4,960 FR3 fill. */
const parts = { unit_cost: 10_000, labor_cost: 3_000, materials_cost: 2_040 };
const none = { unit_cost: null, labor_cost: null, materials_cost: null };

test.each([
  ['all parts are recorded', { ...parts, jcm_total_cost: 20_000 }, []],
  ['a cost of 0 is recorded', { ...parts, labor_cost: 0, jcm_total_cost: 17_000 }, []],
  ['the base cost holds no labor', { ...parts, labor_cost: null, jcm_total_cost: 17_000 }, ['labor']],
  ['nor materials', { ...none, unit_cost: 10_000, jcm_total_cost: 14_960 }, ['labor', 'materials']],
  ['the unit itself has no cost', { ...parts, unit_cost: null, jcm_total_cost: null }, ['unit']],
  ['only labor is recorded', { ...none, labor_cost: 3_000, jcm_total_cost: 7_960 }, ['unit', 'materials']],
  ['only materials are recorded', { ...none, materials_cost: 2_040, jcm_total_cost: 7_000 }, ['unit', 'labor']],
  ['the base cost holds more than what is named', { ...parts, labor_cost: null, jcm_total_cost: 20_000 }, []],
  ['the server names no parts', { ...none, jcm_total_cost: 20_000 }, []],
  ['the server names nothing', { ...none, jcm_total_cost: null }, []],
])('if %s, the right parts count as not recorded', (_, fields, expected) => {
  expect(unrecordedParts(aPricedUnit({}, fields))).toEqual(expected);
});

test('the parts have names for people', () => {
  expect(unitPartNames).toEqual({ unit: 'unit', labor: 'unit labor', materials: 'unit materials' });
});

describe('cost lines', () => {
  const parts = { unit: 10_000, labor: 3_000, materials: 0, fr3Fill: 0, turnPull: 0, rewind: 0 };

  test('unit, labor and materials always have a line, work only if it costs something', () => {
    expect(costLines({ costParts: parts })).toEqual([
      { label: 'Unit', text: '$10,000', dollars: 10_000 },
      { label: 'Unit labor', text: '$3,000', dollars: 3_000 },
      { label: 'Unit materials', text: '$0', dollars: 0 },
    ]);
    expect(costLines({ costParts: { ...parts, fr3Fill: 4_960, turnPull: 3_500, rewind: 1_200 } }).slice(3)).toEqual([
      { label: 'FR3 fill', text: '$4,960', dollars: 4_960 },
      { label: 'Turn pull', text: '$3,500', dollars: 3_500 },
      { label: 'Rewind', text: '$1,200', dollars: 1_200 },
    ]);
  });

  test('a cost that is not recorded is not 0', () => {
    expect(costLines({ costParts: { ...parts, labor: null } })[1]).toEqual({
      label: 'Unit labor',
      text: 'not recorded',
      dollars: null,
    });
  });

  test('parts that are not known have no lines', () => {
    expect(costLines({ costParts: null })).toEqual([]);
  });
});

const of = (fields: Record<string, unknown> = {}, orderPrice: number | null = null) => {
  const unit = aPricedUnit({}, fields);
  return estimate(unit, initialCostOptions(unit), orderPrice);
};
const unpriced = { jcm_result: null, needed_work: [{ work: 'turnPull', cost: null }] };

test('a complete margin is shown as is', () => {
  expect([marginDollars(of()), marginPercent(of()), profitText(of())]).toEqual(['$20,000', '50.0%', '32.5 pts']);
  expect(marginText(of())).toBe('$20,000 · 50.0%');
});

test('margin and profit are at most what they are while work of unknown cost is left out', () => {
  const incomplete = of(unpriced);
  expect(marginDollars(incomplete)).toBe('at most $20,000');
  expect(marginPercent(incomplete)).toBe('at most 50.0%');
  expect(profitText(incomplete)).toBe('at most 32.5 pts');
  expect(marginText(incomplete)).toBe('at most $20,000 · 50.0%');
});

test('a margin that misses 30 percent by a cent does not read as 30', () => {
  const missing = of({ jcm_total_cost: 28_000.01 });
  expect(marginText(missing)).toBe('$12,000 · 29.9%');
});

test('an unknown figure is N/A, not "at most"', () => {
  const unknown = of({ ...unpriced, jcm_total_cost: null });
  expect([marginDollars(unknown), marginPercent(unknown), profitText(unknown), marginText(unknown)]).toEqual(
    Array.from({ length: 4 }, () => 'N/A'),
  );
});

test.each([
  [{ m_price: 41_250.5 }, 41_250.5, '$41,250.50 order'],
  [{ m_price: 27_250, list_price: 27_250 }, null, '$27,250 list'],
  [{ m_price: 40_000 }, 41_250.5, '$40,000 unit'],
  [{ m_price: null }, null, 'N/A'],
])('a price is shown with its cents and its origin: %j', (fields, orderPrice, expected) => {
  expect(priceText(of(fields, orderPrice))).toBe(expected);
});

test('the list price is shown by name, unless it is the price', () => {
  expect(listPriceText(of({ list_price: 27_250 }))).toBe('List price $27,250');
  expect(listPriceText(of({ m_price: 27_250, list_price: 27_250 }, null))).toBeNull();
  expect(listPriceText(of({ list_price: null }))).toBeNull();
});

test('nothing is left out if all needed work counts', () => {
  expect(caveats(of())).toEqual([]);
});

test('needed work that is switched off, and work of unknown cost, are named', () => {
  const works = ['fr3', 'reTank', 'feedConversion'].map((work) => ({ work, cost: null }));
  const unit = aPricedUnit({ feed_conversion_cost: 0 }, { needed_work: works });
  const options = changeCostOption(initialCostOptions(unit), { fr3Enabled: false, reTank: false });
  expect(caveats(estimate(unit, options, null))).toEqual([
    'without FR3 fill and re-tank',
    'feed conversion cost not recorded',
  ]);
});

test('an unknown rewind is named too', () => {
  const unit = aUnit({ jcm_total_cost: 1, m_price: 2, needed_work: [{ work: 'rewind', cost: null }] });
  expect(caveats(estimate(unit, initialCostOptions(unit), null))).toEqual(['rewind cost not recorded']);
});

test('work that counts by a price of the rates is named as long as it counts', () => {
  const needed = [
    { work: 'fr3', cost: 4_960, by_rate: true },
    { work: 'reTank', cost: 9_000 },
  ];
  const unit = aPricedUnit({}, { needed_work: needed });
  const on = estimate(unit, initialCostOptions(unit), null);
  expect([caveats(on), on.isComplete]).toEqual([['with FR3 fill at the price on Settings'], true]);
  const off = changeCostOption(initialCostOptions(unit), { fr3Enabled: false });
  expect(caveats(estimate(unit, off, null))).toEqual(['without FR3 fill']);
});

test('a loss that leaves work of unknown cost out can only be larger', () => {
  // 20,000 for 15,000: -33.3%, less 17.5 points.
  const loss = of({ ...unpriced, m_price: 15_000 });
  expect([marginDollars(loss), marginPercent(loss), shareText(loss), profitText(loss)]).toEqual([
    ...['Loss of $5,000 or more', '-33.3% or less', '-33.3%', '-50.8 pts or less'],
  ]);
  expect(marginText(loss)).toBe('Loss of $5,000 or more · -33.3%');
  expect(marginDollars(of({ m_price: 15_000 }))).toBe('-$5,000');
});

test.each([null, 0, 0.004])('at a price of %p no margin is a share of it', (m_price) => {
  const unsold = of({ m_price });
  expect([shareText(unsold), marginPercent(unsold), profitText(unsold)]).toEqual(['N/A', 'N/A', 'N/A']);
});

test('all costs are at least what they are while work of unknown cost is left out', () => {
  const unit = aPricedUnit();
  const options = changeCostOption(initialCostOptions(unit), { reTank: true });
  // 20,000 and the re-tank at 9,000, which the total cost of the specification leaves out.
  expect(allCostsText(estimate(unit, options, null))).toBe('$29,000');
  expect(allCostsText(of(unpriced))).toBe('at least $20,000');
  expect(allCostsText(of({ jcm_total_cost: null }))).toBe('N/A');
});

test('the price that an order was won at says so', () => {
  expect([orderPriceText(41_250.5), orderPriceText({ won: 48_000.5 }), orderPriceText(null)]).toEqual([
    ...['$41,250.50', '$48,000.50 won', 'N/A'],
  ]);
});
