import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { writeXlsx } from 'hucre/xlsx';
import { DELIMITERS, type Encoding } from '../../../../../src/contract/import/mapping';
import { FileError, type TableRow } from '../../../../../src/server/features/import/table/tableRow';
import { readRows } from '../../../../../src/server/features/import/table/readRows';
import {
  recognize,
  type RecognizedTable,
  type WantedLayout,
} from '../../../../../src/server/features/import/table/recognize';
import { workbookOf } from '../../../../support/server/workbookOf';
import { zipOf } from '../../../../support/server/zipOf';
import { useWorkplace } from '../files';

const workplace = useWorkplace();

const NAMES = ['code', 'city', 'price', 'day'];
const countNames = (cells: readonly string[]) => cells.filter((cell) => NAMES.includes(cell.trim())).length;

async function rowsOf(path: string, { format, layout }: RecognizedTable): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  await readRows({ path, format, layout }, async (batches) => {
    for await (const batch of batches) rows.push(...batch);
  });
  return rows;
}

async function opened(content: string | Buffer, wanted: WantedLayout = {}) {
  const path = await workplace.write('file', content);
  const found = await recognize(path, countNames, wanted);
  const rows = await rowsOf(path, found);
  return { found, rows: rows.map(({ cells }) => [...cells]), lines: rows.map(({ line }) => line) };
}

async function refused(content: string | Buffer, wanted?: WantedLayout): Promise<string> {
  const outcome: unknown = await opened(content, wanted).catch((error: unknown) => error);
  if (!(outcome instanceof FileError)) throw new Error(`Not refused: ${JSON.stringify(outcome)}`);
  expect(outcome.fix).toMatch(/\.$/);
  return outcome.reason;
}

const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const PLAIN = 'code;city\r\n1;Piñon\r\n';
const READ = [
  ['code', 'city'],
  ['1', 'Piñon'],
];

