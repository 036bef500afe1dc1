import fc from 'fast-check';
import { createSerialPlaces } from '../../../src/domain/columns/serialPlaces';
import { anyText } from '../builders/texts';

/** Of one test's places, far more than are looked at in all. */
const MOST_ASKED = 3_000_000;

/** Serials that stand at rows, and the places that find them. */
function keep(room = 0) {
  const serials: (string | undefined)[] = [];
  let asked = 0;
  const serialAt = (row: number) => {
    if ((asked += 1) > MOST_ASKED) throw new RangeError('It looks for a place where none is left.');
    return serials[row] ?? '';
  };
  const places = createSerialPlaces(serialAt, room);
  return {
    rowOf: places.rowOf,
    add(serial: string, row: number) {
      serials[row] = serial;
      places.add(serial, row);
    },
    remove(serial: string) {
      const row = places.rowOf(serial);
      places.remove(serial);
      if (row !== undefined) serials[row] = undefined;
    },
  };
}
const found = ({ rowOf }: ReturnType<typeof keep>, serials: readonly string[]) => serials.map(rowOf);
const rowsOf = (serials: readonly string[]) => [...serials.keys()];
/** Consecutive numbers, as inventory control numbers are, or those far apart. */
const numbered = (many: number, step = 1) => Array.from({ length: many }, (_, n) => String(490_000 + n * step));

test('a serial is found once it is added, and no longer once it is removed', () => {
  const kept = keep();
  expect(kept.rowOf('0557128')).toBeUndefined();
  kept.add('0557128', 0);
  kept.add('557128', 1);
  expect(found(kept, ['0557128', '557128', '0557129', ''])).toEqual([0, 1, undefined, undefined]);
  kept.remove('0557128');
  expect(found(kept, ['0557128', '557128'])).toEqual([undefined, 1]);
  kept.add('0557128', 7);
  expect(kept.rowOf('0557128')).toBe(7);
});

test.each([
  ['of one letter in either case', ['a', 'A']],
  ['with the same letters in another order', ['ab', 'ba', 'abab', 'baba']],
  ['that begin alike', ['7', '70', '700', '7000', '70001', '70001-A']],
  ['with an accent, composed or not', ['\u00e9', 'e\u0301', 'e']],
  ['that JavaScript has names for', ['constructor', '__proto__', 'hasOwnProperty', 'undefined', 'null']],
  ['of other signs', ['\0', '\0\0', '😀', '\ud83d', ' ', '1'.repeat(40)]],
])('serials %s are different ones', (_what, serials) => {
  const kept = keep();
  for (const [row, serial] of serials.entries()) kept.add(serial, row);
  expect(found(kept, serials)).toEqual(rowsOf(serials));
});

// There are 1,024 places at least; half of them are used before there are more.
test.each([
  [0, 511],
  [0, 512],
  [0, 513],
  [0, 1_025],
  [512, 513],
  [513, 1_024],
  [513, 1_025],
  [5_000, 3],
])('with room for %i, %i serials are all found, and no other', (room, many) => {
  const [kept, serials] = [keep(room), numbered(many)];
  for (const [row, serial] of serials.entries()) kept.add(serial, row);
  expect(found(kept, serials)).toEqual(rowsOf(serials));
  expect(found(kept, numbered(2 * many).slice(many)).every((row) => row === undefined)).toBe(true);
});

// Those 2 apart have some that lie across the end of the places.
describe.each([1, 2, 7_919])('while as many places are used as may be, of serials %i apart', (step) => {
  const serials = numbered(512, step);
  const full = () => {
    const kept = keep();
    for (const [row, serial] of serials.entries()) kept.add(serial, row);
    return kept;
  };

  test('each leaves and comes back without taking another along, also across the end of the places', () => {
    const kept = full();
    const lost = serials.filter((serial, row) => {
      kept.remove(serial);
      const isLost = serials.some((each, at) => kept.rowOf(each) !== (at === row ? undefined : at));
      kept.add(serial, row);
      return isLost;
    });
    expect(lost).toEqual([]);
  });

  test('two of three leave, and the third ones are still there', () => {
    const kept = full();
    const present = new Map(serials.map((serial, row) => [serial, row]));
    for (const serial of serials.filter((_serial, n) => n % 3 !== 1).toReversed()) {
      kept.remove(serial);
      present.delete(serial);
    }
    expect(present.size).toBe(171);
    expect(found(kept, serials)).toEqual(serials.map((each) => present.get(each)));
  });
});

test('serials that are not there leave nothing, and their room is not counted as free', () => {
  const [kept, serials] = [keep(), numbered(1_100)];
  for (const [row, serial] of serials.entries()) {
    kept.remove(`x${serial}`);
    kept.add(serial, row);
  }
  expect(found(kept, serials)).toEqual(rowsOf(serials));
});

test('units that come and go for years stay few: what left makes room', () => {
  const kept = keep();
  for (let day = 0; day < 3_000; day += 1) {
    kept.remove(`day ${day - 100}`);
    kept.add(`day ${day}`, day % 100);
  }
  expect(found(kept, ['day 2900', 'day 2999', 'day 2899', 'day 0'])).toEqual([0, 99, undefined, undefined]);
});

test('whatever is added and removed, serials are found at their rows, as in a Map', () => {
  const serial = fc.oneof(fc.nat(40).map(String), anyText(3));
  const step = fc.tuple(fc.boolean(), serial);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.nat(3), (steps, room) => {
      const [kept, known] = [keep(room), new Map<string, number>()];
      const rows: (number | undefined)[] = [];
      const expected: (number | undefined)[] = [];
      for (const [row, [leaves, each]] of steps.entries()) {
        if (leaves) {
          kept.remove(each);
          known.delete(each);
        } else if (!known.has(each)) {
          kept.add(each, row);
          known.set(each, row);
        }
        rows.push(kept.rowOf(each));
        expected.push(known.get(each));
      }
      expect(rows).toEqual(expected);
      const all = steps.map(([, each]) => each);
      expect(found(kept, all)).toEqual(all.map((each) => known.get(each)));
    }),
  );
});
