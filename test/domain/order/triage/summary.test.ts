import type { OrdersCounts } from '../../../../src/contract/order/ordersCounts';
import { defaultOrderFilters, noTriage, withoutTriage } from '../../../../src/domain/order/orderFilters';
import { isShown, notJudgedOf, summaryParts } from '../../../../src/domain/order/triage/summary';

const counts: OrdersCounts = {
  total: 138,
  due: { overdue: 9, '14': 4, '30': 20, '60': 41 },
  needsEngineering: 6,
  mine: 30,
  coverage: { fits: 60, work: 35, check: 7, misses: 9, none: 12, 'not stated': 9 },
  notJudged: 6,
};

const told = (status: 'unassigned' | 'assigned' | 'retired', known?: OrdersCounts) =>
  summaryParts(status, known).map(({ count, words }) => `${count ?? '?'} ${words}`);

test('a list is summed up by what is open, what is overdue and what is not covered: 7 to be checked, 9 that miss a requirement, 12 that nothing fits', () => {
  expect(told('unassigned', counts)).toEqual(['138 open', '9 overdue', '28 not covered']);
});

test('of orders with a unit nothing is said about coverage', () => {
  expect(told('assigned', counts)).toEqual(['138 assigned', '9 overdue']);
});

test('of retired orders only their number is said', () => {
  expect(told('retired', counts)).toEqual(['138 retired']);
});

test('only open orders wait to be judged', () => {
  expect(notJudgedOf('unassigned', counts)).toBe(6);
  expect(notJudgedOf('all', counts)).toBe(6);
  expect(notJudgedOf('unassigned', undefined)).toBe(0);
  expect(notJudgedOf('assigned', counts)).toBe(0);
  expect(notJudgedOf('retired', counts)).toBe(0);
});

test('a list is summed up without numbers until they are known', () => {
  expect(told('unassigned')).toEqual(['? open', '? overdue', '? not covered']);
});

test('each part of the sum shows its orders alone', () => {
  const filters = { ...defaultOrderFilters, searchTerm: 'SO1', owner: 'mine' } as const;
  for (const { shows } of summaryParts('unassigned', counts)) {
    expect(isShown(filters, shows)).toBe(false);
    const shown = { ...filters, ...shows };
    expect(shown.searchTerm).toBe('SO1');
    expect(summaryParts('unassigned', counts).filter((part) => isShown(shown, part.shows))).toHaveLength(1);
  }
});

test('without the triage the filters of the specification stay', () => {
  const filters = { ...defaultOrderFilters, jobType: 'RC', due: 'overdue', coverage: 'none' } as const;
  expect(withoutTriage(filters)).toEqual({ ...defaultOrderFilters, jobType: 'RC' });
  expect(isShown(withoutTriage(filters), noTriage)).toBe(true);
});
