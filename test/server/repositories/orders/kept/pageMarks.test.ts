import { markBefore, movedMarks } from '../../../../../src/server/repositories/orders/kept/pageMarks';

const marks = [
  { offset: 0, key: 30, id: 5 },
  { offset: 10, key: 20, id: 7 },
  { offset: 20, key: null, id: 3 },
];
const offsets = (moves: Parameters<typeof movedMarks>[1]) => movedMarks(marks, moves, true).map(({ offset }) => offset);

test('what comes and goes moves the marks behind it, by key, then by id, and without a key last', () => {
  expect(offsets([{ sign: 1, key: 40, id: 1 }])).toEqual([1, 11, 21]);
  expect(offsets([{ sign: -1, key: 20, id: 6 }])).toEqual([0, 9, 19]);
  expect(offsets([{ sign: -1, key: 20, id: 7 }])).toEqual([0, 10, 19]);
  expect(offsets([{ sign: 1, key: null, id: 2 }])).toEqual([0, 10, 21]);
  expect(
    offsets([
      { sign: 1, key: null, id: 4 },
      { sign: -1, key: 5, id: 1 },
      { sign: 1, key: 25, id: 9 },
    ]),
  ).toEqual([0, 11, 20]);
});

test('a place is reached from the last mark that is not beyond it', () => {
  expect([0, 9, 10, 25].map((offset) => markBefore(marks, offset)?.offset)).toEqual([0, 0, 10, 20]);
  expect(markBefore([{ offset: 2, key: 1, id: 1 }], 1)).toBeUndefined();
  expect(markBefore([], 5)).toBeUndefined();
});
