import fc from 'fast-check';
import { plainLine, isMailAddress } from '../../../src/domain/mails/mailText';
import { forAll } from '../builders/forAll';

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
])('%j becomes the line %j', (text, line) => {
  expect(plainLine(text)).toBe(line);
});

test('of any text what can be shown is left, in its order, and nothing that ends a line', () => {
  forAll(fc.string({ unit: 'binary' }), (text) => {
    const line = plainLine(text);
    expect(line).not.toMatch(/[\n\r\u0000-\u001f\u007f-\u009f\u2028\u2029]| {2}|^ | $/);
    expect(line.replaceAll(' ', '')).toBe(
      Array.from(text)
        .filter((each) => !/[\s\p{C}]/u.test(each))
        .join(''),
    );
    expect(plainLine(line)).toBe(line);
  });
});

/** 64 + 1 + 189 characters: the longest there is. */
const longest = `${'d'.repeat(64)}@${'e'.repeat(185)}.com`;

test.each([
  'dana@example.com',
  "d.o'hara+units@mail.example.co",
  'DANA@EXAMPLE.COM',
  'dana@localhost',
  'd@10.example',
  'dana_ruiz-2@sub.sub-domain.example.com',
  `${'d'.repeat(64)}@example.com`,
  longest,
])('%j is the address of one mailbox', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

test.each([
  ...['', 'dana', 'dana@', '@example.com', 'dana@@example.com', 'dana@example..com', 'dana@.com', 'dana@example.'],
  ...['dana@example.com,all@example.com', 'dana@example.com;all@example.com', 'dana@example.com all@example.com'],
  ...['Dana <dana@example.com>', 'dana ruiz@example.com', ' dana@example.com', 'dana@example.com '],
  ...['dana@example.com\n', 'dana@example.com\r\nBcc: all@example.com', 'dana\n@example.com', 'dana@exa\u0000mple.com'],
  ...['dana@exämple.com', 'dána@example.com', 'dana@example_1.com', '"dana"@example.com'],
  `${'d'.repeat(65)}@example.com`,
  longest.replace('@', '@e'),
])('%j is not a single address', (text) => {
  expect(isMailAddress(text)).toBe(false);
});
