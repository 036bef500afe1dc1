import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { Table } from '../../../../src/domain/tables/table';
import { openArchive } from '../../../../src/server/features/import/table/archive';
import { withWorkbook } from '../../../../src/server/features/import/table/workbook';
import { csvOf } from '../../../../src/web/store/exports/csv';
import { workbookOf } from '../../../../src/web/store/exports/workbook';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'workbook-'));
});
afterAll(() => rm(dir, { recursive: true }));

const table: Table = {
  ...{ fileName: 'x', title: 'Orders: 5/6', basis: [['Filters', '=none_x0041_']] },
  columns: [
    ...([{ title: 'Job', kind: 'text' }] as const),
    ...([{ title: 'Price', kind: 'money' }] as const),
    ...([{ title: 'Due', kind: 'date' }] as const),
    ...([{ title: 'Margin %', kind: 'percent' }] as const),
    ...([{ title: 'kVA', kind: 'number' }] as const),
  ],
  rows: [
    ['0012', 41_250.5, '2026-02-14', 5.75, 112.5],
    ['=1+1', -3, null, null, 'N/A'],
    ['_x0041_', '7.00', 'soon', '-12.5', null],
    ['constructor', null, null, null, null],
  ],
};

async function saved(): Promise<string> {
  const path = join(dir, 'table.xlsx');
  await writeFile(path, await workbookOf(table));
  return path;
}

async function partOf(path: string, name: string): Promise<string> {
  const archive = await openArchive(path);
  try {
    return await text(Readable.from(archive.stream(name, 1_000_000)));
  } finally {
    archive.close();
  }
}

const rowsOf = (path: string, sheet: string) =>
  withWorkbook(path, async ({ rows }) => {
    const all: string[][] = [];
    for await (const batch of rows(sheet)) all.push(...batch.map(({ cells }) => [...cells]));
    return all;
  });

test('a workbook shows text, money, days and percentages as they were given', async () => {
  expect(await rowsOf(await saved(), 'Orders  5 6')).toEqual([
    ['Job', 'Price', 'Due', 'Margin %', 'kVA'],
    ['0012', '41250.5', '2026-02-14', '5.75%', '112.5'],
    ['=1+1', '-3', '', '', 'N/A'],
    ['_x0041_', '7', 'soon', '-12.5%'],
    ['constructor'],
  ]);
});

test('cells are typed: figures and days are numbers of a format, text that looks like a formula stays text', async () => {
  const path = await saved();
  const sheet = await partOf(path, 'xl/worksheets/sheet1.xml');
  expect(sheet).toMatch(/<c r="A2" t="s" s="\d+">/);
  expect(sheet).toMatch(/<c r="A3" t="s" s="\d+">/);
  expect(sheet).not.toContain('<f>');
  expect(sheet).toMatch(/<c r="B2" s="\d+"><v>41250.5<\/v>/);
  expect(sheet).toMatch(/<c r="C2" s="\d+"><v>46067<\/v>/);
  expect(sheet).toMatch(/<c r="D2" s="\d+"><v>0.0575<\/v>/);
  const styles = await partOf(path, 'xl/styles.xml');
  for (const format of ['@', '$#,##0.00', 'm/d/yyyy', '0.0%']) expect(styles).toContain(`formatCode="${format}"`);
});

test('its head stays in view, filters, and is as wide as what it heads', async () => {
  const sheet = await partOf(await saved(), 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" state="frozen"');
  expect(sheet).toContain('<autoFilter ref="A1:E5"/>');
  expect(sheet.match(/<col /g)).toHaveLength(5);
});

test('its basis is on a separate sheet', async () => {
  expect(await rowsOf(await saved(), 'About')).toEqual([
    ['About this file', 'Orders: 5/6'],
    ['Filters', '=none_x0041_'],
  ]);
});

test('the same table as CSV has its values as they are, formulas guarded', () => {
  expect(csvOf(table).split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFJob,Price,Due,Margin %,kVA',
    '0012,41250.5,2026-02-14,5.75,112.5',
    "'=1+1,-3,,,N/A",
  ]);
});

/** Readers take a lone CR or LF for the end of a row. */
test.each(['two\nlines', 'two\rlines', 'two\r\nlines'])('a CSV quotes %j', (text) => {
  const lines = csvOf({ ...table, columns: [{ title: 'Job', kind: 'text' }], rows: [[text]] });
  expect(lines).toBe(`\uFEFFJob\r\n"${text}"\r\n`);
});
