import { profileMapping } from '../../../src/domain/imports/profileMapping';
import { withMapping } from '../../../src/domain/imports/withMapping';
import { aFoundColumn, aLayout, aProfile } from '../../mocks/importLayouts';

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

test('columns that have changed places keep their meaning, new ones are left to be decided', () => {
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

test('a file read by its profile has the columns that the profile has, and keeps how the others were proposed', () => {
  const file = aLayout();
  const read = withMapping(file, profileMapping(file, aProfile()));
  expect(read.columns.map(({ mapping: { target } }) => target)).toEqual(['serial', 'condition', null]);
});