test.each<[string, Buffer, Encoding]>([
  ['UTF-8', Buffer.from(PLAIN), 'utf-8'],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${PLAIN}`), 'utf-8'],
  ['UTF-16 with a byte order mark', utf16(`\ufeff${PLAIN}`), 'utf-16le'],
  ['UTF-16 the other way round', swapped(utf16(`\ufeff${PLAIN}`)), 'utf-16be'],
  ['UTF-16 without a byte order mark', utf16(PLAIN), 'utf-16le'],
  ['UTF-16 the other way round without a byte order mark', swapped(utf16(PLAIN)), 'utf-16be'],
])('text in %s is read', async (_, bytes, encoding) => {
  const { found, rows } = await opened(bytes);
  expect(found.layout).toEqual({ sheet: null, encoding, delimiter: ';', headerLine: 1 });
  expect(rows).toEqual(READ);
});

test('text in an unknown encoding is a question, and is read as Windows-1252 if a person says so', async () => {
  const bytes = Buffer.from(PLAIN, 'latin1');
  expect((await opened(bytes)).found).toMatchObject({ layout: { encoding: null }, doubtfulLine: 2 });
  const { found, rows } = await opened(bytes, { encoding: 'windows-1252' });
  expect([found.doubtfulLine, rows]).toEqual([null, READ]);
});

test('a header with a dash or an apostrophe of Windows-1252 is found', async () => {
  const path = await workplace.write('list.csv', Buffer.from('Kim\x92s list,\nSize \x96 \x80,Ø\n1,2\n', 'latin1'));
  const names: string[] = [];
  const counted = (cells: readonly string[]) => names.push(...cells);
  await recognize(path, counted);
  expect(names).toEqual(expect.arrayContaining(['Kim’s list', 'Size – €', 'Ø']));
});

test.each([
  ['commas', 'code,city\n1,"a;b"\n', ','],
  ['tabs', 'code\tcity\n1\ta,b\n', '\t'],
  ['bars', 'code|city\n1|a,b\n', '|'],
  ['semicolons among decimal commas', 'code;price\n1;2,50\n2;3,50\n', ';'],
  ['commas within quotation marks', 'code;city\n1;"a,b,c"\n2;"d,e,f"\n', ';'],
  ['nothing', 'code\n1\n', ','],
])('values separated by %s are recognized', async (_, text, delimiter) => {
  expect((await opened(text)).found.layout.delimiter).toBe(delimiter);
});

test('titles above the header are skipped, and lines are counted as people count them', async () => {
  const { found, rows, lines } = await opened('Orders of May\n\ncode,city\n1,"a\r\nb"\n2,c\n');
  expect(found.layout.headerLine).toBe(3);
  expect(rows.map(([code]) => code)).toEqual(['code', '1', '2']);
  expect(lines).toEqual([3, 4, 6]);
});

test('any table reads back the same, whatever separates its values and however it is encoded', async () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'ñ', '1', '"', ',', ';', '\t', '|', '\n', ' ') })
    .map((text) => `x${text}x`);
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
  const encodings: Encoding[] = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'];
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.constantFrom(...DELIMITERS),
      fc.constantFrom(...encodings),
      async (rows, delimiter, encoding) => {
        const all = [NAMES.slice(0, 3), ...rows];
        const text = stringify(all, { delimiter, quoted: true });
        const bytes =
          encoding === 'utf-8'
            ? Buffer.from(text)
            : encoding === 'windows-1252'
              ? Buffer.from(text, 'latin1')
              : utf16(`\ufeff${text}`);
        const wanted = encoding === 'windows-1252' ? ({ encoding } as const) : {};
        const content = encoding === 'utf-16be' ? swapped(bytes) : bytes;
        const read = await opened(content, { ...wanted, delimiter });
        expect(read.rows).toEqual(all);
      },
    ),
    { numRuns: 60, seed: 7 },
  );
});

const password = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), utf16('EncryptedPackage')]);

test.each<[string, string | Buffer, string]>([
  ['nothing', '', 'Empty file'],
  ['an Excel 97 workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'A workbook of Excel 97-2003 (.xls)'],
  ['a workbook with a password', password, 'The workbook has a password'],
  ['an OpenDocument workbook', zipOf({ 'content.xml': '' }), 'A workbook of OpenDocument (.ods)'],
  ['a binary workbook', zipOf({ 'xl/workbook.bin': '' }), 'A binary workbook (.xlsb)'],
  ['another archive', zipOf({ 'a.txt': '' }), 'A ZIP archive without a workbook'],
  ['a damaged archive', zipOf({ 'xl/workbook.xml': '' }).subarray(0, 60), 'The workbook is damaged'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000000', 'hex'), 'Neither a workbook nor text'],
  [
    'a workbook that is no XML',
    workbookOf({ sheets: { A: '<row><c><v>1</v></row>' } }),
    'The workbook is damaged: a part of it is no XML',
  ],
  ['a workbook without rows', workbookOf({ sheets: { A: '' } }), 'Empty file'],
])('%s is refused by name', async (_, content, reason) => {
  expect(await refused(content)).toBe(reason);
});

test('a part that says it is larger than it may be is refused before it is unpacked', async () => {
  const bomb = workbookOf({ sheets: { A: '' } });
  const at = bomb.lastIndexOf('xl/styles.xml') - 46;
  for (const place of [20, 24]) bomb.writeUInt32LE(2 ** 31, at + place);
  expect(await refused(bomb)).toBe('The part xl/styles.xml of the workbook is larger than 16 MB when unpacked');
});

const STYLES =
  '<numFmts><numFmt numFmtId="170" formatCode="m/d/yy h:mm"/><numFmt numFmtId="171" formatCode="0000000"/>' +
  '<numFmt numFmtId="172" formatCode="&quot;day&quot; 0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>' +
  '<xf numFmtId="10"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/></cellXfs>';
const STRINGS =
  '<si><t>code</t></si><si><r><t>Pi</t></r><r><t xml:space="preserve">ñon </t></r><rPh><t>no</t></rPh></si><si><t>a_x000D_&amp;b</t></si><si><t/></si>';

test.each([
  ['<c t="s"><v>1</v></c>', 'Piñon '],
  ['<c t="s"><v>2</v></c>', 'a\r&b'],
  ['<c t="s"><v>3</v></c>', ''],
  ['<c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c>', 'inline'],
  ['<c><v>0.30000000000000004</v></c>', '0.3'],
  ['<c><v>41250</v></c>', '41250'],
  ['<c t="str"><f>A1&amp;"x"</f><v>0012</v></c>', '0012'],
  ['<c><f>1+1</f><v>2</v></c>', '2'],
  ['<c t="b"><v>1</v></c>', 'true'],
  ['<c t="e"><v>#N/A</v></c>', '#N/A'],
  ['<c s="1"><v>46067</v></c>', '2026-02-14'],
  ['<c s="3"><v>46067.25</v></c>', '2026-02-14 06:00:00'],
  ['<c s="2"><v>0.0575</v></c>', '5.75%'],
  ['<c s="4"><v>557128</v></c>', '0557128'],
  ['<c s="5"><v>46067</v></c>', '46067'],
  ['<c t="d"><v>2026-02-14T00:00:00</v></c>', '2026-02-14'],
])('the cell %s reads %j', async (cell, expected) => {
  const rows = `<row r="1"><c t="s"><v>0</v></c></row><row r="2"><c r="A2"><v>1</v></c>${cell}<c r="D2"><v>9</v></c></row>`;
  const read = await opened(workbookOf({ sheets: { A: rows }, strings: STRINGS, styles: STYLES }));
  expect(read.rows[1]).toEqual(['1', expected, '', '9']);
});

const row = (line: number, ...cells: string[]) =>
  `<row r="${line}">${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

test('of several sheets the one with the names of columns is read; hidden ones come last', async () => {
  const sheets = {
    '-Old': row(1, 'code'),
    Read: row(1, 'How to'),
    May: row(3, 'Orders') + row(5, 'code', 'city') + row(6, '1'),
  };
  const { found, rows, lines } = await opened(workbookOf({ sheets }));
  expect(found.sheets).toEqual(['Read', 'May', 'Old']);
  expect(found.layout).toEqual({ sheet: 'May', encoding: null, delimiter: null, headerLine: 5 });
  expect([rows, lines]).toEqual([
    [['code', 'city'], ['1']],
    [5, 6],
  ]);
  expect((await opened(workbookOf({ sheets }), { sheet: 'Old' })).rows).toEqual([['code']]);
});

test('dates of a workbook that counts from 1904 are those it shows', async () => {
  const sheets = { A: '<row r="1"><c t="str"><v>day</v></c></row><row r="2"><c s="1"><v>44605</v></c></row>' };
  expect((await opened(workbookOf({ sheets, styles: STYLES, isFrom1904: true }))).rows[1]).toEqual(['2026-02-14']);
});

test('a workbook of another program is read', async () => {
  const formats = ['@', '@', '$#,##0.00', 'm/d/yyyy'];
  const columns = formats.map((numFmt) => ({ numFmt }));
  const cells = [NAMES, ['0012', 'Piñon', 41250.5, new Date(Date.UTC(2026, 1, 14))], [null, 'Mesa']];
  const file = await writeXlsx({ sheets: [{ name: 'Units', columns, rows: cells }] });
  const { rows, found } = await opened(Buffer.from(file));
  expect(found.format).toBe('xlsx');
  expect(rows).toEqual([NAMES, ['0012', 'Piñon', '41250.5', '2026-02-14'], ['', 'Mesa']]);
});
