import fc from 'fast-check';
import { checkDistances, distanceProblems } from '../../../src/domain/rateSets/checkDistances';

const pair = (from: string, to: string, miles = 100) => ({ from, to, miles });
const messages = (...distances: ReturnType<typeof pair>[]) =>
  checkDistances({ referenceSite: 'Phoenix', distances }).map(({ message }) => message);

const NO_PLACE = 'must name a place, like Austin or Austin, TX.';

test.each([
  [[pair('', 'Austin')], `Row 1: from ${NO_PLACE}`],
  [[pair('Austin', '-')], `Row 1: to ${NO_PLACE}`],
  [[pair('Austin', ' , TX')], `Row 1: to ${NO_PLACE}`],
  [[pair('A'.repeat(81), 'Austin')], `Row 1: from ${NO_PLACE}`],
  [[pair('Austin', 'AUSTIN')], 'Row 1: Austin and AUSTIN are the same place.'],
  [[pair('Austin, TX', ' austin,Texas')], 'Row 1: Austin, TX and  austin,Texas are the same place.'],
  [[pair('St. Louis, MO', 'st louis, Missouri')], 'Row 1: St. Louis, MO and st louis, Missouri are the same place.'],
  [[pair('Austin', 'Waco'), pair('waco', 'Austin', 90)], 'Row 2: waco to Austin stands in row 1 already.'],
  [[pair('Waco', 'Mesa'), pair('Mesa', 'Ajo'), pair('Mesa', 'Ajo')], 'Row 3: Mesa to Ajo stands in row 2 already.'],
])('a table of distances with %j is refused: %s', (distances, message) => {
  expect(messages(...distances)).toEqual([message]);
});

test.each([-1, 10_001, 1.5, Number.NaN, Infinity, -Infinity])('%p are no miles', (miles) => {
  expect(messages(pair('Austin', 'Waco', miles))).toEqual(['Row 1: miles must be a whole number from 0 to 10000.']);
});

test.each([0, 1, 10_000])('two places can be %d miles apart', (miles) => {
  expect(messages(pair('Austin', 'Waco', miles))).toEqual([]);
});

test('a place with a state is another place than one without, or in another state', () => {
  const places = ['Portland', 'Portland, OR', 'Portland, Maine'];
  expect(messages(...places.map((place) => pair('Phoenix', place)))).toEqual([]);
  expect(messages(pair('Portland, OR', 'Portland, ME'))).toEqual([]);
});

test('a row has one problem, the first from left to right, and a pair that is wrong still stands once', () => {
  expect(messages(pair('', '', -1))).toEqual([`Row 1: from ${NO_PLACE}`]);
  expect(messages(pair('Austin', 'Waco', -1), pair('Waco', 'Austin'), pair('Waco', 'Austin'))).toEqual([
    'Row 1: miles must be a whole number from 0 to 10000.',
    'Row 2: Waco to Austin stands in row 1 already.',
    'Row 3: Waco to Austin stands in row 1 already.',
  ]);
});

test.each([
  ['Phoenix', true],
  ['Phoenix, AZ', true],
  ['A'.repeat(80), true],
  ['A'.repeat(81), false],
  ['', false],
  [' ', false],
  [', AZ', false],
  ['?', false],
])('a reference site of %j names a place: %p', (referenceSite, isPlace) => {
  const problem = { field: 'referenceSite', message: 'The reference site must name a place, like Phoenix.' };
  expect(checkDistances({ referenceSite, distances: [] })).toEqual(isPlace ? [] : [problem]);
});

test('a table has up to a thousand rows', () => {
  const rows = Array.from({ length: 1_001 }, (_, row) => pair('Phoenix', `Town ${row}`));
  expect(messages(...rows.slice(1))).toEqual([]);
  expect(messages(...rows)).toEqual(['The table can have at most 1000 rows.']);
});

test('a row is refused exactly where it goes nowhere, its miles are none, or an earlier one has its places', () => {
  const place = fc.constantFrom('Austin', 'austin', 'Austin, TX', 'Waco', '');
  const row = fc.record({ from: place, to: place, miles: fc.constantFrom(-1, 0, 100) });
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
      const expected = rows.flatMap(({ from, to, miles }, at) => {
        const isTold = rows
          .slice(0, at)
          .some((each) => (same(each.from, from) && same(each.to, to)) || (same(each.from, to) && same(each.to, from)));
        return from === '' || to === '' || same(from, to) || miles < 0 || isTold ? [at] : [];
      });
      expect(distanceProblems(rows).map(({ row: at }) => at)).toEqual(expected);
    }),
  );
});
