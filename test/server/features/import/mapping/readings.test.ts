import type { Reading } from '../../../../../src/contract/import/mapping';
import { orderFile } from '../../../../../src/server/features/import/columns/orderColumns';
import { unitFile } from '../../../../../src/server/features/import/columns/unitColumns';
import { createCellReader } from '../../../../../src/server/features/import/mapping/cellReader';
import { dayText, numberText } from '../../../../../src/server/features/import/table/cellText';
import { growth, LINEAR_AT_MOST } from '../../../../support/growth';

function read(name: string, cell: string, reading: Partial<Reading> = {}) {
  const column = [...orderFile.columns, ...unitFile.columns].find((each) => each.name === name)!;
  const parsed = createCellReader(column, { dates: null, decimals: null, measure: null, ...reading })(cell);
  return 'value' in parsed ? parsed.value : `! ${parsed.reason}`;
}

const month = { dates: 'mdy' } as const;
const day = { dates: 'dmy' } as const;

test.each<[string, Partial<Reading>, string]>([
  ['2026-02-14', {}, '2026-02-14'],
  ['2/14/2026', month, '2026-02-14'],
  ['02-03-26', month, '2026-02-03'],
  ['02.03.2026', day, '2026-03-02'],
  ['2/3/49', month, '2049-02-03'],
  ['2/3/50', month, '1950-02-03'],
  ['2026/02/14', month, '2026-02-14'],
  ['14-Feb-2026', {}, '2026-02-14'],
  ['14 feb 26', {}, '2026-02-14'],
  ['Feb 14, 2026', {}, '2026-02-14'],
  ['September 1st, 2026', {}, '2026-09-01'],
  ['Sept. 1, 2026', {}, '2026-09-01'],
  ['2/14/2026 0:00', month, '2026-02-14'],
  ['2/14/2026 12:00:00 AM', month, '2026-02-14'],
  ['2026-02-14T00:00:00', {}, '2026-02-14'],
  ['2/14/2026 8:30', month, '2026-02-14'],
  ['3/8/2026 2:30 PM', month, '2026-03-08'],
  ['2026-03-07 14:05', {}, '2026-03-07'],
  ['2026-03-07T14:05:00Z', {}, '2026-03-07'],
  ['14-Feb-2026 7:15 AM', {}, '2026-02-14'],
  ['20261101', {}, '2026-11-01'],
  ['20261301', {}, '! Not a date'],
  ['20260230', {}, '! Not a calendar date between 1900 and 2099'],
  ['14/2/2026', month, '! Not a date with the month first'],
  ['2/14/2026', day, '! Not a date with the day first'],
  ['2/30/2026', month, '! Not a calendar date between 1900 and 2099'],
  ['2/3/2026', {}, '! Ambiguous date: the day and the month could be swapped'],
  ['soon', month, '! Not a date'],
  ['#N/A', month, '! An error of the spreadsheet'],
])('the date %s read %j is %s', (cell, reading, expected) => {
  expect(read('order_date', cell, reading)).toBe(expected);
});

test.each<[string, Partial<Reading>, string]>([
  ['$41,250.00', {}, '41250.00'],
  ['USD 1,000', {}, '1000'],
  ['1,234,567.89', {}, '1234567.89'],
  ['$ .50', {}, '0.50'],
  ['14\u00a0250,50', { decimals: 'comma' }, '14250.50'],
  ['1 234.50', {}, '1234.50'],
  ['1.234,56', { decimals: 'comma' }, '1234.56'],
  ['1234,5', { decimals: 'comma' }, '1234.5'],
  ['1234,5', { decimals: 'point' }, '! Contains a comma, which may separate thousands or decimals'],
  ['0,125', {}, '! Contains a comma, which may separate thousands or decimals'],
  ['0,125', { decimals: 'point' }, '! Contains a comma, which may separate thousands or decimals'],
  ['0,12', { decimals: 'comma' }, '0.12'],
  ['12,34', {}, '! Contains a comma, which may separate thousands or decimals'],
  ['38,250 dollars', {}, '38250'],
  ['US$ 19.5K', {}, '19500'],
  ['41,500 Canadian dollars', {}, '! Contains a comma, which may separate thousands or decimals'],
  ['C$900', {}, '! Contains a currency sign'],
  ['($5.00)', {}, '! Negative number'],
  ['-5', {}, '! Negative number'],
  ['€5', {}, '! Contains a currency sign'],
  ['5%', {}, '! Not a number'],
  ['1e5', {}, '! Exponent notation'],
  ['#REF!', {}, '! An error of the spreadsheet'],
])('the amount %s read %j is %s', (cell, reading, expected) => {
  expect(read('sale_price', cell, reading)).toBe(expected);
});

