import { Readable } from 'node:stream';
import {
  saidByTitles,
  titlesIn,
  withGroupTitles,
} from '../../../../../src/server/features/import/table/shape/groupTitles';

const rowsOf = (lines: readonly string[]) =>
  lines.map((text, at) => ({ cells: text === '' ? [] : text.split(/,(?! )/), line: at + 1, bytes: 0 }));

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

test('each row below a place gets it, also below further titles', async () => {
  const lines = ['ID,kVA,HV', 'Yard: Elko, NV,,', 'A1,25,7200', 'PADS,,', 'B1,500,12470', 'POLES,,', 'C1,25,7200'];
  const more = ['WHSE - Mesa, AZ ---,,', 'D1,25,7200', '1 unit there,,', 'E1,25,7200'];
  const { found } = await titled([...lines, ...more]);
  expect(found).toEqual([
    ...['ID,kVA,HV,Title above the rows', 'A1,25,7200,Yard: Elko, NV', 'B1,500,12470,Yard: Elko, NV · PADS'],
    ...['C1,25,7200,Yard: Elko, NV · POLES', 'D1,25,7200,WHSE - Mesa, AZ ---', '1 unit there,,,', 'E1,25,7200,'],
  ]);
});

test.each([
  ['Location: Pecos, TX', 'Pecos, TX', ''],
  ['SITE - Ft. Smith, AR ===', 'Ft. Smith, AR', ''],
  ['Yard: Elko, NV · 3-PH PADS', 'Elko, NV', '3-PH PADS'],
  ['3-PH PADS', null, '3-PH PADS'],
  ['Yard: closed Friday', null, 'Yard: closed Friday'],
  ['Yard: call Bo, ok', null, 'Yard: call Bo, ok'],
  ['Location: bay 4, TX', null, 'Location: bay 4, TX'],
  ['Site visit: Pecos, TX', null, 'Site visit: Pecos, TX'],
])('the titles %j say the place %j and %j', (cell, place, title) => {
  expect(titlesIn(cell)).toEqual({ place, title });
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

test.each([
  ['THREE-PHASE PADMOUNT - RECONDITIONED', { phase: 3, mounting: 'PADMOUNT', work: 'RC' }],
  ['Rewound pole mounts (single phase)', { phase: 1, mounting: 'pole mount', work: 'RW' }],
  ['1 PHASE OVERHEAD (REWOUND)', { phase: 1, mounting: 'OVERHEAD', work: 'RW' }],
  ['RC · 3-PH PADS', { phase: 3, mounting: 'PAD', work: 'RC' }],
  ['Reconditioned · PADS, rewound', { phase: null, mounting: 'PAD', work: 'RW' }],
  ['REMIS À NEUF', { phase: null, mounting: null, work: 'RC' }],
  ['Reconditioned pads, call for price', { phase: null, mounting: null, work: null }],
  ['Reconditioned or rewound', { phase: null, mounting: null, work: null }],
  ['', { phase: null, mounting: null, work: null }],
])('the titles %j say %j', (cell, said) => {
  expect(saidByTitles(cell)).toEqual(said);
});

test('a title of work alone holds for the titles below it', async () => {
  const lines = ['ID,kVA,HV', 'RECONDITIONED UNITS,,', 'PADS,,', 'A1,500,12470', 'REWOUND,,', 'POLES,,', 'B1,25,7200'];
  expect((await titled(lines)).found).toEqual([
    ...['ID,kVA,HV,Title above the rows', 'A1,500,12470,RECONDITIONED UNITS · PADS', 'B1,25,7200,REWOUND · POLES'],
  ]);
});
