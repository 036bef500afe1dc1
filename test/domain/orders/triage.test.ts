import type { OrdersCounts } from '../../../src/contract/orders/ordersQuery';
import { defaultOrderFilters, type OrderFilters, withoutTriage } from '../../../src/domain/orders/orderFilters';
import { notJudgedOf, triageChoices } from '../../../src/domain/orders/triage';

const counts: OrdersCounts = {
  total: 138,
  due: { overdue: 9, '14': 4, '30': 20, '60': 41 },
  needsEngineering: 6,
  mine: 30,
  coverage: { fits: 60, work: 35, check: 7, misses: 9, none: 12, 'not stated': 9 },
  notJudged: 6,
};

const at = (filters: Partial<OrderFilters>) => ({ ...defaultOrderFilters, ...filters });
const textsOf = (status: OrderFilters['status'], known?: OrdersCounts) =>
  triageChoices(at({ status }), known).map(({ label, count }) => `${label} ${count ?? '?'}`);

test('open orders: overdue, not covered (7 to be checked, 9 that miss a requirement, 12 that nothing fits), engineering review, mine', () => {
  expect(textsOf('unassigned', counts)).toEqual(['Overdue 9', 'Not covered 28', 'Engineering review 6', 'Mine 30']);
});

test('orders with a unit have no choice by coverage', () => {
  expect(textsOf('assigned', counts)).toEqual(['Overdue 9', 'Engineering review 6', 'Mine 30']);
});

test('retired orders have no choice by urgency or coverage', () => {
  expect(textsOf('retired', counts)).toEqual(['Engineering review 6', 'Mine 30']);
});

test('only open orders wait to be judged', () => {
  expect(notJudgedOf('unassigned', counts)).toBe(6);
  expect(notJudgedOf('all', counts)).toBe(6);
  expect(notJudgedOf('unassigned', undefined)).toBe(0);
  expect(notJudgedOf('assigned', counts)).toBe(0);
  expect(notJudgedOf('retired', counts)).toBe(0);
});

test('the choices are there before their numbers are known', () => {
  expect(textsOf('unassigned')).toEqual(['Overdue ?', 'Not covered ?', 'Engineering review ?', 'Mine ?']);
});

const chosen = (filters: OrderFilters) =>
  triageChoices(filters, counts).flatMap(({ label, isChosen }) => (isChosen ? [label] : []));
const press = (filters: OrderFilters, label: string): OrderFilters => ({
  ...filters,
  ...triageChoices(filters, counts).find((each) => each.label === label)?.change,
});

test('choices combine, leave the other filters, and are taken back one by one', () => {
  const overdue = press(at({ searchTerm: 'SO1' }), 'Overdue');
  const both = press(overdue, 'Not covered');
  expect(both).toEqual(at({ searchTerm: 'SO1', due: 'overdue', coverage: 'not covered' }));
  expect(chosen(both)).toEqual(['Overdue', 'Not covered']);
  expect(press(both, 'Overdue')).toEqual(at({ searchTerm: 'SO1', coverage: 'not covered' }));
});

test('a choice replaces another value of its filter', () => {
  expect(chosen(at({ due: '14', coverage: 'none' }))).toEqual([]);
  expect(press(at({ due: '14' }), 'Overdue')).toEqual(at({ due: 'overdue' }));
});

test('without the triage the filters of the specification stay', () => {
  const filters = { ...defaultOrderFilters, jobType: 'RC', due: 'overdue', coverage: 'none' } as const;
  expect(withoutTriage(filters)).toEqual({ ...defaultOrderFilters, jobType: 'RC' });
});
