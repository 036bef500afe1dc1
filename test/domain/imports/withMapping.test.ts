import { questionsOf } from '../../../src/domain/imports/questionsOf';
import { withMapping } from '../../../src/domain/imports/withMapping';
import { aDoubtfulLayout, aLayout } from '../../mocks/importLayouts';

const unread = { dates: null, decimals: null, measure: null };
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

test('what is decided about one column leaves the others, and the file it came from, as they were', () => {
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
