import fc from 'fast-check';
import { createSerialRows } from '../../../src/domain/columns/serialRows';

const change = fc.record({ serial: fc.nat(3_000).map(String), leaves: fc.boolean() });

test('whoever comes and goes, each unit keeps its row, and a row that is left is taken again', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1_500, maxLength: 3_000 }), fc.nat(10), (changes, room) => {
      const rows = createSerialRows(room);
      const known = new Map<string, number>();
      const [answers, expected]: [unknown[], unknown[]] = [[], []];
      for (const { serial, leaves } of changes) {
        const row = known.get(serial);
        if (leaves) {
          answers.push(rows.leave(serial));
          expected.push(row);
          known.delete(serial);
          if (row !== undefined) answers.push(rows.isLive(row), rows.serialOf(row));
          if (row !== undefined) expected.push(false, '');
          continue;
        }
        const taken = rows.take(serial);
        answers.push(taken);
        expected.push({ row: row ?? taken.row, isNew: row === undefined });
        known.set(serial, taken.row);
      }
      expect(answers).toEqual(expected);
      expect([rows.size, rows.length - rows.free.length]).toEqual([known.size, known.size]);
      expect(new Set(known.values()).size).toBe(known.size);
      const present = [...known.values()];
      expect(present.map(rows.serialOf)).toEqual([...known.keys()]);
      expect(present.filter((row) => !rows.isLive(row))).toEqual([]);
    }),
    { numRuns: 10 },
  );
});

const rowsWith = (...serials: string[]) => {
  const rows = createSerialRows();
  const taken = serials.map((serial) => rows.take(serial));
  return { rows, taken };
};

test('units take one row after the other; one that comes again has its own', () => {
  const { rows, taken } = rowsWith('70001', '70002', '70001', '070001');
  expect(taken).toEqual([
    { row: 0, isNew: true },
    { row: 1, isNew: true },
    { row: 0, isNew: false },
    { row: 2, isNew: true },
  ]);
  expect([rows.size, rows.length, rows.free]).toEqual([3, 3, []]);
});

test("the row that was left last is taken first, and no row is added while one is nobody's", () => {
  const { rows } = rowsWith('a', 'b', 'c', 'd');
  expect([rows.leave('b'), rows.leave('d')]).toEqual([1, 3]);
  expect([rows.size, rows.length, rows.free]).toEqual([2, 4, [1, 3]]);
  expect(['e', 'f', 'g'].map((serial) => rows.take(serial).row)).toEqual([3, 1, 4]);
  expect([rows.size, rows.length, rows.free]).toEqual([5, 5, []]);
});

test("a unit that left is new when it comes back, in whichever row is nobody's", () => {
  const { rows } = rowsWith('a', 'b');
  rows.leave('a');
  rows.leave('b');
  expect(rows.take('a')).toEqual({ row: 1, isNew: true });
  expect([0, 1].map((row) => [rows.isLive(row), rows.serialOf(row)])).toEqual([
    [false, ''],
    [true, 'a'],
  ]);
});

test('who is not there leaves nothing, nor twice', () => {
  const { rows } = rowsWith('a');
  expect([rows.leave('b'), rows.leave('a'), rows.leave('a')]).toEqual([undefined, 0, undefined]);
  expect([rows.size, rows.length, rows.free]).toEqual([0, 1, [0]]);
});
