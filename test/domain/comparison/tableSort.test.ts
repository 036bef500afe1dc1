import fc from 'fast-check';
import { listSort, sortTable, startOf, tableColumns, type TableColumn } from '../../../src/domain/comparison/tableSort';
import { aUnit } from '../builders/units';

type Row = Partial<Record<TableColumn, number | string | null>> & { isComplete?: boolean; can_serve?: boolean };

/** The rows, numbered from 0, in the order of a sort. */
function order(rows: readonly Row[], by: TableColumn, direction: 'ascending' | 'descending') {
  const units = rows.map(({ can_serve = true }, index) => aUnit({ serial: String(index), can_serve }));
  const sorted = sortTable(units, { by, direction }, ({ serial }, column) => {
    const row = rows[Number(serial)];
    return { value: row?.[column] ?? null, isComplete: row?.isComplete ?? true };
  });
  return sorted.map(({ serial }) => Number(serial));
}

test('the list sorts by match or margin, the best first', () => {
  expect(listSort('specs')).toEqual({ by: 'match', direction: 'descending' });
  expect(listSort('margin')).toEqual({ by: 'margin', direction: 'descending' });
});

test('a first press on a column shows the best first: most match, margin and price, least of all else', () => {
  expect(tableColumns.filter((column) => startOf[column] === 'descending')).toEqual([
    'match',
    'margin',
    'afterFreight',
    'price',
  ]);
});

test.each<[TableColumn, number[]]>([
  ['work', [1, 0]],
  ['cost', [1, 0]],
  ['margin', [1, 0]],
  ['afterFreight', [1, 0]],
  ['match', [0, 1]],
  ['gap', [0, 1]],
  ['distance', [0, 1]],
])('by %s, lower figures that leave work of unknown cost out come %j', (column, expected) => {
  const rows = [{ [column]: 5, isComplete: false }, { [column]: 10 }];
  expect(order(rows, column, 'ascending')).toEqual(expected);
});

test('both directions leave what is not known, incomplete or cannot serve at the end, and ties as they are', () => {
  const rows = [
    { margin: 50, can_serve: false },
    { margin: 90, isComplete: false },
    { margin: null },
    { margin: 10 },
    { margin: 30 },
    { margin: 10 },
  ];
  expect(order(rows, 'margin', 'descending')).toEqual([4, 3, 5, 2, 1, 0]);
  expect(order(rows, 'margin', 'ascending')).toEqual([3, 5, 4, 2, 1, 0]);
});

test('by margin each lower class comes after the better ones, in both directions; by price only what does not fit', () => {
  const classes = ['Does not fit', 'Misses a requirement', 'Fits, to be checked', 'Fits with work', 'Fits'];
  const units = classes.map((name, index) =>
    aUnit({ serial: String(index), can_serve: index > 0, fit: { class: name, gaps: [] } }),
  );
  const sorted = (by: TableColumn, direction: 'ascending' | 'descending') =>
    sortTable(units, { by, direction }, ({ serial }) => ({ value: Number(serial), isComplete: true })).map(
      ({ serial }) => serial,
    );
  expect(sorted('margin', 'descending')).toEqual(['4', '3', '2', '1', '0']);
  expect(sorted('margin', 'ascending')).toEqual(['3', '4', '2', '1', '0']);
  expect(sorted('price', 'ascending')).toEqual(['1', '2', '3', '4', '0']);
});

test('texts sort as people count', () => {
  const rows = [{ serial: 'IC-10' }, { serial: null }, { serial: 'IC-9' }, { serial: 'ic-9a' }];
  expect(order(rows, 'serial', 'ascending')).toEqual([2, 3, 0, 1]);
  expect(order(rows, 'serial', 'descending')).toEqual([0, 3, 2, 1]);
});

test('a price does not depend on the work', () => {
  const rows = [{ price: 10, isComplete: false }, { price: 5 }];
  expect(order(rows, 'price', 'descending')).toEqual([0, 1]);
});

test('whatever the sort, no row is lost and none that cannot serve comes before one that can', () => {
  const rows = fc.array(
    fc.record({
      match: fc.constantFrom(null, 0, 0.5, 1),
      work: fc.constantFrom(0, 900, 2300),
      isComplete: fc.boolean(),
      can_serve: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  const columns = fc.constantFrom<TableColumn[]>('match', 'work', 'margin', 'price', 'reserve');
  const directions = fc.constantFrom('ascending', 'descending');
  fc.assert(
    fc.property(rows, columns, directions, (given, by, direction) => {
      const sorted = order(given, by, direction);
      expect(sorted.toSorted((a, b) => a - b)).toEqual(given.map((_, index) => index));
      const serving = sorted.map((index) => given[index]?.can_serve);
      expect(serving).toEqual(serving.toSorted((a, b) => Number(b) - Number(a)));
    }),
  );
});
