import { fileOf, read, textOf } from './fixtures/read';
import { textOfFile } from '../../../../../src/web/features/requests/files/textOfFile';
import { growth, LINEAR_AT_MOST } from '../../../../support/growth';

const bytes = (...numbers: readonly number[]) => Uint8Array.from(numbers);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('a text', () => {
  test.each([
    ['UTF-8', Buffer.from('480Y/277 ±5%')],
    ['UTF-8 with its mark', Buffer.from('\ufeff480Y/277 ±5%')],
    ['UTF-16', Buffer.concat([bytes(0xff, 0xfe), utf16('480Y/277 ±5%')])],
    ['UTF-16 without its mark', utf16('480Y/277 ±5%')],
    ['UTF-16, high byte first', utf16('\ufeff480Y/277 ±5%').swap16()],
    ['Windows-1252', Buffer.from('480Y/277 ±5%', 'latin1')],
  ])('in %s is read', async (_encoding, content) => {
    expect(await textOf('rfq.txt', content)).toBe('480Y/277 ±5%');
  });

  test.each(['rfq.md', 'rfq', 'rfq.log'])('named %s is read', async (name) => {
    expect(await textOf(name, '# RFQ\r\n\r\n\r\n\r\n- 750 kVA  \r\n')).toBe('# RFQ\n\n- 750 kVA');
  });

  test('has the name of its file', async () => {
    expect(await read('rfq.txt', '750 kVA')).toEqual({ name: 'rfq.txt', text: '750 kVA' });
  });
});

describe('an HTML file', () => {
  test.each([
    ['blocks as lines', '<div>a</div><div>b</div><div><div>c</div></div>', 'a\nb\nc'],
    ['paragraphs apart', '<p>a</p><p>b</p>', 'a\n\nb'],
    ["Outlook's paragraphs as lines", '<p class="MsoNormal">a</p><p class="MsoNormal">b</p>', 'a\nb'],
    [
      'rows of tables between tabs',
      '<table><tr><th>Qty</th><th>kVA</th></tr><tr><td><p>2</p></td><td>7<b>50</b></td></tr></table>',
      'Qty\tkVA\n2\t750',
    ],
    ['cells after a wide one in place', '<table><tr><td colspan=2>a</td><td>b</td></tr></table>', 'a\t\tb'],
    [
      'tables that only lay out as blocks',
      '<table><tr><td>a<br>b</td><td><table><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
      'a\nb\n1\t2',
    ],
    ['spaces as one, entities as characters', 'a \n  b&nbsp;&lt;c&gt;', 'a b <c>'],
    ['preformatted lines as they are', '<pre>Qty  kVA\n2    750</pre>', 'Qty  kVA\n2    750'],
    [
      'no hidden text, scripts or styles',
      '<title>t</title><style>s</style><script>x</script><div style="display: none">h</div>a',
      'a',
    ],
  ])('has %s', async (_what, html, expected) => {
    expect(await textOf('rfq.html', html)).toBe(expected);
  });

  test('is recognized without its name', async () => {
    expect(await textOf('rfq.txt', '<!DOCTYPE html><p>750 kVA')).toBe('750 kVA');
  });

  test('of a page without ends of its paragraphs and rows is read', async () => {
    const rows = '<tr><td>2<td>750'.repeat(1100);
    const text = await textOf('rfq.html', `<p>a<br>`.repeat(1100) + `<table>${rows}</table>`);
    expect(text.endsWith('2\t750\n2\t750')).toBe(true);
  });

  test('of 100,000 nested tags is refused, which a browser would read for minutes', async () => {
    expect(await read('deep.html', `${'<div>'.repeat(100_000)}750 kVA`)).toEqual({
      refusal: 'deep.html is damaged. Open it in its program and save it again, or type or paste the text.',
    });
  });
});

