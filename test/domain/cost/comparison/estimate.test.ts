import fc from 'fast-check';
import type { Unit } from '../../../../src/contract/units/unit';
import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
} from '../../../../src/domain/cost/comparison/costOptions';
import { addOnCosts, neededWork } from '../../../../src/domain/cost/comparison/costedUnit';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import { aPricedUnit, dollars } from '../../builders/comparisonUnits';
import { forAll, testProperty } from '../../builders/forAll';
import { aUnit } from '../../builders/units';

/** 20,000 = 10,000 the unit + 3,000 labor + 2,040 materials + 4,960 FR3 fill; of the add-ons FR3 alone is needed. */
const unit = aPricedUnit({}, { unit_cost: 10_000, labor_cost: 3_000, materials_cost: 2_040, list_price: 27_250 });
const estimateWith = (change: CostChange, of = unit, orderPrice: number | null = 50_000) =>
  estimate(of, changeCostOption(initialCostOptions(of), change), orderPrice);

test('the estimate starts with the base cost and its parts, without work beyond it', () => {
  expect(estimateWith({})).toEqual({
    salePrice: 40_000,
    priceOrigin: 'unit',
    listPrice: 27_250,
    cost: 20_000,
    costParts: { unit: 10_000, labor: 3_000, materials: 2_040, fr3Fill: 4_960, turnPull: 0, rewind: 0 },
    materials: 0,
    labor: 0,
    totalCost: 20_000,
    margin: 20_000,
    marginPercentage: 50,
    profitPercentage: 32.5,
    tone: 'good',
    goodMargin: 30,
    unpriced: [],
    unrecorded: [],
    omitted: [],
    byRates: [],
    isComplete: true,
  });
});

test.each([
  ['FR3 off takes its cost away', { fr3Enabled: false }, { cost: 15_040, materials: 0, labor: 0, margin: 24_960 }],
  ['turn pull adds to the cost', { turnPull: true }, { cost: 23_500, materials: 0, margin: 16_500 }],
  ['feed conversion is material', { feedConversion: true }, { cost: 20_000, materials: 800, totalCost: 20_800 }],
  [
    'cabinet and additional cost are material',
    { replacementCabinet: true, additionalCabinetCost: '300' },
    { materials: 2_800, totalCost: 22_800, margin: 17_200 },
  ],
  ['re-tank is labor, outside the total cost', { reTank: true }, { labor: 9_000, totalCost: 20_000, margin: 11_000 }],
  ['re-tank at the cost entered', { reTank: true, reTankCost: '100' }, { labor: 100, margin: 19_900 }],
  [
    'turned on with nothing entered, re-tank starts at the cost of the server',
    { reTank: true, reTankCost: '' },
    { labor: 9_000 },
  ],
])('%s', (_, change, expected) => {
  expect(estimateWith(change)).toMatchObject(expected);
});

test('an entry emptied afterwards costs nothing', () => {
  const on = changeCostOption(initialCostOptions(unit), { reTank: true });
  expect(estimate(unit, changeCostOption(on, { reTankCost: '' }), null)).toMatchObject({ labor: 0, isComplete: true });
});

describe('the parts of the cost', () => {
  test('the parts of the cost follow FR3 and turn pull', () => {
    expect(estimateWith({ fr3Enabled: false, turnPull: true }).costParts).toMatchObject({
      fr3Fill: 0,
      turnPull: 3_500,
    });
  });

  test.each([
    ['are not named', { unit_cost: null }],
    ['do not add up to the base cost', { unit_cost: 10_000.01 }],
    ['belong to no base cost', { jcm_total_cost: null }],
  ])('the parts of the cost are not shown if they %s', (_, fields) => {
    expect(estimateWith({}, { ...unit, ...fields }).costParts).toBeNull();
  });

  test('parts of the cost that are not recorded are not 0: what is left out is named, and the margin is the most there can be', () => {
    // 10,000 the unit + 2,040 materials + 4,960 FR3 fill.
    expect(estimateWith({}, { ...unit, labor_cost: null, jcm_total_cost: 17_000 })).toMatchObject({
      cost: 17_000,
      costParts: { unit: 10_000, labor: null, materials: 2_040, fr3Fill: 4_960 },
      margin: 23_000,
      unrecorded: ['labor'],
      tone: null,
      isComplete: false,
    });
  });

  test('without the cost of the unit itself there is no cost and no margin', () => {
    expect(estimateWith({}, { ...unit, unit_cost: null, jcm_total_cost: null })).toMatchObject({
      cost: null,
      margin: null,
      marginPercentage: null,
      unrecorded: ['unit'],
      isComplete: false,
    });
  });
});

