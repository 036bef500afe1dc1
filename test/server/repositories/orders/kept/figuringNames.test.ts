import { figuringNames, type NamedCounts } from '../../../../../src/server/repositories/orders/kept/keptNames';

const { of, add, weigh } = figuringNames;
const READ: NamedCounts[] = [
  ['Mesa', 'Dana', [3, 1]],
  ['Mesa', null, [2, 0]],
];
const then = of(READ)!;

test('what was read is kept by its names, at their places', () => {
  expect(then.names.list).toEqual([
    ['Mesa', 'Dana'],
    ['Mesa', null],
  ]);
  expect(then.counts).toEqual([
    [3, 1],
    [2, 0],
  ]);
});

test('what changed is added to the counts of its names, which stay the same; what was is left as it is', () => {
  const now = add(then, [
    ['Mesa', null, [1, 1]],
    ['Mesa', 'Dana', [-3, -1]],
  ])!;
  expect(now.counts).toEqual([
    [0, 0],
    [3, 1],
  ]);
  expect(now.names).toBe(then.names);
  expect(then.counts).toEqual([
    [3, 1],
    [2, 0],
  ]);
});

test('new names come after those that are known', () => {
  const now = add(then, [
    ['Mesa', 'Dana', [1, 0]],
    ['Zenith', 'Dana', [5, 4]],
    ['Zenith', null, [1, 0]],
  ])!;
  expect(now.names.list.slice(2)).toEqual([
    ['Zenith', 'Dana'],
    ['Zenith', null],
  ]);
  expect(now.counts).toEqual([
    [4, 1],
    [2, 0],
    [5, 4],
    [1, 0],
  ]);
  expect(add(now, [['Zenith', null, [1, 1]]])?.counts[3]).toEqual([2, 1]);
});

test('where there are too many names nothing is known, neither then nor with what changed', () => {
  expect(of(null)).toBeNull();
  expect([add(null, READ), add(then, null)]).toEqual([null, null]);
});

test('an answer weighs as many names as it has, and something in any case', () => {
  expect([weigh?.(then), weigh?.(of([])), weigh?.(null)]).toEqual([3, 1, 1]);
});
