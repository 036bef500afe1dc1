import fc from 'fast-check';
import { atOnce, type Pausing } from '../../../../src/domain/inventory/order/pausing';
import { createSortedRows } from '../../../../src/domain/inventory/order/sortedRows';

/** Rows with keys in an array, null for nobody's row; what is equal goes from the highest row down. */
function rowsOf(start: readonly (number | null)[]) {
  const values = [...start];
  const live = () => values.flatMap((value, row) => (value === null ? [] : [row]));
  const compare = (a: number, b: number) => b - a;
  const byHand = () =>
    live().sort((a, b) =>
      (values[a] ?? 0) === (values[b] ?? 0) ? compare(a, b) : (values[a] ?? 0) - (values[b] ?? 0),
    );
  const keys = jest.fn(() => (row: number) => values[row] ?? NaN);
  const sortAll = jest.fn(function* (): Pausing<Uint32Array> {
    yield;
    return Uint32Array.from(byHand());
  });
  const sorted = createSortedRows({ keys, isLive: (row) => values[row] !== null, compare, sortAll });
  const set = (row: number, value: number | null) => {
    values[row] = value;
    sorted.touch(row);
  };
  const recorded = () => live().filter((row) => values[row] !== Infinity).length;
  return { sorted, set, byHand, recorded, keys, sortAll };
}
const list = ({ sorted }: ReturnType<typeof rowsOf>) => [...sorted.all()];
/** 64 rows: four that were touched, one in sixteen, are few. */
const many = () => rowsOf(Array.from({ length: 64 }, (_, row) => row * 10));

test('rows come by key, equal ones by their own order, those without a value last, and nobody else', () => {
  const rows = rowsOf([7, Infinity, 3, null, 7, 0, Infinity]);
  expect(list(rows)).toEqual([5, 2, 4, 0, 6, 1]);
  expect(rows.sorted.recorded()).toBe(4);
});

test.each([
  ['to the front', [[63, -1]]],
  ['to the end', [[0, 999]]],
  ['between two', [[5, 301]]],
  ['beside an equal one', [[5, 300]]],
  ['out', [[30, null]]],
  ['to those without a value', [[30, Infinity]]],
  ['nowhere, its key being the same', [[30, 300]]],
  [
    'out, and a new one comes at the end',
    [
      [0, null],
      [64, 5_000],
    ],
  ],
  [
    'all four to one place, two of them equal',
    [
      [3, 401],
      [60, 402],
      [9, 401],
      [41, 400],
    ],
  ],
  [
    'out twice, beside one that comes and leaves',
    [
      [1, null],
      [62, null],
      [64, 7],
      [64, null],
    ],
  ],
] as const)('a few touched rows go %s without sorting the others again', (_where, changes) => {
  const rows = many();
  rows.sorted.all();
  for (const [row, value] of changes) rows.set(row, value);
  expect(list(rows)).toEqual(rows.byHand());
  expect(rows.sortAll).toHaveBeenCalledTimes(1);
});

test.each([
  [4, 1],
  [5, 2],
  [64, 2],
])('of 64 rows, %i that were touched make %i sortings of all in the end', (touched, sortings) => {
  const rows = many();
  rows.sorted.all();
  for (let row = 0; row < touched; row += 1) rows.set(row, 1_000 - row);
  expect(list(rows)).toEqual(rows.byHand());
  expect(rows.sortAll).toHaveBeenCalledTimes(sortings);
});

test('a row that is touched again and again counts once', () => {
  const rows = many();
  rows.sorted.all();
  for (let value = 0; value < 50; value += 1) rows.set(7, value);
  expect(list(rows)).toEqual(rows.byHand());
  expect(rows.sortAll).toHaveBeenCalledTimes(1);
});

test('nothing is sorted before somebody asks, nor again while nothing is touched', () => {
  const rows = many();
  rows.set(3, 5);
  expect(rows.sortAll).not.toHaveBeenCalled();
  const first = list(rows);
  expect([list(rows), rows.sorted.recorded(), rows.keys.mock.calls.length]).toEqual([first, 64, 1]);
});

test('the number of rows with a value follows those that get one, lose one, come and leave', () => {
  const rows = many();
  const after = (row: number, value: number | null) => {
    rows.set(row, value);
    return rows.sorted.recorded();
  };
  expect([after(1, Infinity), after(2, Infinity), after(1, 0), after(9, null), after(2, null)]).toEqual([
    ...[63, 62, 63, 62, 62],
  ]);
  expect([after(64, 3), after(65, Infinity), after(9, 4)]).toEqual([63, 63, 64]);
});

test('preparing sorts with pauses; whoever asks next waits for nothing', () => {
  const rows = many();
  const work = rows.sorted.prepare();
  expect(work.next().done).toBe(false);
  atOnce(work);
  expect(list(rows)).toEqual(rows.byHand());
  expect(rows.sortAll).toHaveBeenCalledTimes(1);
  rows.set(0, 999);
  atOnce(rows.sorted.prepare());
  expect([list(rows), rows.keys.mock.calls.length]).toEqual([rows.byHand(), 2]);
});

test('without any row there is nothing, and one that comes first is there', () => {
  const rows = rowsOf([]);
  expect([list(rows), rows.sorted.recorded()]).toEqual([[], 0]);
  rows.set(0, Infinity);
  expect([list(rows), rows.sorted.recorded()]).toEqual([[0], 0]);
});

test('whatever is touched between questions, the rows are those of sorting all of them', () => {
  const value = fc.oneof(fc.nat(6), fc.constantFrom(Infinity, null));
  const change = fc.tuple(fc.nat(45), value);
  const start = fc.array(value, { minLength: 40, maxLength: 46 });
  fc.assert(
    fc.property(start, fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 8 }), (values, rounds) => {
      const rows = rowsOf(values.concat(Array.from({ length: 46 - values.length }, () => null)));
      for (const changes of rounds) {
        for (const [row, now] of changes) rows.set(row, now);
        expect(list(rows)).toEqual(rows.byHand());
        expect(rows.sorted.recorded()).toBe(rows.recorded());
      }
    }),
  );
});