describe('needed work', () => {
  const works = (...names: string[]) => names.map((work) => ({ work, cost: null }));

  test('needed work is in the margin from the start', () => {
    const needing = aPricedUnit({}, { needed_work: works('fr3', 'reTank', 'feedConversion') });
    // 40,000 − 20,000 − 9,000 − 800 = 10,200, 25.5 %
    expect(estimateWith({}, needing)).toMatchObject({
      margin: 10_200,
      marginPercentage: 25.5,
      tone: 'bad',
      omitted: [],
      isComplete: true,
    });
  });

  test('needed work that is switched off is named, and the margin is without it', () => {
    const needing = aPricedUnit({}, { needed_work: works('fr3', 'reTank', 'feedConversion') });
    expect(estimateWith({ reTank: false, fr3Enabled: false }, needing)).toMatchObject({
      margin: 40_000 - 15_040 - 800,
      omitted: ['fr3', 'reTank'],
      unpriced: [],
      isComplete: true,
    });
  });

  test.each(['turnPull', 'feedConversion', 'fr3', 'replacementCabinet', 'reTank', 'rewind'])(
    'whose cost is not recorded makes the estimate incomplete: %s',
    (work) => {
      const needing = aUnit({ jcm_total_cost: 20_000, m_price: 40_000, can_serve: true, needed_work: works(work) });
      expect(estimateWith({}, needing)).toMatchObject({
        margin: 20_000,
        unpriced: [work],
        omitted: [],
        isComplete: false,
        tone: null,
      });
    },
  );

  test('needed work whose cost is not recorded leaves a bad margin bad', () => {
    const needing = aUnit({ jcm_total_cost: 29_000, m_price: 40_000, needed_work: works('turnPull') });
    expect(estimateWith({}, needing)).toMatchObject({ marginPercentage: 27.5, tone: 'bad', isComplete: false });
  });

  test('a needed re-tank whose cost was emptied is one of unknown cost', () => {
    const needing = aPricedUnit({}, { needed_work: works('reTank') });
    const emptied = changeCostOption(initialCostOptions(needing), { reTankCost: '' });
    expect(estimate(needing, emptied, null)).toMatchObject({ labor: 0, unpriced: ['reTank'], isComplete: false });
    const off = changeCostOption(emptied, { reTank: false });
    expect(estimate(needing, off, null)).toMatchObject({ unpriced: [], omitted: ['reTank'], isComplete: true });
  });

  test('a rewind at 0 leaves the figures incomplete, one with a cost is in the cost', () => {
    const rewound = (cost: number) => aPricedUnit({}, { needed_work: [{ work: 'rewind', cost }] });
    expect(estimateWith({ fr3Enabled: true }, rewound(0))).toMatchObject({
      ...{ cost: 20_000, unpriced: ['rewind'], isComplete: false },
    });
    expect(estimateWith({ fr3Enabled: true }, rewound(1_200))).toMatchObject({ cost: 21_200, margin: 18_800 });
  });
});

test.each([null, 0])('without any price, the order at %p, the margin is unknown and its percentage 0', (ofOrder) => {
  const result = estimateWith({}, aUnit({ jcm_total_cost: 100, list_price: 0 }), ofOrder);
  expect(result).toMatchObject({
    salePrice: null,
    priceOrigin: null,
    listPrice: null,
    margin: null,
    marginPercentage: 0,
    profitPercentage: -17.5,
    tone: null,
  });
});

test('an unjudged order has no good margin, but can have a bad one', () => {
  const toneOf = (fields: Partial<typeof unit>) => estimateWith({}, { ...unit, ...fields }).tone;
  const fit = { class: 'Fits, to be checked' as const, gaps: [] };
  expect(toneOf({ fit, match_score: 0.72 })).toBe('good');
  expect(toneOf({ fit, match_score: null })).toBeNull();
  expect(toneOf({ fit, match_score: null, m_price: 21_000 })).toBe('bad');
  // A server without classes may send no score either.
  expect(toneOf({ fit: null, match_score: null })).toBe('good');
});

test('a price of less than half a cent has percentage 0', () => {
  const result = estimateWith({}, aUnit({ jcm_total_cost: 100 }), 0.004);
  expect(result).toMatchObject({ margin: -100, marginPercentage: 0 });
});

test('without a cost nothing is made up', () => {
  expect(estimateWith({}, aUnit({ m_price: 100 }))).toMatchObject({
    cost: null,
    costParts: null,
    totalCost: null,
    margin: null,
    marginPercentage: null,
    profitPercentage: null,
    tone: null,
    isComplete: false,
  });
});

test('each add-on costs what the breakdown of the server says', () => {
  expect(addOnCosts(aPricedUnit())).toEqual({
    fr3: 4960,
    turnPull: 3500,
    feedConversion: 800,
    replacementCabinet: 2500,
    reTank: 9000,
  });
});

