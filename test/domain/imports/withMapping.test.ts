import { profileMapping } from '../../../src/domain/imports/profileMapping';
import { questionsOf } from '../../../src/domain/imports/questionsOf';
import { withMapping } from '../../../src/domain/imports/withMapping';
import { aDoubtfulLayout, aFoundColumn, aLayout, aProfile } from '../../mocks/importLayouts';

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

test('how a column is read is asked only once it is known what it fills', () => {
  const doubts = [
    ['decimals', 'Comma?'],
    ['target', 'What is it?'],
  ] as const;
  expect(textsOf(aLayout({ columns: [aFoundColumn(0, 'A', [], { doubts })] }))).toEqual([['A', 'target']]);
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

test('a profile reads its own sheet, where the file has it', () => {
  const file = { ...aLayout(), sheets: ['May', 'June'] };
  const profileOf = (sheet: string | null) => aProfile({ layout: { ...file.layout, sheet } });
  const sheetBy = (sheet: string | null) => profileMapping(file, profileOf(sheet)).layout.sheet;
  expect([sheetBy('June'), sheetBy('July'), sheetBy(null)]).toEqual(['June', file.layout.sheet, file.layout.sheet]);
});
