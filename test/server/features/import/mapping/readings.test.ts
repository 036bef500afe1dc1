import type { Reading } from '../../../../../src/contract/import/mapping';
import { orderFile } from '../../../../../src/server/features/import/columns/orderColumns';
import { unitFile } from '../../../../../src/server/features/import/columns/unitColumns';
import { createCellReader } from '../../../../../src/server/features/import/mapping/cellReader';
import { dayText, numberText } from '../../../../../src/server/features/import/table/cellText';

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
  ['2/14/2026 8:30', month, '! Contains a time of day'],
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
  ['1 234.50', {}, '1234.50'],
  ['1.234,56', { decimals: 'comma' }, '1234.56'],
  ['1234,5', { decimals: 'comma' }, '1234.5'],
  ['1234,5', { decimals: 'point' }, '! Contains a comma, which may separate thousands or decimals'],
  ['0,125', {}, '! Contains a comma, which may separate thousands or decimals'],
  ['0,125', { decimals: 'point' }, '! Contains a comma, which may separate thousands or decimals'],
  ['0,12', { decimals: 'comma' }, '0.12'],
  ['12,34', {}, '! Contains a comma, which may separate thousands or decimals'],
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
