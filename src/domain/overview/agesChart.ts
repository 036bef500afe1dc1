import { ageBands, NONE } from '../../contract/order/ordersBands';
import type { Overview } from '../../contract/overview';
import { ordersAddress } from './addresses';
import { ageWords } from '../order/groups/bandWords';
import type { Bar, Chart, ChartRow, Series, SeriesLook } from './chart';
import { countWords } from './countWords';

type Age = Overview['ages'][number];

const OTHERS = 'Other statuses';
const LOOKS: readonly SeriesLook[] = ['plain', 'second', 'third', 'fourth', 'fifth'];

const statusWords = (status: string | null) => status ?? 'No status recorded';

/** The statuses with the most orders, and the others as one. */
function seriesOf(ages: readonly Age[]): Series[] {
  const counts = new Map<string, number>();
  for (const { status, orders } of ages)
    counts.set(statusWords(status), (counts.get(statusWords(status)) ?? 0) + orders);
  const names = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const shown = names.slice(0, LOOKS.length).map((name, index) => ({ name, look: LOOKS[index] ?? 'rest' }));
  return names.length > LOOKS.length ? [...shown, { name: OTHERS, look: 'rest' }] : shown;
}

function barOf(groups: readonly Age[]): Bar | null {
  const [first] = groups;
  if (!first) return null;
  const value = groups.reduce((sum, { orders }) => sum + orders, 0);
  return { value, to: groups.length === 1 ? ordersAddress(first.query) : null };
}

function ageRow(age: string, groups: readonly Age[], series: readonly Series[]): ChartRow {
  const shown = series.filter(({ look }) => look !== 'rest').map(({ name }) => name);
  const isOf = ({ name, look }: Series, status: string) =>
    look === 'rest' ? !shown.includes(status) : status === name;
  const bars = series.map((each) => barOf(groups.filter(({ status }) => isOf(each, statusWords(status)))));
  return { name: ageWords(age), bars, facts: [] };
}

/** How old open orders are, and in which status. */
export function agesChart({ ages, open }: Overview): Chart {
  const series = seriesOf(ages);
  const bands = [...ageBands, ...(ages.some(({ age }) => age === NONE) ? [NONE] : [])];
  return {
    ...{ id: 'orders-by-age', title: 'Orders by age and status', by: 'Age', unit: 'orders', facts: [], series },
    basis: `${countWords(open.orders, 'open order')}, by days since the order date and by status as recorded.`,
    ...{ measure: 'count', layout: 'stacked' },
    rows: bands.map((age) =>
      ageRow(
        age,
        ages.filter((group) => group.age === age),
        series,
      ),
    ),
  };
}