test.each([
  ['no result', {}],
  ['a result without a breakdown', { jcm_result: {} }],
  ['an empty breakdown', { jcm_result: { cost_breakdown: {} } }],
])('%s costs nothing', (_, fields) => {
  expect(Object.values(addOnCosts(aUnit(fields)))).toEqual([0, 0, 0, 0, 0]);
});

test('if the breakdown has no cost, that of the needed work counts', () => {
  const needed_work = [
    { work: 'fr3', cost: 3010 },
    { work: 'reTank', cost: 0 },
    { work: 'rewind', cost: 700 },
  ];
  expect(addOnCosts(aUnit({ needed_work }))).toEqual({
    fr3: 3010,
    turnPull: 0,
    feedConversion: 0,
    replacementCabinet: 0,
    reTank: 0,
  });
});

test('every work that is listed with a cost has its own', () => {
  const needed_work = [
    { work: 'fr3', cost: 1 },
    { work: 'turnPull', cost: 2 },
    { work: 'feedConversion', cost: 3 },
    { work: 'replacementCabinet', cost: 4 },
    { work: 'reTank', cost: 5 },
  ];
  expect(addOnCosts(aUnit({ needed_work }))).toEqual({
    fr3: 1,
    turnPull: 2,
    feedConversion: 3,
    replacementCabinet: 4,
    reTank: 5,
  });
});

const breakdown = {
  fr3_cost: 4960,
  turn_pull_cost: 3500,
  feed_conversion_cost: 800,
  replacement_cabinet_cost: 0,
  retank_cost: 9000,
};
const costs = { jcm_result: { cost_breakdown: breakdown } };

test('a server that lists the needed work is believed, with the costs that it gives', () => {
  const needed_work = [
    { work: 'reTank', cost: 9000 },
    { work: 'turnPull', cost: 3500 },
  ];
  expect(neededWork(aUnit({ ...costs, can_serve: true, needed_work }))).toEqual([
    { work: 'reTank', cost: 9000 },
    { work: 'turnPull', cost: 3500 },
  ]);
});

test('a server that judges the unit and lists no work says that none is needed', () => {
  expect(neededWork(aUnit({ ...costs, can_serve: true, requires_turn_pull: true }))).toEqual([]);
  expect(neededWork(aUnit({ ...costs, can_serve: false }))).toEqual([]);
});

test.each([null, 0, -1])('a listed cost of %p is not recorded', (cost) => {
  const unit = aUnit({ can_serve: true, needed_work: [{ work: 'turnPull', cost }] });
  expect(neededWork(unit)).toEqual([{ work: 'turnPull', cost: null }]);
});

test('listed work without a cost takes that of the breakdown', () => {
  const unit = aUnit({ ...costs, needed_work: [{ work: 'feedConversion', cost: null }] });
  expect(neededWork(unit)).toEqual([{ work: 'feedConversion', cost: 800 }]);
});

test('listed work without a breakdown has its own cost', () => {
  expect(neededWork(aUnit({ needed_work: [{ work: 'fr3', cost: 3010 }] }))).toEqual([{ work: 'fr3', cost: 3010 }]);
});

test.each([
  [0, null],
  [1200, 1200],
  [null, null],
  [-1, null],
])('a rewind at %p costs %p: 0 is not recorded', (cost, expected) => {
  expect(neededWork(aUnit({ needed_work: [{ work: 'rewind', cost }] }))).toEqual([{ work: 'rewind', cost: expected }]);
});

test('duplicate work counts once, and unnamed work is ignored', () => {
  const twice = [
    { work: 'fr3', cost: 100 },
    { work: null, cost: 100 },
    { work: 'fr3', cost: 100 },
  ];
  expect(neededWork(aUnit({ needed_work: twice }))).toEqual([{ work: 'fr3', cost: 100 }]);
});

test('without a list, priced work and a required turn pull are needed', () => {
  expect(neededWork(aUnit({ ...costs, requires_turn_pull: true }))).toEqual([
    { work: 'turnPull', cost: 3500 },
    { work: 'feedConversion', cost: 800 },
    { work: 'fr3', cost: 4960 },
    { work: 'reTank', cost: 9000 },
  ]);
  expect(neededWork(aUnit({ ...costs, requires_turn_pull: false })).map(({ work }) => work)).not.toContain('turnPull');
  expect(neededWork(aUnit({ requires_turn_pull: true }))).toEqual([{ work: 'turnPull', cost: null }]);
  expect(neededWork(aUnit())).toEqual([]);
});

