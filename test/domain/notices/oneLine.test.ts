import fc from 'fast-check';
import { oneLine } from '../../../src/domain/notices/oneLine';

test.each([
  ['Dana Ruiz', 'Dana Ruiz'],
  ['  Dana \t Ruiz  ', 'Dana Ruiz'],
  ['Dana\r\nBcc: all@example.com', 'Dana Bcc: all@example.com'],
  ['a\u2028b\u2029c\u0085d\u000be', 'a b c d e'],
  ['a\u0000b\u001b[31mc', 'a b [31mc'],
  ['left\u202eright\u200bzero', 'left right zero'],
  ['lone \ud800 surrogate', 'lone surrogate'],
  ['Peña ⚡ 変圧器 👷', 'Peña ⚡ 変圧器 👷'],
  ['\n \u0000', ''],
  ['', ''],
  [null, ''],
])('of %j stands in one line: %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test('of any text what can be shown is left, in its order, and nothing that ends a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = oneLine(text);
      expect(line).not.toMatch(/[\n\r\u0000-\u001f\u007f-\u009f\u2028\u2029]| {2}|^ | $/);
      expect(line.replaceAll(' ', '')).toBe(
        Array.from(text)
          .filter((each) => !/[\s\p{C}]/u.test(each))
          .join(''),
      );
      expect(oneLine(line)).toBe(line);
    }),
  );
});
