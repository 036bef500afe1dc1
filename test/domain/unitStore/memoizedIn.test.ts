import { memoizedIn } from '../../../src/domain/unitStore/memoizedIn';

test('computes the value of each key once', () => {
  const compute = jest.fn((text: string) => text.length);
  const lengthOf = memoizedIn(new Map<string, number>(), compute);
  expect(['to', 'you', 'to', 'you'].map(lengthOf)).toEqual([2, 3, 2, 3]);
  expect(compute.mock.calls).toEqual([['to'], ['you']]);
});

test('computes a value again once the memory has lost it', () => {
  const [compute, memory] = [jest.fn((text: string) => text.length), new Map<string, number>()];
  const lengthOf = memoizedIn(memory, compute);
  lengthOf('to');
  memory.clear();
  expect([lengthOf('to'), compute.mock.calls.length]).toEqual([2, 2]);
});

test('objects with equal contents are different keys', () => {
  let count = 0;
  const numberOf = memoizedIn(new WeakMap<object, number>(), () => (count += 1));
  const [one, other] = [{}, {}];
  expect([one, other, one].map(numberOf)).toEqual([1, 2, 1]);
});
