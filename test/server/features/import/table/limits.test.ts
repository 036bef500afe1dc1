import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import { inspectFile } from '../../../../../src/server/features/import/inspect/inspectFile';
import { FileError } from '../../../../../src/server/features/import/table/tableRow';
import { WORKBOOK_LIMITS, type WorkbookLimits } from '../../../../../src/server/features/import/table/limits';
import { styleOf } from '../../../../../src/server/features/import/table/cellText';
import { workbookOf } from '../../../../support/server/workbookOf';
import { useWorkplace } from '../files';

const workplace = useWorkplace();

async function inspected(content: Buffer, change: Partial<WorkbookLimits> = {}) {
  const path = await workplace.write('file', content);
  return inspectFile({ file: 'orders', path, name: 'orders.xlsx' }, { limits: { ...WORKBOOK_LIMITS, ...change } });
}

async function refused(content: Buffer, change: Partial<WorkbookLimits> = {}) {
  const outcome: unknown = await inspected(content, change).catch((error: unknown) => error);
  if (!(outcome instanceof FileError)) throw new Error(`Not refused: ${String(outcome)}`);
  expect(outcome.fix).toMatch(/^(Save|Delete|Remove|Open|Shorten|Start) .*\.$/);
  return [outcome.reason, outcome.line] as const;
}

const sheet = (rows: string) => workbookOf({ sheets: { A: rows } });
const HEADER = '<row><c t="str"><v>order_code</v></c><c t="str"><v>job_number</v></c></row>';
const SHORT = '<row><c><v>1</v></c></row>';

test('as many rows as allowed are read, and the first row beyond is named', async () => {
  expect((await inspected(sheet(HEADER + SHORT.repeat(9)), { rows: 10 })).rows).toBe(9);
  const tooMany = 'The sheet has more than 10 rows';
  expect(await refused(sheet(HEADER + SHORT.repeat(10)), { rows: 10 })).toEqual([tooMany, 11]);
  expect(await refused(sheet(`${HEADER}${'<row/>'.repeat(10)}`), { rows: 10 })).toEqual([tooMany, 11]);
  expect(await refused(sheet(`${HEADER}<row r="4000000000"><c><v>1</v></c></row>`), { rows: 10 })).toEqual([
    tooMany,
    4_000_000_000,
  ]);
});

test.each(['x', '-1', '1.5', '1e400'])('a row that says to be line %s is damage', async (line) => {
  const [reason] = await refused(sheet(`${HEADER}<row r="${line}"><c><v>1</v></c></row>`));
  expect(reason).toBe('The sheet has a row without a number below this one');
});

test('empty cells count as cells, and so do those that a row leaves out before a cell', async () => {
  expect((await inspected(sheet(HEADER + SHORT.repeat(8)), { cells: 20 })).rows).toBe(8);
  const tooMany = 'The workbook has more than 10 cells';
  expect(await refused(sheet(`${HEADER}<row>${'<c/>'.repeat(9)}</row>`), { cells: 10 })).toEqual([tooMany, 2]);
  expect(await refused(sheet(`${HEADER}<row><c r="K2"><v>1</v></c></row>`), { cells: 10 })).toEqual([tooMany, 2]);
});

test('a text that cells share counts in each of them', async () => {
  const row = '<row><c t="s"><v>0</v></c></row>';
  const content = workbookOf({ sheets: { A: HEADER + row.repeat(5) }, strings: `<si><t>${'x'.repeat(100)}</t></si>` });
  expect((await inspected(content)).rows).toBe(5);
  expect(await refused(content, { characters: 319 })).toEqual(['The workbook has more than 319 characters', 4]);
});

test('the zeros that a format puts before a number count as characters', async () => {
  const styles = `<numFmts><numFmt numFmtId="170" formatCode="${'0'.repeat(200)}"/></numFmts>
    <cellXfs><xf numFmtId="170"/></cellXfs>`;
  const content = workbookOf({ sheets: { A: HEADER + '<row><c s="0"><v>1</v></c></row>'.repeat(3) }, styles });
  expect(await refused(content, { characters: 500 })).toEqual(['The workbook has more than 500 characters', 4]);
});

test('shared texts and sheets are counted', async () => {
  const strings = workbookOf({ sheets: { A: HEADER }, strings: '<si/>'.repeat(6) });
  expect(await refused(strings, { texts: 5 })).toEqual(['The workbook has more than 5 shared texts', null]);
  const sheets = workbookOf({ sheets: { A: HEADER, B: '', C: '', D: '' } });
  expect(await refused(sheets, { sheets: 3 })).toEqual(['The workbook has more than 3 sheets', null]);
  const named = workbookOf({ sheets: { ['A'.repeat(256)]: HEADER } });
  expect(await refused(named)).toEqual(['A sheet has a name of more than 255 letters', null]);
});

