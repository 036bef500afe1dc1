import { dateIn } from '../../../src/domain/imports/dateIn';
import { numberIn } from '../../../src/domain/imports/numberIn';

test.each([
  ['2/3/2026', 'mdy', '2026-02-03'],
  ['2/3/2026', 'dmy', '2026-03-02'],
  ['2/14/2026', 'mdy', '2026-02-14'],
  ['2/14/2026', 'dmy', null],
  ['2/29/2025', 'mdy', null],
  ['14.02.26', 'dmy', '2026-02-14'],
  ['1/2/49', 'mdy', '2049-01-02'],
  ['1/2/50', 'mdy', '1950-01-02'],
  ['2026-03-02', 'ymd', '2026-03-02'],
  ['2026-03-02', 'mdy', null],
  ['3/2/2026 00:00', 'mdy', '2026-03-02'],
  ['3/2/202', 'mdy', null],
  ['March 2', 'mdy', null],
] as const)('the cell %j says, read as %s, %s', (cell, order, day) => {
  expect(dateIn(cell, order)).toBe(day);
});

test.each([
  ['1,234.50', 'point', '1234.50'],
  ['1.234,50', 'comma', '1234.50'],
  ['1,234', 'point', '1234'],
  ['1,234', 'comma', '1.234'],
  ['$41,250.00', 'point', '41250.00'],
  ['12,34', 'point', null],
  ['1.2.3', 'point', null],
  ['', 'point', null],
] as const)('the cell %j is, read with a decimal %s, %s', (cell, mark, number) => {
  expect(numberIn(cell, mark)).toBe(number);
});
