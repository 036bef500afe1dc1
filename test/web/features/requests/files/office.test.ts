import { writeXlsx } from 'hucre/xlsx';
import { read, textOf } from './fixtures/read';
import { paragraph, run, table, wordFile, zipFile } from './fixtures/zipFile';

const refused = (name: string, what: string) => ({ refusal: `${name} ${what}` });
const DAMAGED = 'is damaged. Open it in its program and save it again, or type or paste the text.';
const TOO_LARGE = 'unpacks to more than 64 MB. Choose a smaller file, or type or paste the text.';

describe('a Word file', () => {
  test('has its paragraphs as lines and its tables as rows', async () => {
    const file = await wordFile(
      paragraph('Please quote:') + table(['Qty', 'kVA'], ['2', '750']) + paragraph('FR3 fluid &amp; loop feed'),
    );
    expect(await textOf('rfq.docx', file)).toBe('Please quote:\n\nQty\tkVA\n2\t750\n\nFR3 fluid & loop feed');
  });

  test('has its header first and its footer last', async () => {
    const file = await wordFile(paragraph('Body'), { header: paragraph('RFQ 4711'), footer: paragraph('Page 1') });
    expect(await textOf('rfq.docx', file)).toBe('RFQ 4711\nBody\nPage 1');
  });

  test.each([
    ['items of lists', `<w:p><w:pPr><w:numPr/></w:pPr>${run('750 kVA')}</w:p>`, '- 750 kVA'],
    [
      'tabs, breaks and hyphens',
      '<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r></w:p>',
      'a\tb\nc-d',
    ],
    ['words in several runs', `<w:p>${run('7')}${run('50 ')}${run('kVA')}</w:p>`, '750 kVA'],
    ['content controls', `<w:sdt><w:sdtContent>${paragraph('FR3')}</w:sdtContent></w:sdt>`, 'FR3'],
    [
      'insertions, but no deletions',
      `<w:p><w:ins>${run('750')}</w:ins><w:del><w:r><w:delText>500</w:delText></w:r></w:del></w:p>`,
      '750',
    ],
    ['no hidden text', `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r>${run('shown')}</w:p>`, 'shown'],
    ['no code of fields', `<w:p><w:r><w:instrText>DATE</w:instrText></w:r>${run('May 4')}</w:p>`, 'May 4'],
    [
      'the text of a box once',
      `<w:p>${run('a')}<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('box')}</w:txbxContent></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${paragraph('box')}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      'a\nbox',
    ],
    [
      'a table in a cell as text of the cell',
      `<w:tbl><w:tr><w:tc>${table(['1', '2'])}</w:tc><w:tc>${paragraph('3')}</w:tc></w:tr></w:tbl>`,
      '1 2\t3',
    ],
    [
      'cells after a wide one in place',
      `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph('wide')}</w:tc><w:tc>${paragraph('3')}</w:tc></w:tr></w:tbl>`,
      'wide\t\t3',
    ],
  ])('has %s', async (_what, body, expected) => {
    expect(await textOf('rfq.docx', await wordFile(body))).toBe(expected);
  });

  test('is recognized without its name', async () => {
    expect(await textOf('rfq.txt', await wordFile(paragraph('750 kVA')))).toBe('750 kVA');
  });

  test('without text is refused', async () => {
    expect(await read('rfq.docx', await wordFile(paragraph('')))).toEqual(
      refused('rfq.docx', 'contains no text. Choose another file, or type or paste the text.'),
    );
  });

  test.each([
    ['whose XML is cut off', { 'word/document.xml': '<w:document><w:body>' }],
    [
      'that defines entities',
      { 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>' },
    ],
  ])('%s is refused', async (_how, parts) => {
    expect(await read('rfq.docx', await zipFile(parts))).toEqual(refused('rfq.docx', DAMAGED));
  });
});

describe('a workbook', () => {
  const SHEET = {
    name: 'RFQ',
    columns: [{}, { numFmt: '#,##0 "kVA"' }, { numFmt: '$#,##0.00' }, { numFmt: 'm/d/yyyy' }, { numFmt: '0.0%' }],
    rows: [
      ['Qty', 'Rating', 'Limit', 'Due', 'Z'],
      [2, 1500, 12470.5, new Date('2026-05-04T00:00:00Z'), 0.0575],
      [null, null, null, null, null],
      [0.1 + 0.2, null, null, null, true],
    ],
  };

  test('has the rows of its sheets as the sheet shows them', async () => {
    expect(await textOf('rfq.xlsx', await writeXlsx({ sheets: [SHEET] }))).toBe(
      'Qty\tRating\tLimit\tDue\tZ\n2\t1,500 kVA\t$12,470.50\t5/4/2026\t5.8%\n0.3\t\t\t\tTRUE',
    );
  });

  test('has the results of its formulas', async () => {
    const cells = new Map([['0,1', { value: 1500, formula: 'A1*2', formulaResult: 1500 }]]);
    expect(await textOf('rfq.xlsx', await writeXlsx({ sheets: [{ name: 'A', rows: [[750]], cells }] }))).toBe(
      '750\t1500',
    );
  });

  test('has a title for each of several sheets', async () => {
    const sheets = [
      { name: 'Pads', rows: [['750']] },
      { name: 'Empty', rows: [] },
      { name: 'Poles', rows: [['50']] },
    ];
    expect(await textOf('rfq.xlsx', await writeXlsx({ sheets }))).toBe('--- Pads ---\n750\n\n--- Poles ---\n50');
  });

  test('says which rows, columns and sheets are hidden', async () => {
    const hidden = { name: 'Prices', hidden: true, rows: [['9']] };
    const shown = {
      ...{ name: 'A', columns: [{}, { hidden: true }, {}], rows: [['a', 'b', 'c'], ['d'], ['e']] },
      rowDefs: new Map([[1, { hidden: true }]]),
    };
    expect(await textOf('rfq.xlsx', await writeXlsx({ sheets: [shown, hidden] }))).toBe(
      'a\tc\ne\n(hidden rows left out: 1)\n(hidden columns left out: 1)\n\n(hidden sheets left out: Prices)',
    );
  });

  test('with too much text is refused', async () => {
    const rows = Array.from({ length: 1100 }, () => ['x'.repeat(1000)]);
    expect(await read('rfq.xlsx', await writeXlsx({ sheets: [{ name: 'A', rows }] }))).toEqual(
      refused('rfq.xlsx', 'contains more than 1,000,000 characters of text. Paste only the part that is the request.'),
    );
  });

  test('that is damaged is refused', async () => {
    expect(await read('rfq.xlsx', await zipFile({ 'xl/workbook.xml': '<workbook' }))).toEqual(
      refused('rfq.xlsx', DAMAGED),
    );
  });
});

describe('a ZIP', () => {
  test.each([
    ['files', 'a.txt', 'is a ZIP file. Unpack it and choose the files in it, or type or paste the text.'],
    ['slides', 'ppt/presentation.xml', 'is a PowerPoint file. Save it as PDF, or type or paste the text.'],
    ['a binary workbook', 'xl/workbook.bin', 'is a binary Excel file. Save it as .xlsx, or type or paste the text.'],
    [
      'a text of OpenOffice',
      'content.xml',
      'is an OpenDocument file. Save it as .docx or .xlsx, or type or paste the text.',
    ],
  ])('of %s is refused', async (_what, path, what) => {
    expect(await read('a.zip', await zipFile({ [path]: 'x' }))).toEqual(refused('a.zip', what));
  });

  const BOMB = Buffer.alloc(70 * 1024 * 1024, ' ');
  const wrong = async (change: (bytes: Buffer) => void) => {
    const bytes = await wordFile(paragraph('750 kVA'));
    change(bytes);
    return bytes;
  };

  test.each([['word/document.xml'], ['xl/workbook.xml']])('bomb in %s stops at the limit', async (path) => {
    const bytes = await zipFile({ [path]: BOMB });
    expect(bytes.length).toBeLessThan(100_000);
    expect(await read('bomb.x', bytes)).toEqual(refused('bomb.x', TOO_LARGE));
  });

  test('bomb that states a small size stops at the limit', async () => {
    const bytes = await zipFile({ 'word/document.xml': BOMB });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(BOMB.length);
    for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size)) bytes.writeUInt32LE(10, at);
    expect(await read('bomb.docx', bytes)).toEqual(refused('bomb.docx', TOO_LARGE));
  });

  test.each([
    ['that is cut off', (bytes: Buffer) => bytes.fill(0, bytes.length - 22)],
    ['whose parts are elsewhere', (bytes: Buffer) => bytes.fill(0xff, bytes.length - 6, bytes.length - 2)],
    ['whose content is damaged', (bytes: Buffer) => bytes.fill(0xff, 60, 90)],
  ])('%s is refused', async (_how, change) => {
    expect(await read('torn.docx', await wrong(change))).toEqual(refused('torn.docx', DAMAGED));
  });

  test('with a password is refused', async () => {
    const bytes = await wrong((whole) => {
      for (let at = whole.indexOf('PK\x01\x02'); at >= 0; at = whole.indexOf('PK\x01\x02', at + 4)) whole[at + 8]! |= 1;
    });
    expect(await read('rfq.docx', bytes)).toEqual(
      refused('rfq.docx', 'is protected by a password. Save it without the password, or type or paste the text.'),
    );
  });
});