test('all parts together are limited in bytes and in proportion to the file', async () => {
  const content = workbookOf({ sheets: { A: HEADER + SHORT.repeat(2_000) }, strings: '<si/>'.repeat(2_000) });
  const allowed = { bytes: 2 ** 20, smallBytes: 0, ratio: 1 };
  expect((await inspected(content, allowed)).rows).toBe(2_000);
  // The sheet has 52 KB, the texts have 10 KB: only together are they more than 60,000 bytes.
  const [reason] = await refused(content, { bytes: 60_000 });
  expect(reason).toMatch(
    /^The workbook, a file of [\d,]+ bytes, is larger than 60,000 bytes when unpacked \(xl\/.*\)$/,
  );
  expect((await refused(content, { smallBytes: 60_000, ratio: 0.1 }))[0]).toBe(reason);
  expect((await inspected(content, { smallBytes: 2 ** 20, ratio: 0.1 })).rows).toBe(2_000);
});

const DEEP = '<a>'.repeat(200_000);
test.each([
  ['a sheet', { sheets: { A: HEADER + DEEP } }],
  ['the shared texts', { sheets: { A: HEADER }, strings: DEEP }],
  ['the styles', { sheets: { A: HEADER }, styles: DEEP }],
])('tags of more than 100 levels in %s are damage', async (_where, parts) => {
  const [reason] = await refused(workbookOf(parts));
  expect(reason).toBe('The workbook is damaged: its tags are more than 100 levels deep');
});

test('a part with an attribute or a text without end is refused', async () => {
  const endless = 'The sheet has a row that does not end';
  const long = 'x'.repeat(9_000_000);
  expect((await refused(sheet(`${HEADER}<row><c r="${long}"/></row>`)))[0]).toBe(endless);
  expect((await refused(sheet(`${HEADER}<row><c t="str"><v>${long}</v></c></row>`)))[0]).toBe(endless);
});

test('a format code longer than Excel takes is not searched', () => {
  expect(styleOf('['.repeat(10_000_000))).toBe('plain');
});

test('a header of more than 1,000 columns is refused, in text and in JSON lines, too', async () => {
  const names = Array.from({ length: 1_001 }, (_, index) => `c${index}`);
  expect(await refused(Buffer.from(`${names.join(',')}\n1\n`))).toEqual(['The header has more than 1000 columns', 1]);
  const json = JSON.stringify(Object.fromEntries(names.map((name) => [name, 1])));
  expect(await refused(Buffer.from(`${json}\n`))).toEqual(['The first line has more than 1000 names', 1]);
});

test('a table with many formatted empty rows below it is read', async () => {
  const empty = '<row spans="1:10" s="1" customFormat="1"/>'.repeat(250_000);
  expect((await inspected(sheet(HEADER + SHORT + empty))).rows).toBe(1);
});

/** 75 MB of short rows in a file of less than a megabyte. */
async function bomb(): Promise<Buffer> {
  const zip = new ZipFile();
  const parts = new Map([
    ['xl/workbook.xml', '<workbook><sheets><sheet name="A" sheetId="1" id="rId1"/></sheets></workbook>'],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="rId1" Type="/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ],
    ['xl/worksheets/sheet1.xml', `<worksheet><sheetData>${HEADER}${SHORT.repeat(2_900_000)}</sheetData></worksheet>`],
  ]);
  for (const [path, text] of parts) zip.addBuffer(Buffer.from(text), path, { compressionLevel: 1 });
  zip.end();
  return buffer(zip.outputStream);
}

test('a small file that unpacks to 75 MB of short rows is refused before it is unpacked', async () => {
  const content = await bomb();
  expect(content.length).toBeLessThan(1_000_000);
  const [reason] = await refused(content);
  expect(reason).toMatch(/^The workbook, a file of [\d,]+ bytes, is larger than 64 MB when unpacked/);
});

describe('while a workbook is inspected', () => {
  /** Has no row with a value: recognizing it reads all of it. */
  const slow = sheet('<row/>'.repeat(700_000));
  const reason = new Error('canceled');

  test('other work has its turn all the time', async () => {
    let [turns, isOver] = [0, false];
    const others = async () => {
      for (; !isOver; turns += 1) await nextTurn();
    };
    const [outcome] = await Promise.all([refused(slow).finally(() => (isOver = true)), others()]);
    expect(outcome).toEqual(['Empty file', null]);
    // It is unpacked in pieces of at most 64 KiB.
    expect(turns).toBeGreaterThan(4_200_000 / 65_536);
  });

  test('it stops when it is canceled, also before a header is found', async () => {
    const file = { file: 'orders', path: await workplace.write('slow', slow), name: 'orders.xlsx' } as const;
    await expect(inspectFile(file, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const canceled = new AbortController();
    const inspecting = inspectFile(file, { signal: canceled.signal }).catch((error: unknown) => error);
    for (let turns = 0; turns < 30; turns += 1) await nextTurn();
    canceled.abort(reason);
    expect(await inspecting).toBe(reason);
  });
});
