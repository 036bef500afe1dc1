import { guardedFields } from '../../../src/domain/audit/guardedFields';
import { valueText } from '../../../src/domain/audit/valueText';
import { permissionsOf, roles } from '../../../src/domain/access/access';
import { unitsAndOrders } from './dataColumns';

test.each<[unknown, string]>([
  [null, 'none'],
  [undefined, 'none'],
  ['', 'none'],
  [[], 'none'],
  [[''], 'none'],
  [0, '0'],
  [-2.5, '-2.5'],
  [112.5, '112.5'],
  [1_000_000, '1000000'],
  [false, 'off'],
  [true, 'on'],
  ['none', 'none'],
  ['0', '0'],
  [' ', ' '],
  ['12470GrdY/7200', '12470GrdY/7200'],
  ['<b>Spade</b>', '<b>Spade</b>'],
  [['a.jpg'], 'a.jpg'],
  [['b.jpg', 'a.jpg'], 'b.jpg, a.jpg'],
  [[{ from: 'Phoenix', to: 'Austin', miles: 850 }], '1 row'],
  [['a', 1], '2 rows'],
  [{ day: '2026-05-04' }, '{"day":"2026-05-04"}'],
])('of a field that is no money, %j reads %j', (value, text) => {
  expect(valueText('taps', value)).toBe(text);
});

test.each([
  [12_000, '$12,000'],
  [1_234.5, '$1,234.50'],
  [1_234.56, '$1,234.56'],
  [0.01, '$0.01'],
  [0, '$0'],
  [-750, '-$750'],
  [9_999_999_999.99, '$9,999,999,999.99'],
])('a cost of %p reads %s, with its cents where it has some', (value, text) => {
  expect(valueText('unit_cost', value)).toBe(text);
});

test('a cost that is not recorded is none, and never $0', () => {
  for (const value of [null, undefined, '']) expect(valueText('unit_cost', value)).toBe('none');
});

test.each(unitsAndOrders())(
  'the column $name of the data files is told as money exactly where it is in dollars',
  (column) => {
    expect(valueText(column.name, 1_234.5)).toBe(column.unit === 'US dollars' ? '$1,234.50' : '1234.5');
  },
);

test.each(['price', 'all_costs', 'margin', 'additional_cabinet_cost', 're_tank_labor', 'entered_price'])(
  'the %s of an estimate is money',
  (name) => {
    expect(valueText(name, 40_000)).toBe('$40,000');
    expect(guardedFields).toContain(name);
  },
);

test('whoever reads the audit, which tells costs, is somebody who sees them', () => {
  const reads = roles.filter((role) => permissionsOf([role], 'roles').has('readAudit'));
  expect(reads).toEqual(['sales', 'operations', 'engineering', 'administrator']);
  for (const role of reads) expect(permissionsOf([role], 'roles').has('seeCost')).toBe(true);
});
