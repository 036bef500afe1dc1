import { isMailAddress } from '../../../src/domain/notices/mailAddress';

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
])('%j is none: no name, no list, no line end, nothing longer than mail knows', (text) => {
  expect(isMailAddress(text)).toBe(false);
});
