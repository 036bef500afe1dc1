import { exportColumns, exportLines, type ListedUnit } from '../../../src/domain/comparison/comparisonExport';
import { changeCostOption, initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../src/domain/cost/comparison/estimate';
import { aUnit } from '../builders/units';

const listed = (fields: Record<string, unknown>, flags: Partial<ListedUnit> = {}): ListedUnit => {
  const unit = aUnit(fields);
  const options = flags.options ?? initialCostOptions(unit);
  return {
    unit,
    options,
    estimate: estimate(unit, options, 40_000),
    isBest: false,
    isManual: false,
    isPinned: false,
    ...flags,
  };
};

const requirement = { kva_rating: 500, primary_voltage_kv: '12470', oil_type: 'Mineral Oil' };

/** What one unit's line says, by column title. */
function line(unit: ListedUnit, row = 2): Record<string, unknown> {
  const [titles, ...rest] = exportLines(requirement, [unit]);
  const cells = rest[row - 1] ?? [];
  return Object.fromEntries((titles ?? []).map((title, index) => [String(title), cells[index]] as const));
}

const priced = {
  serial: '40117762',
  kva_rating: 545,
  primary_voltage: '34500',
  type_of_fluid: 'mineral oil',
  match_score: 0.9746,
  warehouse_desc: 'Austin, TX',
  reason: 'kVA is near.',
  jcm_total_cost: 20_000.505,
  requires_turn_pull: true,
  jcm_result: {
    cost_breakdown: {
      fr3_cost: 3000,
      turn_pull_cost: 1500,
      feed_conversion_cost: 800,
      replacement_cabinet_cost: 2500,
      retank_cost: 4000,
    },
  },
};

test('every line has a cell for every column, and no title comes twice', () => {
  const lines = exportLines(requirement, [listed({}), listed(priced)]);
  expect(lines).toHaveLength(4);
  for (const cells of lines) expect(cells).toHaveLength(exportColumns.length);
  expect(new Set(lines[0]).size).toBe(exportColumns.length);
});

test('the requirement stands above the units', () => {
  expect(line(listed(priced), 1)).toMatchObject({
    Unit: 'Requirement',
    'KVA Rating (kVA)': '500',
    'Oil Type': 'Mineral Oil',
    Taps: '',
    Margin: null,
  });
});

test('a unit is told with its match, its options and its money', () => {
  const start = initialCostOptions(aUnit(priced));
  const options = changeCostOption(changeCostOption(start, { reTank: true, turnPull: true }), { reTankCost: '4100.5' });
  expect(line(listed(priced, { options, isBest: true, isPinned: true }))).toMatchObject({
    Unit: '40117762',
    'Match %': 97.5,
    Best: 'yes',
    'Added by IC#': null,
    Pinned: 'yes',
    'KVA Rating (kVA)': '545',
    Acceptable: 'KVA Rating',
    'Needs work': 'Primary Voltage',
    Location: 'Austin, TX',
    'Distance (mi)': 850,
    FR3: 'yes',
    'FR3 gallons': 620,
    'Turn pull': 'yes',
    'Turn pull details': '1',
    'Feed conversion': null,
    'Re-tank': 'yes',
    'Re-tank labor cost': 4100.5,
    'Sale price': 40_000,
    Cost: 21_500.51,
    Labor: 4100.5,
    Margin: 14_398.99,
    'Margin %': 36,
    'Profit (points)': 18.5,
    Reason: 'kVA is near.',
  });
});

test('a unit that says nothing leaves its cells empty', () => {
  const said = Object.entries(line(listed({ serial: 'X' }))).filter(([, value]) => value !== null && value !== '');
  expect(Object.fromEntries(said)).toEqual({
    Unit: 'X',
    'Not recorded': 'KVA Rating; Primary Voltage; Oil Type',
    'Sale price': 40_000,
    Materials: 0,
    Labor: 0,
  });
});
