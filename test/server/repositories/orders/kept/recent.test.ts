import { createRecent } from '../../../../../src/server/repositories/orders/kept/recent';

const keptOf = (recent: { get: (key: string) => unknown }, keys: string) =>
  keys
    .split('')
    .filter((key) => recent.get(key) !== undefined)
    .join('');

test('what was not asked for longest is forgotten when there is one too many', () => {
  const recent = createRecent<number>(3);
  for (const key of 'abc') recent.set(key, 1);
  expect(recent.get('a')).toBe(1);
  recent.set('d', 1);
  expect(keptOf(recent, 'abcd')).toBe('acd');
});

test('what is set again counts once, as the newest, with its new value', () => {
  const recent = createRecent<number>(2);
  for (const key of 'ab') recent.set(key, 1);
  recent.set('a', 2);
  expect(recent.get('a')).toBe(2);
  expect(keptOf(recent, 'ab')).toBe('ab');
  recent.set('a', 3);
  recent.set('c', 1);
  expect(keptOf(recent, 'abc')).toBe('ac');
});

test('values weigh what is said, and as many of the oldest go as the new one needs', () => {
  const recent = createRecent<number>(10, (value) => value);
  recent.set('a', 4);
  recent.set('b', 3);
  recent.set('c', 3);
  expect(keptOf(recent, 'abc')).toBe('abc');
  // 3 + 3 + 5 would be 11: b goes, too.
  recent.set('d', 5);
  expect(keptOf(recent, 'abcd')).toBe('cd');
  // 8 of 10 are taken.
  recent.set('e', 2);
  expect(keptOf(recent, 'cde')).toBe('cde');
  recent.set('f', 11);
  expect(keptOf(recent, 'cdef')).toBe('');
});

test('what is deleted or replaced gives its weight back', () => {
  const recent = createRecent<number>(10, (value) => value);
  recent.set('a', 6);
  expect([recent.delete('a'), recent.delete('a')]).toEqual([true, false]);
  recent.set('b', 6);
  recent.set('b', 4);
  recent.set('c', 6);
  expect(keptOf(recent, 'abc')).toBe('bc');
  recent.set('d', 1);
  expect(keptOf(recent, 'bcd')).toBe('cd');
});
