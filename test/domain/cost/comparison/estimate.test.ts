import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
} from '../../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import { aPricedUnit } from '../../builders/comparisonUnits';
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
