import fc from 'fast-check';
import { createCodes, createMeasures, type Codes, type Measures } from '../../../src/domain/columns/numbers';

type Column = Codes | Measures;
const kinds = [
  ['codes', createCodes, fc.nat(2 ** 32 - 1)],
  ['measures', createMeasures, fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, 112.5, Infinity, -0.01))],
] as const;

/** How often the array is another one while these rows are set. */
function moves(column: Column, rows: Iterable<number>): number {
  let [count, before] = [0, column.array];
  for (const row of rows) {
    column.set(row, row % 100);
    if (column.array !== before) count += 1;
    before = column.array;
  }
  return count;
}
const upTo = (rows: number) => Array.from({ length: rows }, (_, row) => row);

describe.each(kinds)('a column of %s', (_kind, create, value) => {
  test('has in each row what was set last, and 0 where nothing was, whatever the room at first', () => {
    const sets = fc.array(fc.tuple(fc.oneof(fc.nat(20), fc.nat(5_000)), value), { maxLength: 40 });
    fc.assert(
      fc.property(fc.nat(30), sets, (room, changes) => {
        const [column, last] = [create(room), new Map<number, number>()];
        for (const [row, set] of changes) {
          column.set(row, set);
          last.set(row, set);
        }
        const { array } = column;
        expect(array.length).toBeGreaterThanOrEqual(Math.max(room, ...[...last.keys()].map((row) => row + 1)));
        for (const [row, set] of last) expect(array[row]).toBe(set);
        const isSet = (_number: number, row: number) => last.has(row);
        expect(array.filter((...each) => !isSet(each[0], each[1])).every((number) => number === 0)).toBe(true);
      }),
    );
  });

  test.each([
    [0, 0, []],
    [3, 3, []],
    // Beyond the room, there are at least 1,024 rows.
    [0, 1_024, [0]],
    [0, 1_024, [1_023]],
    [0, 1_025, [1_024]],
    [3, 3, [0, 1, 2]],
    [3, 1_024, [3]],
    // From there on, half as many more, or as many as the row needs.
    [0, 1_536, [1_023, 1_024]],
    [1_024, 1_536, [1_024]],
    [1_025, 1_537, [1_025]],
    [2_000, 3_000, [2_000]],
    [2_000, 3_000, [2_999]],
    [2_000, 3_001, [3_000]],
  ])('with room for %i rows at first has room for %i after the rows %j', (room, length, rows) => {
    const column = create(room);
    for (const row of rows) column.set(row, 1);
    expect(column.array).toHaveLength(length);
  });

  test('moves nothing while there is room, and once the first row beyond it is set', () => {
    const column = create(5_000);
    expect(moves(column, upTo(5_000))).toBe(0);
    expect(moves(column, [5_000])).toBe(1);
    expect([...column.array.slice(0, 5_000)]).toEqual(upTo(5_000).map((row) => row % 100));
  });

  test('moves seldom while rows come one by one: 1,024 times 1.5, twelve times, is more than 100,000', () => {
    expect(moves(create(), upTo(100_000))).toBe(13);
  });
});

test('codes are whole up to 4,294,967,295; measures keep fractions and what is not recorded', () => {
  const [codes, measures] = [createCodes(2), createMeasures(2)];
  codes.set(0, 4_294_967_295);
  measures.set(0, 658_005.5);
  measures.set(1, Infinity);
  expect([...codes.array]).toEqual([4_294_967_295, 0]);
  expect([...measures.array]).toEqual([658_005.5, Infinity]);
});