test.each<[string, string, Reading['measure'], string]>([
  ['oil_volume_liters', '350', 'gal', '1324.89'],
  ['oil_volume_liters', '1,325', 'L', '1325'],
  ['oil_volume_liters', '100 gal', 'L', '378.54'],
  ['oil_volume_gal', '1325', 'L', '350.03'],
  ['weight_lbs', '3720', 'kg', '8201.2'],
  ['weight_lbs', '8,200 lbs', 'lb', '8200'],
  ['weight_lbs', '4.2 tons', 'lb', '8400'],
  ['weight_lbs', '3.5 tonnes', 'lb', '7716.18'],
  ['weight_lbs', '2 metric tons', null, '4409.25'],
  ['weight_lbs', '4', 'ton', '8000'],
  ['weight_lbs', '6.4K lbs', 'lb', '6400'],
  ['weight_lbs', '12k#', 'lb', '12000'],
  ['weight_lbs', '6.4K', 'lb', '! Not a number'],
  ['weight_lbs', '3K kg', 'lb', '! Contains a space'],
  ['width_in', '2540', 'mm', '100'],
  ['width_in', '8', 'ft', '96'],
  ['width_in', '64.5"', 'in', '64.5'],
  ['kva_rating', '2.5', 'MVA', '2500'],
  ['primary_bil_kv', '95000', 'V', '95'],
  ['impedance_pct', '5.75%', null, '5.75'],
  ['primary_voltage_kv', '12.47', 'kV', '12.47'],
  ['primary_voltage_kv', '115', 'kV', '115 kV'],
  ['primary_voltage_kv', '12470', 'V', '12470'],
  ['primary_voltage_kv', '24', 'V', '24 V'],
  ['primary_voltage', '12470GrdY/7200', 'kV', '12470GrdY/7200'],
])('%s %s in %s is %s', (name, cell, measure, expected) => {
  expect(read(name, cell, { measure })).toBe(expected);
});

test.each([
  ['ship_state', 'Arizona', 'AZ'],
  ['ship_state', ' NEW  mexico'.trim(), 'NM'],
  ['ship_state', 'British Columbia', 'BC'],
  ['ship_state', 'az', 'AZ'],
  ['ship_state', 'Ariz.', '! Not an allowed value'],
  ['engineering_review', 'Y', true],
  ['engineering_review', 'x', true],
  ['engineering_review', '0', false],
  ['engineering_review', 'maybe', '! Neither true nor false'],
  ['notes', '#N/A', '! An error of the spreadsheet'],
  ['notes', '# N/A', '# N/A'],
])('%s %j is %j', (name, cell, expected) => {
  expect(read(name, cell)).toBe(expected);
});

test.each([
  [0.1 + 0.2, '0.3'],
  [41250, '41250'],
  [1e-7, '0.0000001'],
  [557128315, '557128315'],
  [1.0049999999999999, '1.005'],
])('the number %d of a cell is %s', (value, expected) => {
  expect(numberText(value)).toBe(expected);
});

test.each([
  [1, false, '1900-01-01'],
  [59, false, '1900-02-28'],
  [60, false, '1900-02-29'],
  [61, false, '1900-03-01'],
  [46067, false, '2026-02-14'],
  [46067.354166666664, false, '2026-02-14 08:30:00'],
  [46066.999999999, false, '2026-02-14'],
  [0.5, false, '12:00:00'],
  [0, true, '1904-01-01'],
  [44605, true, '2026-02-14'],
  [-1, false, '-1'],
])('the day %d, counted from 1904: %s, is %s', (days, isFrom1904, expected) => {
  expect(dayText(days, isFrom1904)).toBe(expected);
});

test.each([
  ['order_type', 'Recondition', 'RC'],
  ['order_type', 'rewound', 'RW'],
  ['order_type', 'rw', 'RW'],
  ['condition', 'RECONDITIONED', 'RC'],
  ['condition', 'Rewind', 'RW'],
  ['condition', 'fair', '! Not an allowed value'],
  ['phase', '3-phase', 3],
  ['phase', '3 Phase', 3],
  ['phase', 'Three-Phase', 3],
  ['phase', '3PH', 3],
  ['phase', '3ø', 3],
  ['phase', '1-phase', 1],
  ['phase', 'single phase', 1],
  ['phase', '1', 1],
  ['phase', '2-phase', '! Not an allowed value'],
  ['cabinet_condition', 'Replace', 'replace'],
])('the %s %s is %j', (name, cell, expected) => {
  expect(read(name, cell)).toBe(expected);
});

