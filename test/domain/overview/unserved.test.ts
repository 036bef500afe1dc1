import type { Overview } from '../../../src/contract/overview';
import {
  FIRST_FIGURE,
  UNSERVED_TITLE,
  unservedBasis,
  unservedHeads,
  unservedRows,
  unservedTable,
} from '../../../src/domain/overview/unserved';
import { anOverview } from '../../mocks/overviewAnswers';

type Group = Overview['unserved'][number];
const group = (fields: Partial<Group> = {}): Group => ({
  ...{ kva: 1500, primaryClass: '15', secondaryVolts: 480, phase: 3, orders: 9, value: 612_000, withoutPrice: 0 },
  query: { unit_assignment: 'unassigned', coverage: 'not covered', kva: '1500' },
  ...fields,
});
const overviewOf = (unserved: Group[], moreUnserved = 0) => anOverview({ unserved, moreUnserved });
const cellsOf = (fields: Partial<Group>) => unservedRows(overviewOf([group(fields)]))[0]?.cells;

test('an unserved group shows its requirement, orders, dollars and list', () => {
  expect(unservedRows(anOverview())[0]).toEqual({
    rank: 1,
    cells: ['1,500 kVA', '15 kV class', '480 V', 'Three-phase', '9', '$612,000', '1'],
    to: '/?coverage=not+covered&kva=1500&primary_class=15&secondary_volts=480&phase=3',
  });
});

test('ranks count from 1 in the order of the server, ties too', () => {
  const rows = unservedRows(overviewOf([group({ value: 5 }), group({ value: 9 }), group({ value: 5 })]));
  expect(rows.map(({ rank, cells }) => `${rank}: ${cells[5] ?? ''}`)).toEqual(['1: $5', '2: $9', '3: $5']);
});

test('cells match the heads, and figures begin with the orders', () => {
  const row = cellsOf({ kva: 75, primaryClass: '34.5', secondaryVolts: 208, phase: 1, orders: 2, withoutPrice: 4 });
  expect(Object.fromEntries(unservedHeads.map((head, index) => [head, row?.[index]]))).toEqual({
    ...{ kVA: '75 kVA', Primary: '34.5 kV class', Secondary: '208 V', Phase: 'Single-phase' },
    ...{ Orders: '2', Value: '$612,000', 'Without a price': '4' },
  });
  expect(unservedHeads.slice(FIRST_FIGURE)).toEqual(['Orders', 'Value', 'Without a price']);
});

test.each<[Partial<Group>, number, string]>([
  [{ kva: null }, 0, 'Not recorded'],
  [{ kva: 112.5 }, 0, '112.5 kVA'],
  [{ primaryClass: 'none' }, 1, 'Not recorded'],
  [{ primaryClass: 'over 69' }, 1, 'Over 69 kV'],
  [{ secondaryVolts: null }, 2, 'Not recorded'],
  [{ phase: null }, 3, 'Phase not recorded'],
  [{ orders: 1204 }, 4, '1,204'],
  [{ value: 0 }, 5, '$0'],
  [{ value: 8250.5 }, 5, '$8,251'],
])('a group with %j says in cell %i: %s', (fields, cell, text) => {
  expect(cellsOf(fields)?.[cell]).toBe(text);
});

describe('what the ranks are based on', () => {
  const orders = 'without an available unit that fits, with or without work, by requirement, ranked by value';

  test.each([
    [[group({ orders: 9 }), group({ orders: 6 }), group({ orders: 1 })], 0, `16 open orders ${orders}.`],
    [[group({ orders: 1 })], 0, `1 open order ${orders}.`],
    [[], 0, `0 open orders ${orders}.`],
    [[group({ withoutPrice: 1 })], 0, `9 open orders ${orders}; 1 without a price counts as $0.`],
    [
      [group({ withoutPrice: 2 }), group({ withoutPrice: 3 })],
      0,
      `18 open orders ${orders}; 5 without a price count as $0.`,
    ],
    [
      [group({ orders: 1500, withoutPrice: 1204 })],
      0,
      `1,500 open orders ${orders}; 1,204 without a price count as $0.`,
    ],
    [[group()], 1, `9 open orders ${orders}, in the 1 most valuable group; 1 smaller group not shown.`],
    [[group()], 1204, `9 open orders ${orders}, in the 1 most valuable group; 1,204 smaller groups not shown.`],
    [
      [group({ withoutPrice: 1 })],
      2,
      `9 open orders ${orders}, in the 1 most valuable group; 2 smaller groups not shown; 1 without a price counts as $0.`,
    ],
  ])('of %j and %i more groups is said in one sentence or two', (groups, more, basis) => {
    expect(unservedBasis(overviewOf(groups, more))).toBe(basis);
  });
});

describe('the file', () => {
  const table = unservedTable(anOverview(), [['As of', '5 March 2026']]);

  test('has figures as numbers and what is required in words', () => {
    expect(table.columns.map(({ title, kind }) => `${title}: ${kind}`).slice(FIRST_FIGURE + 1)).toEqual([
      ...['Orders: number', 'Value: money', 'Without a price: number'],
    ]);
    expect(table.rows).toEqual([
      [1, '1,500 kVA', '15 kV class', '480 V', 'Three-phase', 9, 612_000, 1],
      [2, '500 kVA', '34.5 kV class', '208 V', 'Three-phase', 6, 244_500, 0],
      [3, '75 kVA', '15 kV class', '240 V', 'Single-phase', 1, 8250, 0],
    ]);
  });

  test('retains cents that the screen rounds away', () => {
    expect(unservedTable(overviewOf([group({ value: 8250.5 })]), []).rows[0]?.[6]).toBe(8250.5);
  });

  test('has a column for the rank and for each head, and says what it is and what it is based on', () => {
    expect(table.columns.map(({ title }) => title)).toEqual(['Rank', ...unservedHeads]);
    expect([table.title, UNSERVED_TITLE]).toEqual(['What to buy or rewind next', 'What to buy or rewind next']);
    expect(table.basis).toEqual([
      ['Basis', unservedBasis(anOverview())],
      ['Amounts', 'US dollars'],
      ['As of', '5 March 2026'],
    ]);
  });
});
