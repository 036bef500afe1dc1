import { createSpreadsheetLines } from '../../../src/server/lib/csv';

test.each([
  ['', '', 0],
  ['a,b\n', 'a,b\r\n', 1],
  ['a,"b\nc"\nd\n', 'a,"b\nc"\r\nd\r\n', 2],
  ['"a ""\n"" b"\n', '"a ""\n"" b"\r\n', 1],
  ['"a\r\nb",\rc\n\n', '"a\r\nb",\rc\r\n\r\n', 2],
  ['変,"😀\n"\n', '変,"😀\n"\r\n', 1],
])('%j comes as %j, and ends %i lines, wherever it is cut', (text, expected, count) => {
  const bytes = Buffer.from(text);
  for (let size = 1; size <= bytes.length + 1; size += 1) {
    const lines = createSpreadsheetLines();
    const ended: Buffer[] = [];
    for (let from = 0; from < bytes.length; from += size)
      ended.push(Buffer.from(lines.of(bytes.subarray(from, from + size))));
    expect([Buffer.concat(ended).toString(), lines.count()]).toEqual([expected, count]);
  }
});
