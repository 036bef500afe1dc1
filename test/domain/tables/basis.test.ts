import { filterBasis, madeBasis } from '../../../src/domain/tables/basis';

const asOf = (at: string, timeZone?: string) => madeBasis({ at, by: 'Dana Sales', timeZone })[0]?.[1];

test('a file says when it was made, in which time zone, and by whom', () => {
  expect(madeBasis({ at: '2026-03-05T16:05:00Z', by: 'Dana Sales', timeZone: 'America/Phoenix' })).toEqual([
    ['As of', '5 March 2026, 09:05 (America/Phoenix)'],
    ['Exported by', 'Dana Sales'],
  ]);
});

test.each([
  // Phoenix is seven hours behind UTC all year, Denver six in summer.
  ['2026-03-06T06:59:59Z', 'America/Phoenix', '5 March 2026, 23:59 (America/Phoenix)'],
  ['2026-03-06T07:00:00Z', 'America/Phoenix', '6 March 2026, 00:00 (America/Phoenix)'],
  ['2026-07-01T12:30:00Z', 'America/Phoenix', '1 July 2026, 05:30 (America/Phoenix)'],
  ['2026-07-01T12:30:00Z', 'America/Denver', '1 July 2026, 06:30 (America/Denver)'],
  ['2027-01-01T00:30:00+01:00', 'UTC', '31 December 2026, 23:30 (UTC)'],
  ['2028-02-29T00:00:00Z', 'UTC', '29 February 2028, 00:00 (UTC)'],
  ['yesterday', 'UTC', 'N/A (UTC)'],
])('what was made at %s reads in %s as %s', (at, timeZone, text) => {
  expect(asOf(at, timeZone)).toBe(text);
});

test('without a time zone a file names that of the reader, and shows its time there', () => {
  const at = new Date(2026, 2, 5, 16, 5);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(asOf(at.toISOString())).toBe(`5 March 2026, 16:05 (${zone})`);
});

test.each([
  [[], 'None'],
  [[''], 'None'],
  [['Search: abb'], 'Search: abb'],
  [['Search: abb', '500 kVA', 'Needs tank'], 'Search: abb; 500 kVA; Needs tank'],
])('the filters %j are said as %j: that there is none is said, too', (filters, text) => {
  expect(filterBasis(filters)).toEqual(['Filters', text]);
});
