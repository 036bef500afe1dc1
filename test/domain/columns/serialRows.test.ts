import fc from 'fast-check';
import { createSerialRows } from '../../../src/domain/columns/serialRows';

const change = fc.record({ serial: fc.nat(3_000).map(String), leaves: fc.boolean() });

test('whoever comes and goes, each unit keeps its row, and a row that is left is taken again', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1_500, maxLength: 3_000 }), fc.nat(10), (changes, room) => {
      const rows = createSerialRows(room);
      const known = new Map<string, number>();
      for (const { serial, leaves } of changes) {
        const row = known.get(serial);
        if (leaves) {
          expect(rows.leave(serial)).toBe(row);
          known.delete(serial);
          if (row !== undefined) expect([rows.isLive(row), rows.serialOf(row)]).toEqual([false, '']);
          continue;
        }
        const taken = rows.take(serial);
        expect(taken.isNew).toBe(row === undefined);
        if (row !== undefined) expect(taken.row).toBe(row);
        known.set(serial, taken.row);
      }
      expect(rows.size).toBe(known.size);
      expect(new Set(known.values()).size).toBe(known.size);
      expect(rows.length).toBe(rows.size + rows.free.length);
      for (const [serial, row] of known) expect([rows.isLive(row), rows.serialOf(row)]).toEqual([true, serial]);
    }),
    { numRuns: 10 },
  );
});
