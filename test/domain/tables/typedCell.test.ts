import type { CellKind, TableCell } from '../../../src/domain/tables/table';
import { typedCell, type TypedCell } from '../../../src/domain/tables/typedCell';

test.each<[CellKind, TableCell, TypedCell]>([
  ['text', '0012', '0012'],
  ['text', '=1+1', '=1+1'],
  ['text', '', null],
  ['text', null, null],
  ['mixed', '12.47', '12.47'],
  ['mixed', 12.47, 12.47],
  ['number', '112.5', 112.5],
  ['number', 500, 500],
  ['number', Number.NaN, null],
  ['number', '0012', '0012'],
  ['number', '1e5', '1e5'],
  ['number', 'Requirement', 'Requirement'],
  ['money', '-14000.50', -14000.5],
  ['money', '9999999999.99', 9999999999.99],
  ['money', '1234567890123456', '1234567890123456'],
  ['percent', 5.75, 0.0575],
  ['percent', -12.3, -0.123],
  // 14 February 2026 is day 46,067 of Excel, 1 March 1900 its day 61.
  ['date', '2026-02-14', 46_067],
  ['date', '1900-03-01', 61],
  ['date', '1900-02-28', '1900-02-28'],
  ['date', 'soon', 'soon'],
])('a cell of %s with %j is written as %j', (kind, cell, typed) => {
  expect(typedCell(kind, cell)).toBe(typed);
});

test('text that is longer than a cell of Excel holds is cut, and shows it', () => {
  const cut = String(typedCell('text', 'x'.repeat(40_000)));
  expect([cut.length, cut.at(-1)]).toEqual([32_767, '…']);
});
