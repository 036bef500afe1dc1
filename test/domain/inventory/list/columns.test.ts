import { inventoryListSchema, type ListedUnit } from '../../../../src/contract/inventory/inventoryList';
import { inventorySorts } from '../../../../src/contract/inventory/inventoryQuery';
import {
  columnIds,
  columns,
  columnsFor,
  defaultColumns,
  workText,
  type InventoryColumn,
} from '../../../../src/domain/inventory/list/columns';

/** A unit as the server lists it, everything missing but what is given. */
const aListedUnit = (fields: Partial<ListedUnit> = {}): ListedUnit => {
  const [unit] = inventoryListSchema.parse({ results: [{ serial: '70001', ...fields }], count: 1 }).results;
  if (unit === undefined) throw new TypeError('no unit');
  return unit;
};
const textOf = (column: InventoryColumn, fields: Partial<ListedUnit>) => columns[column].text(aListedUnit(fields));
const those = (fits: (id: InventoryColumn) => boolean) => columnIds.filter(fits);

test.each<[InventoryColumn, Partial<ListedUnit>, string]>([
  ['kva', { kva_rating: 1_500 }, '1,500'],
  ['kva', { kva_rating: '112.50' }, '112.5'],
  ['kva', { kva_rating: 0 }, '0'],
  ['kva', { kva_rating: ' see nameplate ' }, 'see nameplate'],
  // Kilovolts become volts, as nameplates print them; text carries its own unit of measure.
  ['primary_voltage', { primary_voltage: '12.47' }, '12470 V'],
  ['primary_voltage', { primary_voltage: '13.2 kV' }, '13200 V'],
  ['primary_voltage', { primary_voltage: '4160GrdY/2400 x 12470GrdY/7200' }, '4160GrdY/2400 x 12470GrdY/7200'],
  ['secondary_voltage', { secondary_voltage: '480' }, '480 V'],
  ['secondary_voltage', { secondary_voltage: '480Y/277' }, '480Y/277'],
  ['connection', { connection: 'delta-wye' }, 'Delta-wye'],
  ['phase', { phase: 3 }, '3'],
  ['phase', { phase: '1.0' }, '1'],
  ['fluid', { type_of_fluid: 'FR3' }, 'FR3'],
  ['feed', { feed: 'loop' }, 'Loop'],
  ['front', { front: 'dead front' }, 'Dead front'],
  ['winding', { winding_material: 'copper' }, 'Copper'],
  ['condition', { condition: 'RC' }, 'RC'],
  ['warehouse', { warehouse_desc: ' Mesa, AZ ' }, 'Mesa, AZ'],
  ['manufacturer', { manufacturer: 'abb' }, 'abb'],
  // A year is a name, not a figure: it has no separator.
  ['year', { mfg_year: 2014 }, '2014'],
  ['year', { mfg_year: '2014.0' }, '2014'],
  ['weight', { total_weight: 4_650 }, '4,650'],
  ['weight', { total_weight: '3,240.505' }, '3,240.51'],
  ['weight', { total_weight: 'heavy' }, 'N/A'],
  ['unit_cost', { unit_cost: 6_580.05 }, '$6,580.05'],
  ['unit_cost', { unit_cost: 0 }, '$0'],
  ['unit_cost', { unit_cost: -0.5 }, '-$0.50'],
  ['list_price', { list_price: 18_950 }, '$18,950'],
  ['list_price', { list_price: 1_234_567.999 }, '$1,234,568'],
  ['work', { needs_cabinet: true, needs_tank: false }, 'Cabinet'],
  ['availability', { reserved_for: 10_007 }, 'Reserved'],
  ['availability', { reserved_for: '' }, 'Reserved'],
  ['availability', { retired_at: null }, 'Available'],
  ['availability', { retired_at: '2026-03-05T12:00:00Z' }, 'Retired'],
  ['availability', { retired_at: '2026-03-05T12:00:00Z', reserved_for: 10_007 }, 'Retired'],
  ['notes', { notes: ' Rust at base\nNo leaks ' }, 'Rust at base\nNo leaks'],
])('the column %s shows %j as %j', (column, fields, text) => {
  expect(textOf(column, fields)).toBe(text);
});

test.each([
  ['null', {}],
  ['blank', { kva_rating: ' ', phase: '', primary_voltage: ' ', connection: '', feed: ' ', notes: '\n', mfg_year: '' }],
  ['no number', { kva_rating: NaN, total_weight: Infinity, mfg_year: NaN, phase: NaN, unit_cost: NaN }],
])('what is %s is not available in every column: only the status is known', (_what, fields) => {
  const unit = { ...aListedUnit(), ...fields };
  expect(those((id) => columns[id].text(unit) !== 'N/A')).toEqual(['availability']);
});

test.each([
  [true, true, 'Cabinet and tank'],
  [true, false, 'Cabinet'],
  [true, null, 'Cabinet'],
  [false, true, 'Tank'],
  [null, true, 'Tank'],
  [false, false, 'None'],
  [false, null, 'N/A'],
  [null, false, 'N/A'],
  [null, null, 'N/A'],
])('a cabinet %s and a tank %s read %j', (needs_cabinet, needs_tank, text) => {
  expect(workText({ needs_cabinet, needs_tank })).toBe(text);
});

test('every order of the server but that by IC#, which is always there, is that of exactly one column', () => {
  const sorts = columnIds.flatMap((id) => columns[id].sortedBy ?? []);
  expect([...sorts, 'serial'].toSorted()).toEqual(inventorySorts.toSorted());
  // A head that sorts by another column would mislead: each column sorts by what it shows.
  expect(those((id) => (columns[id].sortedBy ?? id) !== id)).toEqual([]);
});

test('figures align right; voltages and notes can take several lines', () => {
  const figures = ['kva', 'phase', 'year', 'weight', 'unit_cost', 'list_price'];
  expect(those((id) => columns[id].isNumeric === true)).toEqual(figures);
  expect(those((id) => columns[id].wraps === 'windings')).toEqual(['primary_voltage', 'secondary_voltage']);
  expect(those((id) => columns[id].wraps === 'prose')).toEqual(['notes']);
});

test('no two columns have one title, and a weight says its unit of measure', () => {
  expect(new Set(columnIds.map((id) => columns[id].title)).size).toBe(columnIds.length);
  expect(columns.weight.title).toBe('Weight, lb');
});

test('at first a list has some of the columns, in their order, without what a unit cost', () => {
  expect(defaultColumns).toEqual(those((id) => defaultColumns.includes(id)));
  expect(defaultColumns).not.toContain('unit_cost');
  expect(defaultColumns).toContain('availability');
});

const isMoney = (id: string) => id === 'unit_cost' || id === 'list_price';

test('only readers who see costs get the cost and list price columns', () => {
  expect(columnsFor(true)).toEqual(columnIds);
  expect(columnsFor(false)).toEqual(columnIds.filter((id) => !isMoney(id)));
  expect(columnIds.length - columnsFor(false).length).toBe(2);
});

test.each([
  [false, ['list_price', 'kva', 'unit_cost', 'notes'], ['kva', 'notes']],
  [true, ['list_price', 'kva', 'unit_cost', 'notes'], ['list_price', 'kva', 'unit_cost', 'notes']],
  [false, ['unit_cost'], []],
  [false, [], []],
] as const)('with cost access %s, the columns %j show as %j', (seesCost, some, shown) => {
  expect(columnsFor(seesCost, some)).toEqual(shown);
});