describe('cost properties', () => {
  const everythingOn = { turnPull: true, feedConversion: true, replacementCabinet: true, reTank: true };
  const estimateOf = (unit: Unit, ...changes: CostChange[]) =>
    estimate(unit, changes.reduce(changeCostOption, initialCostOptions(unit)), null);

  /** The unit and its options with one cost of these US dollars; FR3 is part of what the unit costs. */
  const raised: readonly [string, (cost: number) => ReturnType<typeof estimateOf>][] = [
    ['the unit cost', (cost) => estimateOf(aPricedUnit({}, { jcm_total_cost: cost }), everythingOn)],
    ['FR3', (cost) => estimateOf(aPricedUnit({ fr3_cost: cost }, { jcm_total_cost: 20_000 + cost }), everythingOn)],
    ['turn pull', (cost) => estimateOf(aPricedUnit({ turn_pull_cost: cost }), everythingOn)],
    ['feed conversion', (cost) => estimateOf(aPricedUnit({ feed_conversion_cost: cost }), everythingOn)],
    ['the replacement cabinet', (cost) => estimateOf(aPricedUnit({ replacement_cabinet_cost: cost }), everythingOn)],
    ['the re-tank of the server', (cost) => estimateOf(aPricedUnit({ retank_cost: cost }), everythingOn)],
  ];
  const entered: readonly [string, (cost: string) => ReturnType<typeof estimateOf>][] = [
    ['additional cabinet', (cost) => estimateOf(aPricedUnit(), everythingOn, { additionalCabinetCost: cost })],
    ['re-tank labor', (cost) => estimateOf(aPricedUnit(), everythingOn, { reTankCost: cost })],
  ];

  const fallsBy = (low: ReturnType<typeof estimateOf>, high: ReturnType<typeof estimateOf>, cents: number) => {
    expect(Math.round((low.margin! - high.margin!) * 100)).toBe(cents);
    expect(Math.sign(low.marginPercentage! - high.marginPercentage!)).toBe(Math.sign(cents));
    expect(Math.sign(low.profitPercentage! - high.profitPercentage!)).toBe(Math.sign(cents));
  };

  describe('the margin falls by as much as a cost rises, and its percentage with it', () => {
    test.each(raised)('the margin falls by as much as the cost rises of %s', (_, at) => {
      forAll(dollars, dollars, (low, rise) => {
        const high = Math.round((low + rise) * 100) / 100;
        fallsBy(at(low), at(high), Math.round(rise * 100));
      });
    });

    test.each(entered)('the margin falls by as much as the cost rises of %s, as entered', (_, at) => {
      const amount = fc.integer({ min: 0, max: 999_999 });
      forAll(amount, amount, (low, high) => fallsBy(at(String(low)), at(String(high)), (high - low) * 100));
    });

    testProperty(
      'FR3 turned off gives back what it costs',
      dollars.filter((cost) => cost > 0),
      (cost) => {
        const unit = aPricedUnit({ fr3_cost: cost });
        fallsBy(estimateOf(unit, { fr3Enabled: false }), estimateOf(unit), Math.round(cost * 100));
      },
    );
  });

  const switches = ['fr3Enabled', 'turnPull', 'reTank', 'feedConversion', 'replacementCabinet'] as const;
  const money = fc.constantFrom('', '0', '250', '999999');
  const changes: fc.Arbitrary<CostChange[]> = fc.array(
    fc.record(
      {
        fr3Enabled: fc.boolean(),
        turnPull: fc.boolean(),
        reTank: fc.boolean(),
        feedConversion: fc.boolean(),
        replacementCabinet: fc.boolean(),
        fr3EstimatedGallons: fc.constantFrom('', '580'),
        turnPullDetails: fc.constantFrom('', '2'),
        reTankCost: money,
        additionalCabinetCost: money,
      },
      { requiredKeys: [] },
    ),
  );

  describe.each(switches)('%s', (name) => {
    const unit = aPricedUnit();

    test('an option that is changed and changed back is as at the start, the sums too', () => {
      const start = initialCostOptions(unit);
      const there = changeCostOption(start, { [name]: !start[name] });
      expect(there).not.toEqual(start);
      expect(changeCostOption(there, { [name]: start[name] })).toEqual(start);
    });

    testProperty('an option turned on and off again leaves no trace, whatever happened before', changes, (before) => {
      const off = changeCostOption(before.reduce(changeCostOption, initialCostOptions(unit)), { [name]: false });
      const on = changeCostOption(off, { [name]: true });
      expect(changeCostOption(on, { [name]: false })).toEqual(off);
    });

    test('an option is worth the same whatever else is chosen', () => {
      const worth = (before: CostChange[]) => {
        const margin = (isOn: boolean) => {
          const off = changeCostOption(before.reduce(changeCostOption, initialCostOptions(unit)), { [name]: false });
          return estimate(unit, changeCostOption(off, { [name]: isOn }), null).margin!;
        };
        return margin(false) - margin(true);
      };
      forAll(changes, (before) => expect(worth(before)).toBe(worth([])));
    });
  });
});