describe('a CSV file', () => {
  test.each([
    ['commas', 'Qty,kVA\n2,750', 'Qty\tkVA\n2\t750'],
    ['semicolons', 'Qty;Volts\n2;"12,470"\n1;"4,160"', 'Qty\tVolts\n2\t12,470\n1\t4,160'],
    ['tabs', 'Qty\tVolts\n2\t12,470', 'Qty\tVolts\n2\t12,470'],
    ['quotes and lines in cells', '"a, ""b""","c\nd"\r\n,x', 'a, "b"\tc d\n\tx'],
    ['rows of unequal length', 'a,b\nc\n\nd,e,f', 'a\tb\nc\nd\te\tf'],
    ['an inch mark in a cell', 'a,24" wide\nb,c', 'a\t24" wide\nb\tc'],
  ])('with %s is read as rows', async (_what, csv, expected) => {
    expect(await textOf('rfq.csv', csv)).toBe(expected);
  });

  test('with a quote that never ends is refused', async () => {
    expect(await read('rfq.csv', 'a,"b\nc')).toEqual({
      refusal: 'rfq.csv is damaged. Open it in its program and save it again, or type or paste the text.',
    });
  });
});

describe('an RTF file', () => {
  test.each([
    ['paragraphs', '{\\rtf1\\ansi Two\\par 750 kVA}', 'Two\n750 kVA'],
    ['formats and no fonts', '{\\rtf1{\\fonttbl{\\f0 Arial;}}{\\*\\generator x;}\\f0\\b 750\\b0  kVA}', '750 kVA'],
    ['characters', "{\\rtf1\\ansi\\ansicpg1250 \\'b9 \\u8220?a\\u8221? \\{\\\\\\}\\~b}", 'ą “a” {\\} b'],
    ['rows', '{\\rtf1 Qty\\cell kVA\\cell\\row 2\\cell 750\\cell\\row}', 'Qty\tkVA\n2\t750'],
  ])('has its %s', async (_what, rtf, expected) => {
    expect(await textOf('rfq.rtf', rtf)).toBe(expected);
  });
});

describe('a file is refused', () => {
  const PICTURE = (name: string) => `${name} is a picture. Pictures cannot be read: type or paste the text.`;
  const EMPTY = (name: string) => `${name} contains no text. Choose another file, or type or paste the text.`;

  test.each([
    ['IMG_1.jpg', bytes(0xff, 0xd8, 0xff, 0xe0), PICTURE],
    ['scan.txt', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), PICTURE],
    ['fax.tif', bytes(0x49, 0x49, 0x2a, 0), PICTURE],
    ['photo.heic', Buffer.from('\0\0\0\x18ftypheic'), PICTURE],
    ['drawing.svg', '<svg/>', PICTURE],
    ['none.txt', '', EMPTY],
    ['blank.txt', ' \n\t', EMPTY],
    ['blank.html', '<p> </p>', EMPTY],
    [
      'program.exe',
      bytes(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0),
      (name: string) =>
        `${name} is not a kind of file that can be read (mail, PDF, Word, Excel, CSV, text). Save it as one of these, or type or paste the text.`,
    ],
    [
      'long.txt',
      'x'.repeat(1_000_001),
      (name: string) =>
        `${name} contains more than 1,000,000 characters of text. Paste only the part that is the request.`,
    ],
    [
      'large.txt',
      new Uint8Array(20 * 1024 * 1024 + 1),
      (name: string) => `${name} is larger than 20 MB. Choose a smaller file, or type or paste the text.`,
    ],
  ])('%s', async (name, content, refusal) => {
    expect(await read(name, content)).toEqual({ refusal: refusal(name) });
  });

  test('that the disk no longer has', async () => {
    const file = Object.assign(fileOf('gone.txt', 'x'), {
      arrayBuffer: () => Promise.reject(new Error('NotFoundError')),
    });
    expect(await textOfFile(file)).toEqual({
      refusal: 'gone.txt cannot be opened. It may have been moved or changed: choose it again.',
    });
  });
});

test.each([
  ['spaces', ' '],
  ['quotes', '"'],
  ['braces', '{'],
  ['line ends', '\r\n'],
  ['tags', '<a'],
])('%s without end are read in linear time in every kind of text', async (_what, piece) => {
  for (const [name, before] of [
    ['a.txt', 'x'],
    ['a.html', '<pre>'],
    ['a.csv', 'x,y\n'],
    ['a.rtf', '{\\rtf1 '],
    ['a.eml', 'From: a\n\n'],
  ] as const)
    expect(
      await growth((repeats) => read(name, `${before}${piece.repeat(repeats)}x`), 12_000 / piece.length),
    ).toBeLessThan(LINEAR_AT_MOST);
});
