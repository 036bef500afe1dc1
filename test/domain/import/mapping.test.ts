import { profileMapping, withMapping, questionsOf } from '../../../src/domain/import/mapping';
import { aFoundColumn, aLayout, aProfile, aDoubtfulLayout } from '../../mocks/importLayouts';

const unread = { dates: null, decimals: null, measure: null };
const saved = (header: string, target: string | null) => ({ header, target, reading: unread });
/** What a profile of these columns says of a file with these headers: 'index target'. */
const mapped = (headers: string[], columns: ReturnType<typeof saved>[]) =>
  profileMapping(
    aLayout({ columns: headers.map((header, index) => aFoundColumn(index, header, [])) }),
    aProfile({ columns }),
  ).columns.map(({ index, target }) => `${index} ${target ?? 'left out'}`);

test('a profile knows columns by their headers, whatever their order and capitals', () => {
  const file = aLayout();
  expect(profileMapping(file, aProfile())).toEqual({
    profile: aProfile().name,
    layout: file.layout,
    columns: [
      { index: 0, target: 'serial', reading: unread },
      { index: 2, target: null, reading: unread },
    ],
  });
});

test.each([
  ['IC#', 'ic#', ['0 serial']],
  [' IC# ', 'ic#', ['0 serial']],
  ['ÉTAT', 'état', ['0 serial']],
  ['IC #', 'ic#', []],
  ['IC', 'ic#', []],
  ['constructor', 'ic#', []],
])('the column %j is, by a profile that has %j, read as %j', (header, known, columns) => {
  expect(mapped([header], [saved(known, 'serial')])).toEqual(columns);
});

test('moved columns retain their mapping, new ones stay open', () => {
  const columns = [saved('IC#', 'serial'), saved('Cond.', 'condition'), saved('Scrap', null)];
  expect(mapped(['Scrap', 'New', 'Cond.', 'IC#'], columns)).toEqual(['0 left out', '2 condition', '3 serial']);
  expect(mapped(['New'], columns)).toEqual([]);
});

test.each([
  ['June', 'June'],
  ['July', 'Stock'],
  ['june', 'Stock'],
  [null, 'Stock'],
])('a profile of the sheet %j reads a workbook with the sheets May and June on %s', (sheet, read) => {
  const file = aLayout({ sheets: ['May', 'June'] });
  const profile = aProfile({ layout: { ...file.layout, sheet, headerLine: 9 } });
  expect(profileMapping(file, profile).layout).toEqual({ ...file.layout, sheet: read });
});

test('a profile maps its columns and leaves the others as proposed', () => {
  const file = aLayout();
  const read = withMapping(file, profileMapping(file, aProfile()));
  expect(read.columns.map(({ mapping: { target } }) => target)).toEqual(['serial', 'condition', null]);
});

const requested = (file: ReturnType<typeof aLayout>) =>
  questionsOf(file).map(({ column, about, text }) => `${column.header} ${about}: ${text}`);

test('a complete file has no questions', () => {
  expect(requested(aLayout())).toEqual([]);
  expect(requested(aLayout({ columns: [] }))).toEqual([]);
});

test('questions come in the order of the columns, each in the words of the server', () => {
  expect(requested(aDoubtfulLayout())).toEqual([
    'Date dates: Is 2/3/2026 February 3 or March 2?',
    'Foo target: What does Foo hold? Choose a column, or leave it out.',
  ]);
});

test.each([
  ['what it fills first', ['decimals', 'target', 'measure'], ['Oil target: target?']],
  ['all else once that is known', ['decimals', 'measure'], ['Oil decimals: decimals?', 'Oil measure: measure?']],
] as const)('a column with several doubts shows %s', (_what, abouts, expected) => {
  const doubts = abouts.map((about) => [about, `${about}?`] as const);
  expect(requested(aLayout({ columns: [aFoundColumn(0, 'Oil', ['620'], { doubts })] }))).toEqual(expected);
});

const textsOf = (file: ReturnType<typeof aLayout>) =>
  questionsOf(file).map(({ about, column }) => [column.header, about]);

test('a column that is given is decided; what its reading still does not say stays in doubt', () => {
  const file = aDoubtfulLayout();
  const left = withMapping(file, { layout: file.layout, columns: [{ index: 2, target: null, reading: unread }] });
  expect(textsOf(file)).toEqual([
    ['Date', 'dates'],
    ['Foo', 'target'],
  ]);
  expect(textsOf(left)).toEqual([['Date', 'dates']]);
  const undecided = withMapping(left, {
    layout: file.layout,
    columns: [{ index: 1, target: 'order_date', reading: unread }],
  });
  expect(textsOf(undecided)).toEqual([['Date', 'dates']]);
  const other = withMapping(left, {
    layout: file.layout,
    columns: [{ index: 1, target: 'order_code', reading: unread }],
  });
  expect(textsOf(other)).toEqual([]);
});

test('a required column that is filled is not missing any more', () => {
  const file = aLayout({ missing: ['serial', 'kva_rating'] });
  const filled = withMapping(file, { layout: file.layout, columns: [{ index: 2, target: 'serial', reading: unread }] });
  expect(filled.missing).toEqual(['kva_rating']);
});

test('another layout leaves the columns as they were until the file is inspected', () => {
  const file = aLayout();
  const layout = { ...file.layout, headerLine: 1 };
  const moved = withMapping(file, { layout, columns: [{ index: 0, target: null, reading: unread }] });
  expect(moved).toEqual({ ...file, layout });
});

test.each([
  ['another sheet', { sheet: 'Prices' }],
  ['another encoding', { encoding: 'windows-1252' }],
  ['another separator', { delimiter: ';' }],
  ['another header line', { headerLine: 4 }],
] as const)('%s is another layout: what was decided about columns does not count', (_what, change) => {
  const file = aLayout({ missing: ['comments'] });
  const columns = [{ index: 0, target: 'comments', reading: unread }];
  const layout = { ...file.layout, ...change };
  expect(withMapping(file, { layout, columns })).toEqual({ ...file, layout });
  expect(withMapping(file, { layout: { ...file.layout }, columns }).missing).toEqual([]);
});

test('whether a file is complete stays as it was said, until it is said otherwise', () => {
  const said = (before: boolean | undefined, isWhole?: boolean) =>
    withMapping(aLayout({ isWhole: before }), { layout: aLayout().layout, columns: [], isWhole }).isWhole;
  expect([said(undefined), said(true), said(false)]).toEqual([undefined, true, false]);
  expect([said(undefined, true), said(true, false), said(false, true)]).toEqual([true, false, true]);
});

test('a decision about one column leaves the other columns and the original layout unchanged', () => {
  const file = aDoubtfulLayout();
  const before = structuredClone(file);
  const read = withMapping(file, { layout: file.layout, columns: [{ index: 2, target: 'notes', reading: unread }] });
  expect(read.columns.slice(0, 2)).toEqual(before.columns.slice(0, 2));
  expect(read.columns[2]?.mapping.target).toBe('notes');
  expect(withMapping(file, { layout: file.layout, columns: [{ index: 9, target: 'notes', reading: unread }] })).toEqual(
    {
      ...file,
    },
  );
  expect(file).toEqual(before);
});
