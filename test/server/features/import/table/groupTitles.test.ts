import { Readable } from 'node:stream';
import { withGroupTitles } from '../../../../../src/server/features/import/table/shape/groupTitles';

const rowsOf = (lines: readonly string[]) =>
  lines.map((text, at) => ({ cells: text === '' ? [] : text.split(','), line: at + 1, bytes: 0 }));

function* inBatches(lines: readonly string[]) {
  const [header, ...rows] = rowsOf(lines);
  yield header === undefined ? [] : [header];
  yield rows;
}

async function titled(lines: readonly string[], areKnown = true) {
  const found: string[] = [];
  let rows = 0;
  const options = { areKnown, onTitle: () => void (rows += 1) };
  for await (const batch of withGroupTitles(Readable.from(inBatches(lines)), options))
    found.push(...batch.map(({ cells }) => cells.join(',')));
  return { found, rows };
}

test('each row below a title gets it, up to the next line of text', async () => {
  const lines = [
    'ID,kVA,HV',
    '*** SINGLE PHASE POLES ***,,',
    'A1,25,7200',
    '3-PH PADS,,',
    'B1,500,12470',
    'SWITCHES,,',
  ];
  expect(await titled([...lines, 'C1,,15000'])).toEqual({
    found: [
      ...['ID,kVA,HV,Title above the rows', 'A1,25,7200,*** SINGLE PHASE POLES ***', 'B1,500,12470,3-PH PADS'],
      ...['SWITCHES,,,', 'C1,,15000,'],
    ],
    rows: 2,
  });
});

test('a short row of a workbook is filled up to its title', async () => {
  expect((await titled(['ID,kVA,HV', 'Pads', 'A1,25'])).found[1]).toBe('A1,25,,Pads');
});

test.each([
  ['remarks', ['ID,kVA,HV', 'Prices good until Friday,,', 'A1,25,7200']],
  ['a title of two columns', ['ID,kVA', 'Pads,', 'A1,25']],
  ['a size', ['ID,kVA,HV', '500 kVA pads,,', 'A1,25,7200']],
  ['a count', ['ID,kVA,HV', 'Pads (qty 4),,', 'A1,25,7200']],
])('%s are no titles, and rows stay as they are', async (_what, lines) => {
  expect(await titled(lines, false)).toEqual({ found: lines, rows: 0 });
});
