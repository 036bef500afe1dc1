import { fieldWords } from '../../../src/domain/audit/fieldWords';
import { unitsAndOrders } from './dataColumns';

const columns = unitsAndOrders();

/** The unit of measure of docs/data.md, as people read it behind a name. */
const measures: Readonly<Record<string, string>> = {
  '%': ' (%)',
  kV: ' (kV)',
  inches: ' (in)',
  pounds: ' (lb)',
  'US gallons': ' (gal)',
  litres: ' (L)',
};

test('the data files have as many columns as their document says', () => {
  const counted = (file: string) => columns.filter((column) => column.file === file).length;
  expect([counted('Orders'), counted('Units')]).toEqual([43, 42]);
});

test.each(columns.filter(({ unit }) => unit in measures))(
  '$name is called with its unit of measure, $unit',
  (column) => {
    expect(fieldWords(column.name).endsWith(measures[column.unit] ?? '?')).toBe(true);
  },
);

test.each(['Orders', 'Units'] as const)(
  'no two columns of %s are called the same, and none has underscores',
  (file) => {
    const words = columns.filter((column) => column.file === file).map(({ name }) => fieldWords(name));
    expect(words.filter((each, place) => words.indexOf(each) !== place)).toEqual([]);
    expect(words.filter((each) => /_|\b(?:kv|bil|desc|lbs|pct|fr3)\b|\s{2}|^\s|\s$/.test(each))).toEqual([]);
  },
);

test.each([
  ['kva_rating', 'kVA'],
  ['mfg_year', 'year of manufacture'],
  ['assigned_serial', 'reserved unit'],
  ['request_date', 'delivery date'],
  ['sales_rep_emails', "salesperson's email"],
  ['fr3_fill_cost', 'FR3 fill cost'],
  ['fr3', 'FR3'],
  ['re_tank', 're-tank'],
  ['re_tank_labor', 're-tank labor'],
  ['warehouse_desc', 'location'],
  ['fusing', 'fusing'],
  ['fusing_description', 'fusing'],
  ['bush_configuration', 'bushing configuration'],
  ['bush_config_description', 'bushing configuration'],
])('the field %s is called "%s"', (name, words) => {
  expect(fieldWords(name)).toBe(words);
});

test.each([
  ['cabinet_condition', 'cabinet condition'],
  ['a_b_c', 'a b c'],
  ['', ''],
  ['constructor', 'constructor'],
  ['__proto__', '  proto  '],
])('a field without words of its own, %j, is called by its name without underscores', (name, words) => {
  expect(fieldWords(name)).toBe(words);
});
