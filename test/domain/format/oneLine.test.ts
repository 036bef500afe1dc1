import fc from 'fast-check';
import { oneLine } from '../../../src/domain/format/oneLine';

test.each([
  ['  SO117204 ', 20, 'SO117204'],
  ['one\ntwo\tthree', 20, 'one two three'],
  ['a\u0000b', 20, 'a b'],
  ['123456', 4, '1234'],
  ['123 56', 4, '123'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['', 5, ''],
  [null, 5, ''],
])('%j in at most %p is %j', (text, length, expected) => {
  expect(oneLine(text, length)).toBe(expected);
});

test('whatever is typed stays within the length, on one line and trimmed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 40 }), (text, length) => {
      const line = oneLine(text, length);
      expect(line.length).toBeLessThanOrEqual(length);
      expect(line).toBe(line.trim());
      expect(line).not.toMatch(/\p{Cc}/u);
      expect(() => encodeURIComponent(line)).not.toThrow();
    }),
  );
});
