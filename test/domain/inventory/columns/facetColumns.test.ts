import fc from 'fast-check';
import { facets } from '../../../../src/contract/inventory/inventoryQuery';
import { createFacetColumns } from '../../../../src/domain/inventory/columns/facetColumns';
import { columnsOf, rowsOfValues, setFacets, storedValues, type Values } from './rows';

type Columns = ReturnType<typeof createFacetColumns>;

/** A row's values as its codes say them. */
const read = (columns: Columns, row: number) =>
  Object.fromEntries(
    columns.flatMap(({ facets: own, combinations, codes }) => {
      const combination = combinations.valueOf(codes.array[row] ?? -1);
      return own.map((facet, at) => [facet, combination[at]] as const);
    }),
  );
const holding = (columns: Columns, facet: (typeof facets)[number]) =>
  columns.filter((column) => column.facets.includes(facet));

test('every facet is in exactly one of six columns: counting takes six passes', () => {
  const columns = createFacetColumns(0);
  expect(columns).toHaveLength(6);
  expect(columns.flatMap(({ facets: own }) => own).toSorted()).toEqual(facets.toSorted());
});

test('each row reads back as it was set last, whatever was set before', () => {
  const sets = fc.array(
    fc.tuple(
      fc.nat(9),
      rowsOfValues.filter(({ length }) => length > 0),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(sets, fc.nat(20), (changes, room) => {
      const [columns, last] = [createFacetColumns(room), new Map<number, Values>()];
      for (const [row, some] of changes)
        for (const [at, values] of some.entries()) {
          setFacets(columns, row + at, values);
          last.set(row + at, values);
        }
      for (const [row, values] of last) expect(read(columns, row)).toEqual(values);
    }),
  );
});

test('rows with the same values share their codes, and one other value makes one more combination in its column alone', () => {
  const columns = columnsOf([storedValues(), storedValues(), storedValues({ warehouse: 'Mesa, AZ' })]);
  for (const column of columns) {
    const isOther = column.facets.includes('warehouse');
    expect([...column.codes.array.slice(0, 3)]).toEqual([0, 0, isOther ? 1 : 0]);
    expect(column.combinations.size).toBe(isOther ? 2 : 1);
  }
});

test.each([
  [
    'end of one value and the beginning of the next',
    { connection: 'ab', phase: 'c' },
    { connection: 'a', phase: 'bc' },
  ],
  ['order of two values', { needs_cabinet: 'yes', needs_tank: 'no' }, { needs_cabinet: 'no', needs_tank: 'yes' }],
  ['comma', { feed: 'a,b', front: 'c' }, { feed: 'a', front: 'b,c' }],
  ['empty text', { connection: '', phase: '3' }, { connection: '3', phase: '' }],
])('rows that differ in the %s alone are told apart', (_what, one, other) => {
  const rows = [storedValues(one), storedValues(other)];
  const columns = columnsOf(rows);
  expect([read(columns, 0), read(columns, 1)]).toEqual(rows);
});

test('a change of one facet leaves the others of its column as they were', () => {
  const columns = columnsOf([storedValues(), storedValues()]);
  setFacets(columns, 1, storedValues({ availability: 'reserved' }));
  expect(read(columns, 0)).toEqual(storedValues());
  expect(read(columns, 1)).toEqual(storedValues({ availability: 'reserved' }));
  expect(holding(columns, 'availability')[0]?.combinations.size).toBe(2);
  setFacets(columns, 1, storedValues());
  expect(holding(columns, 'availability')[0]?.codes.array[1]).toBe(0);
});

test('rows beyond the room that was made at once are set like those within', () => {
  const columns = createFacetColumns(1);
  setFacets(columns, 0, storedValues());
  setFacets(columns, 3_000, storedValues({ kva: '75' }));
  expect([0, 3_000].map((row) => read(columns, row)['kva'])).toEqual(['500', '75']);
});
