import fc from 'fast-check';
import { comparisonTable, exportColumns, columnsWithoutCosts } from '../../../src/domain/comparison/comparisonExport';
import type { ListedUnit } from '../../../src/domain/comparison/exportColumns';
import { changeCostOption, initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { toDisplayOrder } from '../../../src/domain/orders/displayOrder';
import { aListedUnit as listed, fullyPriced as priced, needing } from '../builders/listedUnits';
import { anOrder, aUnit } from '../builders/units';
import { forAll } from '../builders/forAll';

const requirement = { kva_rating: 500, primary_voltage_kv: '12470', oil_type: 'Mineral Oil' };
const order = toDisplayOrder(anOrder({ id: 7, job_number: 'J 70/114', customer_name: 'Mesa Water', requirement }));

/** What one unit's line says, by column title. */
function line(unit: ListedUnit, row = 2): Record<string, unknown> {
  const { columns, rows } = comparisonTable(order, [unit], '', []);
  const cells = rows[row - 1] ?? [];
  return Object.fromEntries(columns.map(({ title }, index) => [title, cells[index]] as const));
}

test('every line has a cell for every column, and no title comes twice', () => {
  const { columns, rows } = comparisonTable(order, [listed({}), listed(priced)], '', []);
  expect(rows).toHaveLength(3);
  // Without the four columns of freight, which no unit has here.
  for (const cells of rows) expect(cells).toHaveLength(exportColumns.length - 4);
  expect(new Set(columns.map(({ title }) => title)).size).toBe(exportColumns.length - 4);
});

test('freight has its own columns once one unit has freight', () => {
  const freight = { kind: 'known', dollars: 2_499.5, miles: 1_040, pounds: 8_200, hasPermit: false } as const;
  const { columns } = comparisonTable(order, [listed(priced), listed(priced, { freight })], '', []);
  expect(columns).toHaveLength(exportColumns.length);
  // 19,999.50 less 2,499.50 is 17,500 of 40,000.
  const unit = listed({ ...priced, needed_work: [], requires_turn_pull: false }, { freight });
  expect(line(unit)).toMatchObject({
    ...{ Freight: 2_499.5, 'Margin after freight': unit.estimate.margin! - 2_499.5 },
    'About freight': 'freight ≈ $2,500, 1,040 mi, 8,200 lb',
  });
});

test('its file is called after the job, says what it is based on, and knows its figures', () => {
  const { fileName, basis, columns } = comparisonTable(order, [], 'kVA 500', [['As of', 'now']]);
  expect(fileName).toBe('comparison-J_70_114');
  expect(basis.slice(0, 3)).toEqual([
    ['Job', 'J 70/114'],
    ['Customer', 'Mesa Water'],
    ['Filters', 'kVA 500'],
  ]);
  expect(basis.slice(-2)).toEqual([
    ['Profit', 'Margin less the percentage points of the rates, 17.5 by the standard ones'],
    ['As of', 'now'],
  ]);
  const kinds = Object.fromEntries(columns.map(({ title, kind }) => [title, kind]));
  expect(kinds).toMatchObject({
    ...{ Unit: 'text', 'KVA Rating (kVA)': 'number', 'Primary Voltage (V)': 'text' },
    ...{ 'Match %': 'percent', Margin: 'money', 'Margin %': 'percent' },
  });
});

test('the requirement is above the units', () => {
  expect(line(listed(priced), 1)).toMatchObject({
    Unit: 'Requirement',
    'KVA Rating (kVA)': '500',
    'Oil Type': 'Mineral Oil',
    Taps: '',
    Margin: null,
  });
});

const fit = {
  class: 'Fits with work',
  gaps: [
    { feature: 'fluid', verdict: 'needs work', text: 'Fluid: Needs FR3 fill, $3,000' },
    { feature: 'tank', verdict: 'needs work', text: 'Tank: Needs re-tank, $4,000' },
  ],
};

test('a unit is exported with its fit class and gaps, its match, its needed work, its options and its money', () => {
  const options = changeCostOption(initialCostOptions(aUnit(priced)), { reTankCost: '4100.5' });
  // 20,000.50 and 1,500 are 21,500.50; 40,000 − 21,500.50 − 4,100.50 = 14,399, 35.9975 %
  expect(line(listed({ ...priced, fit }, { options, isBest: true, isPinned: true }))).toMatchObject({
    Unit: '40117762',
    'Match %': 97.5,
    Fit: 'Fits with work',
    Gaps: 'Fluid: Needs FR3 fill, $3,000; Tank: Needs re-tank, $4,000',
    Best: 'yes',
    'Added by IC#': null,
    Pinned: 'yes',
    'KVA Rating (kVA)': '545',
    Location: 'Austin, TX',
    Delivery: 'Phoenix, AZ',
    'Distance by road (mi)': 1040,
    Distance: '≈ 1,040 mi by road',
    'Worst gap': 'Fluid: Needs FR3 fill, $3,000',
    // 21,500.50 and the re-tank.
    'All costs': 25_601,
    'Reserved for': 'Available',
    'Needed work': 'FR3 fill (3000); turn pull (1500); re-tank (4000)',
    'Switched off': null,
    'Cost not recorded': null,
    FR3: 'yes',
    'FR3 gallons': 620,
    'Turn pull': 'yes',
    'Turn pull details': '1',
    'Feed conversion': null,
    'Re-tank': 'yes',
    'Re-tank labor cost': 4100.5,
    Price: 40_000,
    'Price from': 'order',
    'List price': 27_250,
    Cost: 21_500.5,
    'Unit cost': 14_000.5,
    'Unit labor': 2_000,
    'Unit materials': 1_000,
    'FR3 fill': 3_000,
    'Turn pull cost': 1_500,
    Materials: 0,
    Labor: 4100.5,
    'Total cost (without labor)': 21_500.5,
    Margin: 14_399,
    'Margin %': 36,
    'Profit (points)': 18.5,
    'Margin complete': 'yes',
    Reason: 'kVA is near.',
  });
});

test('needed work that is switched off or has no recorded cost is named, and the margin is not complete', () => {
  const needed_work = [
    { work: 'reTank', cost: 4000 },
    { work: 'rewind', cost: null },
  ];
  const needing = { ...priced, can_serve: false, needed_work };
  const options = changeCostOption(initialCostOptions(aUnit(needing)), { reTank: false });
  expect(line(listed(needing, { options }))).toMatchObject({
    Fit: 'Does not fit',
    Gaps: null,
    'Needed work': 're-tank (4000); rewind (cost not recorded)',
    'Switched off': 're-tank',
    'Cost not recorded': 'rewind',
    'Margin complete': 'no',
  });
});

test('each of the 18 features, and each row that is not judged, has a column with its verdict', () => {
  const keys = [
    ...['phase_match', 'power_rating_match', 'connection', 'primary_voltage_match', 'secondary_voltage_match'],
    ...['taps_match', 'bushing_config_match', 'bushing_rating', 'fusing_match', 'order_type_match', 'bil'],
    ...['winding', 'impedance', 'secondary_bushings', 'fluid', 'unit_type', 'cabinet', 'tank'],
  ];
  const words = [
    'exact',
    'acceptable',
    'needs work',
    'does not fit',
    'not recorded',
    'oversized',
    'not understood',
  ] as const;
  const score_details = keys.map((feature, index) => ({ feature, verdict: words[index % 7] }));
  const said = Object.entries(line(listed({ ...priced, score_details }))).filter(([title]) =>
    title.endsWith(': verdict'),
  );
  expect(said).toEqual([
    ['Phase: verdict', 'Exact'],
    ['KVA Rating: verdict', 'Acceptable'],
    ['Connection: verdict', 'Needs work'],
    ['Primary Voltage: verdict', 'Does not fit'],
    ['Secondary Voltage: verdict', 'Not recorded'],
    ['Taps: verdict', 'Oversized'],
    ['Bush Configuration: verdict', 'Not understood'],
    ['Bushing Rating: verdict', 'Exact'],
    ['Fusing: verdict', 'Acceptable'],
    ['Order Type: verdict', 'Needs work'],
    ['BIL: verdict', 'Does not fit'],
    ['Winding Material: verdict', 'Not recorded'],
    ['Impedance: verdict', 'Oversized'],
    ['Secondary Bushings: verdict', 'Not understood'],
    ['Oil Type: verdict', 'Exact'],
    ['Unit Type: verdict', 'Acceptable'],
    ['Cabinet: verdict', 'Needs work'],
    ['Tank: verdict', 'Does not fit'],
    ...['Bushing Type', 'Oil Volume', 'Width', 'Depth', 'Height', 'Weight'].map((name) => [
      `${name}: verdict`,
      'Not required',
    ]),
  ]);
});

test('a unit that says nothing leaves its cells empty', () => {
  const said = Object.entries(line(listed({ serial: 'X' }))).filter(
    ([title, value]) => !title.endsWith(': verdict') && value !== null && value !== '',
  );
  expect(Object.fromEntries(said)).toEqual({
    Unit: 'X',
    Price: 40_000,
    'Price from': 'order',
    Materials: 0,
    Delivery: 'Phoenix, AZ',
    Distance: 'distance unknown',
    'Reserved for': 'Available',
    'Worst gap': 'KVA Rating: Not recorded',
    Labor: 0,
    'Margin complete': 'no',
  });
});

test('each line names the rates of its unit', () => {
  expect(line(listed(priced))['Rates']).toBeNull();
  expect(line(listed(priced, { rates: 'Rates of 1 November 2026' }))['Rates']).toBe('Rates of 1 November 2026');
});

describe('columns without costs', () => {
  const order = toDisplayOrder(anOrder({ id: 7, requirement: { kva_rating: 500 } }));
  const tableOf = (...units: ReturnType<typeof listed>[]) => comparisonTable(order, units, '', [], columnsWithoutCosts);

  test('who sees no costs gets every column but those of money and of what it leaves out', () => {
    const retained = new Set(columnsWithoutCosts.map(({ title }) => title));
    expect(exportColumns.map(({ title }) => title).filter((title) => !retained.has(title))).toEqual([
      ...['All costs', 'Switched off', 'Cost not recorded', 'Additional cabinet cost', 'Re-tank labor cost'],
      ...['Price', 'Price from', 'List price', 'Cost', 'Unit cost', 'Unit labor', 'Unit materials', 'FR3 fill'],
      ...[
        'Turn pull cost',
        'Rewind cost',
        'Materials',
        'Labor',
        'Total cost (without labor)',
        'Margin',
        'Margin %',
        'Profit (points)',
        'Margin complete',
      ],
      ...['Freight', 'Margin after freight', 'Margin after freight %', 'About freight'],
      'Rates',
    ]);
  });

  test('needed work and reason omit costs; everything else is unchanged', () => {
    const reason =
      'Needs work: primary voltage (required 12470 V, unit 13200 V: turn pull, $2,300), tank (needs re-tank, cost not recorded).';
    const unit = listed({ ...priced, ...needing({ turnPull: 2300, reTank: null }), reason });
    const { columns, rows } = tableOf(unit);
    const cells = Object.fromEntries(columns.map(({ title }, at) => [title, rows[1]?.[at]] as const));
    expect(cells).toMatchObject({
      'Needed work': 'turn pull; re-tank',
      Reason: 'Needs work: primary voltage (required 12470 V, unit 13200 V: turn pull), tank (needs re-tank).',
      ...{ 'Match %': 97.5, 'KVA Rating (kVA)': '545', 'Distance by road (mi)': 1040, 'Turn pull': 'yes' },
    });
  });

  test('the file says nothing of how costs count', () => {
    expect(tableOf().basis.map(([name]) => name)).toEqual(['Job', 'Customer', 'Filters']);
    expect(comparisonTable(order, [], '', []).basis.map(([name]) => name)).toEqual([
      ...['Job', 'Customer', 'Filters', 'Amounts', 'Price', 'Cost', 'Margin', 'Profit'],
    ]);
  });

  test('whatever a unit costs, none of it is in the file', () => {
    // Figures of five digits that occur nowhere else in the line: the unit's number is 70001.
    const cost = fc.integer({ min: 71_000, max: 98_999 }).map((dollars) => dollars + 0.25);
    const costs = fc.record({
      turnPull: cost,
      feedConversion: cost,
      fr3: cost,
      reTank: cost,
      replacementCabinet: cost,
    });
    forAll(costs, cost, cost, (works, own, price) => {
      const notes = Object.entries(works).map(([, each]) => `re-tank, $${Math.round(each).toLocaleString('en-US')}`);
      const score_details = [{ feature: 'tank', verdict: 'needs work', note: `Needs ${notes[0]}.` }];
      const money = { jcm_total_cost: own + works.fr3, unit_cost: own, m_price: price, list_price: price };
      const unit = listed({ ...money, ...needing(works), reason: notes.join('; '), score_details }, {}, price);
      const text = JSON.stringify(tableOf(unit)).replaceAll(',', '');
      for (const each of [...Object.values(works), own, price]) expect(text).not.toContain(String(Math.trunc(each)));
      expect(text).not.toContain('$');
    });
  });
});
