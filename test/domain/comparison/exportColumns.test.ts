import fc from 'fast-check';
import {
  column,
  rounded,
  yes,
  yesOrNo,
  decidingColumns,
  moneyColumns,
  workColumns,
  verdictColumns,
} from '../../../src/domain/comparison/exportColumns';
import { aListedUnit, fullyPriced, needing } from '../builders/listedUnits';
import { changeCostOption, initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { aUnit } from '../builders/units';
import { exportColumns } from '../../../src/domain/comparison/comparisonExport';
import { estimate } from '../../../src/domain/cost/comparison/estimate';
import { dollars } from '../builders/comparisonUnits';
import { someRates } from '../builders/rates';
import { forAll } from '../builders/forAll';

test.each([
  ['', null],
  [' ', ' '],
  ['0', '0'],
  [0, 0],
  [null, null],
])('a value of %j is the cell %j: only what is empty is left out, a zero never', (value, cell) => {
  const { of, required, kind } = column('Labor', () => value, 'money');
  expect(of(aListedUnit(), {})).toBe(cell);
  expect([required({ kva_rating: 500 }), kind]).toEqual([null, 'money']);
});

test('a column of which no kind is said takes its cells as they come', () => {
  expect(column('FR3', () => 'yes').kind).toBe('mixed');
});

test("a cell reads its unit with the order's requirement", () => {
  const both = column('Both', ({ unit }, { kva_rating }) => `${unit.serial} for ${kva_rating}`);
  expect(both.of(aListedUnit({ serial: '70002' }), { kva_rating: 500 })).toBe('70002 for 500');
});

/** Rounds exact halves away from zero. */
test.each([
  [null, 2, null],
  [0, 2, 0],
  [0.125, 2, 0.13],
  [-0.125, 2, -0.13],
  [14_399.994, 2, 14_399.99],
  [97.46, 1, 97.5],
  [97.44, 1, 97.4],
  [99.95, 0, 100],
])('%p is rounded to %p decimals as %p', (value, digits, expected) => {
  expect(rounded(value, digits)).toBe(expected);
});

test('a mark is shown only if set, an answer always', () => {
  expect([yes(true), yes(false)]).toEqual(['yes', null]);
  expect([yesOrNo(true), yesOrNo(false)]).toEqual(['yes', 'no']);
});

const line = (listed: ReturnType<typeof aListedUnit>, requirement = {}) =>
  Object.fromEntries(decidingColumns.map(({ title, of }) => [title, of(listed, requirement)] as const));

test.each([
  ['Austin, TX', 'Phoenix, AZ', 1040, '≈ 1,040 mi by road'],
  ['PHOENIX yard 2, AZ', 'Phoenix, AZ', 0, 'same city'],
  ['Nowhere, OH', 'Columbus, OH', 40, '≈ 40 mi by road, from the middle of Ohio'],
  ['Nowhere, OH', 'Elsewhere, OH', null, 'distance unknown'],
  [null, 'Phoenix, AZ', null, 'distance unknown'],
])('a unit in %j is exported for a delivery to %j as %p miles, in words: %s', (place, delivery, miles, words) => {
  expect(line(aListedUnit({ warehouse_desc: place }, { delivery }))).toMatchObject({
    ...{ Delivery: delivery, 'Distance by road (mi)': miles, Distance: words },
  });
});

test.each([
  [null, 'Available'],
  ['this order', 'this order'],
  ['J59260', 'J59260'],
  [undefined, null],
])('a unit that is reserved for %j is exported as %j: what is not known is never available', (reservedFor, cell) => {
  expect(line(aListedUnit({}, { reservedFor }))['Reserved for']).toBe(cell);
});

test.each([
  ['with all its work', {}, 25_500.5],
  ['without the re-tank', { reTank: false }, 21_500.5],
  ['without the FR3 fill, which is part of the base', { fr3Enabled: false }, 22_500.5],
  ['with another cost of the re-tank', { reTankCost: '4100.5' }, 25_601],
  [
    'with a cabinet, and with what that needs beside it',
    { replacementCabinet: true, additionalCabinetCost: '99' },
    28_099.5,
  ],
  ['with nothing but itself', { fr3Enabled: false, turnPull: false, reTank: false }, 17_000.5],
])('all costs of a unit %s are %s: %p', (_, change, costs) => {
  const options = changeCostOption(initialCostOptions(aUnit(fullyPriced)), change);
  expect(line(aListedUnit(fullyPriced, { options }))['All costs']).toBe(costs);
});

test("without the unit's cost there are no total costs, even with labor", () => {
  expect(line(aListedUnit(needing({ reTank: 4_000 })))['All costs']).toBeNull();
});

describe('export money', () => {
  const line = (listed: ReturnType<typeof aListedUnit>) =>
    Object.fromEntries([...workColumns, ...moneyColumns].map(({ title, of }) => [title, of(listed, {})] as const));

  test('work and money are columns of the exported comparison, and all amounts are marked as money', () => {
    expect(exportColumns).toEqual(expect.arrayContaining([...workColumns, ...moneyColumns]));
    expect(moneyColumns.filter(({ kind }) => kind !== 'money').map(({ title }) => title)).toEqual([
      ...['Price from', 'Margin %', 'Profit (points)', 'Margin complete'],
    ]);
  });

  /** 40,000 less 17,000.50 of the unit and 2,500 + 250 for cabinets and 800 for the feed. */
  test('work that is chosen without being needed is in materials and margin, and names no needed work', () => {
    const fields = { ...fullyPriced, ...needing({}), jcm_total_cost: 17_000.5, requires_turn_pull: false };
    const unit = aUnit({
      ...fields,
      jcm_result: { cost_breakdown: { replacement_cabinet_cost: 2500, feed_conversion_cost: 800 } },
    });
    const options = changeCostOption(initialCostOptions(unit), {
      ...{ replacementCabinet: true, additionalCabinetCost: '250', feedConversion: true },
    });
    expect(line({ ...aListedUnit(), unit, options, estimate: estimate(unit, options, 40_000) })).toMatchObject({
      ...{
        'Needed work': null,
        Cost: 17_000.5,
        'FR3 fill': 0,
        Materials: 3_550,
        Labor: 0,
        'Total cost (without labor)': 20_550.5,
      },
      ...{ Margin: 19_449.5, 'Margin %': 48.6, 'Margin complete': 'yes' },
    });
  });

  test.each([
    [{ fr3: 4960.25 }, 'FR3 fill (4960.25)', null],
    [{ turnPull: 0 }, 'turn pull (cost not recorded)', 'turn pull'],
    [{ rewind: 900 }, 'rewind (900)', null],
    [{ rewind: null }, 'rewind (cost not recorded)', 'rewind'],
    [
      { feedConversion: null, replacementCabinet: 2500 },
      'feed conversion (cost not recorded); replacement cabinet (2500)',
      'feed conversion',
    ],
    [
      { turnPull: null, reTank: null },
      'turn pull (cost not recorded); re-tank (cost not recorded)',
      'turn pull; re-tank',
    ],
  ])('needed work that costs %j is exported as %j, without a recorded cost: %j', (works, needed, unknown) => {
    const said = line(aListedUnit({ ...needing(works), jcm_total_cost: 10_000 }));
    expect(said).toMatchObject({ 'Needed work': needed, 'Cost not recorded': unknown });
    expect(said['Margin complete']).toBe(unknown === null ? 'yes' : 'no');
  });

  test.each([
    [
      'nothing of its cost',
      {},
      { Cost: null, 'Unit cost': null, Margin: null, 'Margin %': null, 'Margin complete': 'no' },
    ],
    [
      'no parts',
      { jcm_total_cost: 30_000 },
      {
        Cost: 30_000,
        'Unit cost': null,
        'Unit labor': null,
        'FR3 fill': null,
        Margin: 10_000,
        'Margin complete': 'yes',
      },
    ],
    [
      'no labor',
      { jcm_total_cost: 30_000, unit_cost: 29_000, materials_cost: 1_000 },
      {
        'Unit cost': 29_000,
        'Unit labor': null,
        'Unit materials': 1_000,
        'Cost not recorded': 'unit labor',
        'Margin complete': 'no',
      },
    ],
    [
      'parts that do not add up',
      { jcm_total_cost: 30_000, unit_cost: 20_000, labor_cost: 1, materials_cost: 1 },
      { Cost: 30_000, 'Unit cost': null, 'Unit labor': null, 'Unit materials': null },
    ],
  ])('a unit of which the server names %s leaves the cells of what is unknown empty', (_, fields, expected) => {
    expect(line(aListedUnit({ ...fields, can_serve: true }))).toMatchObject(expected);
  });

  test.each([
    [{ m_price: 41_250.5 }, 40_000, { Price: 41_250.5, 'Price from': 'unit' }],
    [{ m_price: 40_000 }, 40_000, { Price: 40_000, 'Price from': 'order' }],
    [{ list_price: 27_250 }, 40_000, { Price: 40_000, 'Price from': 'order', 'List price': 27_250 }],
    [{ list_price: 27_250 }, null, { Price: 27_250, 'Price from': 'list', 'List price': 27_250 }],
    [{ list_price: 0, m_price: 0 }, 0, { Price: null, 'Price from': null, 'List price': null, Margin: null }],
  ])('with %j and an order price of %p, price and its origin are %j', (fields, orderPrice, expected) => {
    expect(line(aListedUnit({ ...fields, jcm_total_cost: 10_000 }, {}, orderPrice))).toMatchObject(expected);
  });

  /** 29.99 % misses the 30 of the specification, but not the 25 of these rates, from which it only rounds. */
  test('the margin is rounded toward the threshold of the rates by which it was counted', () => {
    const unit = aUnit({ jcm_total_cost: 28_004 });
    const options = initialCostOptions(unit);
    const by = (goodMargin: number, profitPoints: number) =>
      line({
        ...aListedUnit(),
        unit,
        options,
        estimate: estimate(unit, options, 40_000, someRates({ goodMargin, profitPoints })),
      });
    expect(by(30, 17.5)).toMatchObject({ Margin: 11_996, 'Margin %': 29.9, 'Profit (points)': 12.5 });
    expect(by(25, 20)).toMatchObject({ Margin: 11_996, 'Margin %': 30, 'Profit (points)': 10 });
  });

  test('price less total cost and labor is the margin to the cent, and the parts make up the cost', () => {
    const cost = dollars.filter((each) => each > 0);
    const costs = fc.record({
      unit: cost,
      labor: dollars,
      materials: dollars,
      fr3: cost,
      turnPull: cost,
      reTank: cost,
      rewind: dollars,
    });
    const switches = fc.record({ fr3Enabled: fc.boolean(), turnPull: fc.boolean(), reTank: fc.boolean() });
    const cents = (value: unknown) => Math.round(Number(value) * 100);
    forAll(costs, switches, ({ unit: own, labor, materials, ...works }, change) => {
      const fields = { unit_cost: own, labor_cost: labor, materials_cost: materials, ...needing(works) };
      const base = (cents(own) + cents(labor) + cents(materials) + cents(works.fr3)) / 100;
      const unit = aUnit({ ...fields, jcm_total_cost: base });
      const options = changeCostOption(initialCostOptions(unit), change);
      const said = line({ ...aListedUnit(), unit, options, estimate: estimate(unit, options, 40_000) });
      expect(cents(said['Margin'])).toBe(4_000_000 - cents(said['Total cost (without labor)']) - cents(said['Labor']));
      const parts = ['Unit cost', 'Unit labor', 'Unit materials', 'FR3 fill', 'Turn pull cost', 'Rewind cost'];
      expect(parts.reduce((sum, part) => sum + cents(said[part]), 0)).toBe(cents(said['Cost']));
    });
  });
});

const verdictOf = (name: string, unit: Record<string, unknown>, requirement = {}) =>
  verdictColumns.find(({ title }) => title === `${name}: verdict`)?.of(aListedUnit(unit), requirement);

/** Readings, comparison page: the rule of the specification if no server judged; kVA within 10 % either way. */
test.each([
  [500, 500, 'Exact'],
  [500, 550, 'Acceptable: 50 kVA larger than asked'],
  [500, 550.1, 'Differs: 50.1 kVA larger than asked'],
  [500, null, 'Not recorded'],
  [null, 500, 'Not required'],
])('an unjudged unit, %p kVA required and %p actual, is exported as %s', (kva_rating, own, verdict) => {
  expect(verdictOf('KVA Rating', { kva_rating: own }, { kva_rating })).toBe(verdict);
});

test('the verdict of the server holds, each for its own feature, whatever the values say', () => {
  const unit = {
    kva_rating: 545,
    score_details: [
      { feature: 'bil', verdict: 'exact' },
      { feature: 'power_rating_match', verdict: 'does not fit' },
      { feature: 'phase_match', verdict: null },
      { feature: 'color', verdict: 'exact' },
    ],
  };
  const requirement = { kva_rating: 545, bil: 95, phase: 3 };
  expect(['KVA Rating', 'BIL', 'Phase', 'Impedance'].map((name) => verdictOf(name, unit, requirement))).toEqual([
    ...['Does not fit', 'Exact', 'Not recorded', 'Not required'],
  ]);
});

test('a feature that no row shows has a word only from the server', () => {
  expect(['Order Type', 'Cabinet', 'Tank'].map((name) => verdictOf(name, {}, { kva_rating: 500 }))).toEqual([
    null,
    null,
    null,
  ]);
  expect(verdictOf('Tank', { score_details: [{ feature: 'tank', verdict: 'needs work' }] })).toBe('Needs work');
});

test('unjudged features are exported with their direction', () => {
  const unit = { unit_width: 55, total_weight: 1_120, oil_volume: 320, bush_type: 'Epoxy' };
  const requirement = { dim_w_in: 50, weight_lbs: 1000, oil_volume_liters: 1325, bushing_type: 'Porcelain' };
  expect(
    ['Width', 'Weight', 'Oil Volume', 'Bushing Type', 'Depth'].map((name) => verdictOf(name, unit, requirement)),
  ).toEqual([
    'Differs: 5 in wider than asked',
    'Acceptable: 120 lb heavier than asked',
    'Differs: 30 gal less than asked',
    'Differs',
    'Not required',
  ]);
});
