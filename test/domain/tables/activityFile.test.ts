import { readActivityList } from '../../../src/domain/audit/activityList';
import { activityFile } from '../../../src/domain/tables/activityFile';

const filtersOf = (query: string) => activityFile(readActivityList(new URLSearchParams(query))).basis;

test('activity is a file of texts alone: no day in it is turned into a number', () => {
  const { fileName, title, kinds } = activityFile(readActivityList(new URLSearchParams()));
  expect([fileName, title, kinds]).toEqual(['activity', 'Activity', {}]);
});

test.each([
  ['', 'None'],
  ['job=J-0012', 'Job number: J-0012'],
  ['unit=0557128', 'IC#: 0557128'],
  ['person=Dana%20Sales', 'Person: Dana Sales'],
  ['action=stepEstimate', 'Action: Estimate decided'],
  ['action=bringBack', 'Action: Brought back'],
  ['action=nothing', 'None'],
  ['from=2026-03-01', 'From: 2026-03-01'],
  ['to=2026-03-31', 'To: 2026-03-31'],
  ['from=March', 'None'],
  // A page is no filter: all pages are exported.
  ['after=12-345', 'None'],
  ['job=%20%20', 'None'],
  [
    'to=2026-03-31&from=2026-03-01&action=reserve&person=Dana&unit=7&job=J-9',
    'Job number: J-9; IC#: 7; Person: Dana; Action: Reservation; From: 2026-03-01; To: 2026-03-31',
  ],
])('activity of %j says its filters: %s', (query, filters) => {
  expect(filtersOf(query)).toEqual([['Filters', filters]]);
});
