import { truncate } from '../../../src/domain/format/truncate';

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'longe…'],
  ['', 5, ''],
  ['a', 0, '…'],
  ['exactly 10', 10, 'exactly 10'],
  ['exactly 11!', 10, 'exactly 11…'],
  ['two words', 4, 'two…'],
  ['😀😀😀', 2, '😀😀…'],
])('%p cut at %p is %p', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});