/** Worked out by hand. */
test.each<[string, string, string | number | null]>([
  ['oil_volume_gal', '350 US gal', '350'],
  ['oil_volume_gal', '350 U.S. gallons', '350'],
  ['oil_volume_gal', '350 gals.', '350'],
  ['impedance_pct', '5.75% Z', '5.75'],
  ['impedance_pct', '5.75 %IZ', '5.75'],
  ['impedance_pct', 'Z = 5.75%', '5.75'],
  ['impedance_pct', '5.75% @ 75 C', '5.75'],
  ['weight_lbs', '2,250#', '2250'],
  ['weight_lbs', '8,200 lbs', '8200'],
  ['weight_lbs', '18,400.000', '18400.00'],
  ['weight_lbs', '18,400.125', '! More than 8 digits or 2 decimals'],
  ['unit_cost', '$18.4K', '18400'],
  ['unit_cost', '18.4 k', '18400'],
  ['unit_cost', '$1.23456k', '1234.56'],
  ['unit_cost', '2,210.000', '2210.00'],
  ['unit_cost', '2210.0000', '2210.00'],
  ['kva_rating', '750/862/1000', '750'],
  ['kva_rating', '75/100 KVA', '75'],
  ['kva_rating', '12/16/20 MVA', '12000'],
  ['kva_rating', '75 KVA', '75'],
  ['kva_rating', '5 MVA', '5000'],
  ['kva_rating', '1000/750', '! Not a number'],
  ['mfg_year', "'04", 2004],
  ['mfg_year', '98', 1998],
  ['mfg_year', '1989?', 1989],
  ['mfg_year', '1998 (est.)', 1998],
  ['mfg_year', 'est. 1998', 1998],
  ['mfg_year', '2004.0', 2004],
  ['mfg_year', '03/2004', 2004],
  ['mfg_year', '2004-03-01', 2004],
  ['mfg_year', 'Mar 2004', 2004],
  ['mfg_year', 'c. 1989', 1989],
  ['mfg_year', '1899', '! Out of range'],
  ['mfg_year', 'old', '! Not a number'],
  ['issued_units', '3.0', 3],
  ['issued_units', '3.5', '! Contains decimals'],
  ['phase', '3.0', 3],
])('%s %j is %j', (name, cell, expected) => {
  expect(read(name, cell)).toBe(expected);
});

test.each([
  ['Wed 10 Mar 2027', '2027-03-10'],
  ['Thurs., April 1st, 2027', '2027-04-01'],
  ['2nd of May', '! Not a date'],
  ['Monday', '! Not a date'],
])('the day %j is %j', (cell, expected) => {
  expect(read('request_date', cell)).toBe(expected);
});

test.each(['="0091701"', "'0091701", '0091701'])(
  'the text mark of a spreadsheet is no part of the serial %s',
  (cell) => {
    expect(read('serial', cell)).toBe('0091701');
    expect(read('assigned_serial', cell)).toBe('0091701');
  },
);

test.each([
  ['1234567890123456', '! A number of 16 digits, of which spreadsheets keep 15'],
  ['5.57128E+08', '! Exponent notation: the spreadsheet dropped digits of the number'],
])('the number %s, of which a spreadsheet lost digits, is no serial', (cell, expected) => {
  expect(read('serial', cell)).toBe(expected);
});

const NOT_KNOWN = ['N/A', 'n.a.', 'TBD', 'tba', '-', '—', '?', 'not recorded'];

test.each([...NOT_KNOWN, 'unknown', 'Unk', 'none'])('a number, date or choice that is %j is empty', (cell) => {
  for (const name of [
    'weight_lbs',
    'impedance_pct',
    'mfg_year',
    'unit_cost',
    'order_date',
    'ship_state',
    'assigned_serial',
  ])
    expect(read(name, cell)).toBeNull();
  expect(read('primary_voltage_kv', cell)).toBeNull();
  expect(read('cabinet_condition', cell)).toBe('good');
});

test.each([...NOT_KNOWN, 'Unknown', 'None', "'0091701", '="x"'])('a text that is %j is recorded as it is', (cell) => {
  for (const name of ['manufacturer', 'winding_material', 'fusing_description', 'comments'])
    expect(read(name, cell)).toBe(cell);
});

test('a price on request is not known; a weight is not', () => {
  expect(read('list_price', 'Call')).toBeNull();
  expect(read('list_price', 'call for price')).toBeNull();
  expect(read('weight_lbs', 'call')).toBe('! Not a number');
});

test.each(['serial', 'condition', 'primary_voltage'])('%s is required: a word for nothing is refused', (name) => {
  expect(read(name, 'N/A')).toMatch(/^! /);
});

test.each([
  ['primary_voltage', '12,47', 'kV'],
  ['secondary_voltage', '0,48', 'kV'],
  ['primary_voltage_kv', '34,5', 'kV'],
  ['primary_voltage', '34500GrdY/19920 (150 kV BIL)', null],
  ['secondary_voltage', '277/480', 'V'],
] as const)('the %s %s is recorded as it is written', (name, cell, measure) => {
  expect(read(name, cell, { measure })).toBe(cell);
});

test.each([
  ['weight_lbs', '5', ' ', 'x'],
  ['impedance_pct', '5', ' ', 'x'],
  ['order_date', '1:', ' ', 'x'],
  ['kva_rating', '', '1/', ''],
  ['mfg_year', 'c', ' ', 'x'],
])('a %s of endless characters is refused in linear time', async (name, before, noise, after) => {
  const refuse = (repeats: number) => expect(read(name, before + noise.repeat(repeats) + after)).toMatch(/^! /);
  expect(await growth(refuse, 12_500)).toBeLessThan(LINEAR_AT_MOST);
});
