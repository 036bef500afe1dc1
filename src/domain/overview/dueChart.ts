import { NONE } from '../../contract/order/ordersBands';
import type { Overview } from '../../contract/overview';
import { formatNumber } from '../format/number';
import { ordersAddress } from './addresses';
import { monthWords } from '../order/groups/bandWords';
import type { Chart, ChartRow } from './chart';
import { worthWords } from './countWords';

type Due = Overview['due'][number];

const OVERDUE = 'overdue';

/** Longer gaps than this are not drawn month by month. */
const LONGEST_GAP = 12;

function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}

/** The months between two in which nothing is due. */
function monthsBetween(one: string, other: string): string[] {
  const months: string[] = [];
  for (let by = 1; by <= LONGEST_GAP && monthAfter(one, by) < other; by += 1) months.push(monthAfter(one, by));
  return monthAfter(one, months.length + 1) === other ? months : [];
}

const isMonth = (due: string) => due !== OVERDUE && due !== NONE;

const emptyRow = (month: string): ChartRow => ({ name: monthWords(month), bars: [null], facts: ['0', '0'] });

const dueRow = ({ due, value, orders, withoutPrice, query }: Due): ChartRow => ({
  name: due === OVERDUE ? 'Overdue' : monthWords(due),
  bars: [{ value, to: ordersAddress(query) }],
  facts: [formatNumber(orders), formatNumber(withoutPrice)],
  ...(due === OVERDUE && { look: 'late' as const }),
});

/** What open orders bring, by the month in which they are wanted. */
export function dueChart({ due, open }: Overview): Chart {
  const rows = due.flatMap((group, index) => {
    const before = due[index - 1];
    const gap = before && isMonth(before.due) && isMonth(group.due) ? monthsBetween(before.due, group.due) : [];
    return [...gap.map(emptyRow), dueRow(group)];
  });
  return {
    ...{ id: 'open-value-by-due-month', title: 'Open value by due month', by: 'Due', rows },
    basis: `${worthWords(open)}. Overdue orders are in no month.`,
    ...{ measure: 'dollars', unit: '', layout: 'stacked' },
    series: [{ name: 'Value', look: 'plain' }],
    facts: ['Orders', 'Without a price'],
  };
}
