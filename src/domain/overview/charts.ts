import { ageBands, NONE, NOT_JUDGED, INCOMPLETE, marginBands, coverages } from '../../contract/orders/ordersBands';
import type { Overview } from '../../contract/overview';
import { ordersAddress, inventoryAddress } from './addresses';
import { ageWords, classWords, kvaWords, monthWords, marginWords } from '../orders/orderGroup';
import { type Bar, type Chart, type ChartRow, type Series, type SeriesLook, countWords, worthWords } from './chart';
import { coverageWords } from '../orders/orderFilters';
import { formatNumber } from '../format/number';

type Age = Overview['ages'][number];

const OTHERS = 'Other statuses';
const LOOKS: readonly SeriesLook[] = ['plain', 'second', 'third', 'fourth', 'fifth'];

const statusWords = (status: string | null) => status ?? 'No status recorded';

/** The statuses with the most orders; the rest as one. */
function seriesOf(ages: readonly Age[]): Series[] {
  const counts = new Map<string, number>();
  for (const { status, orders } of ages)
    counts.set(statusWords(status), (counts.get(statusWords(status)) ?? 0) + orders);
  const names = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const shown = names.slice(0, LOOKS.length).map((name, index) => ({ name, look: LOOKS[index] ?? 'rest' }));
  return names.length > LOOKS.length ? [...shown, { name: OTHERS, look: 'rest' }] : shown;
}

function barOf(groups: readonly Pick<Age, 'orders' | 'query'>[]): Bar | null {
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

type Counts = Overview['coverageByKva'][number]['coverages'];
type Shown = Counts[number]['coverage'];

const looks: Readonly<Record<Shown, SeriesLook>> = {
  ...{ fits: 'fits', work: 'work', check: 'check', misses: 'misses', none: 'none' },
  ...{ 'not stated': 'rest', [NOT_JUDGED]: 'unknown' },
};

export const stillJudged = ({ coverageByKva }: Overview): number =>
  coverageByKva
    .flatMap((group) => group.coverages)
    .reduce((sum, { coverage, orders }) => sum + (coverage === NOT_JUDGED ? orders : 0), 0);

function coverageRow(name: string, counts: Counts, shown: readonly Shown[]): ChartRow {
  return { name, bars: shown.map((coverage) => barOf(counts.filter((each) => each.coverage === coverage))), facts: [] };
}

function coverageChart(overview: Overview, what: string, groups: readonly { name: string; counts: Counts }[]) {
  const judging = stillJudged(overview);
  const shown: readonly Shown[] = judging > 0 ? [...coverages, NOT_JUDGED] : coverages;
  const left = judging > 0 ? ` ${countWords(judging, 'order')} still being judged.` : '';
  return {
    ...{ measure: 'count' as const, layout: 'stacked' as const, unit: 'orders', facts: [] },
    basis: `${countWords(overview.open.orders, 'open order')}, each by its best available unit and ${what}.${left}`,
    series: shown.map((coverage) => ({ name: coverageWords[coverage], look: looks[coverage] })),
    rows: groups.map(({ name, counts }) => coverageRow(name, counts, shown)),
  };
}

export const coverageByKva = (overview: Overview): Chart => ({
  ...{ id: 'coverage-by-kva', title: 'Coverage by kVA', by: 'kVA' },
  ...coverageChart(
    overview,
    'rating',
    overview.coverageByKva.map((group) => ({ name: kvaWords(group.kva), counts: group.coverages })),
  ),
});

export const coverageByClass = (overview: Overview): Chart => ({
  ...{ id: 'coverage-by-voltage-class', title: 'Coverage by voltage class', by: 'Primary' },
  ...coverageChart(
    overview,
    'the voltage class of its primary',
    overview.coverageByPrimary.map((group) => ({ name: classWords(group.primaryClass), counts: group.coverages })),
  ),
});

type Due = Overview['due'][number];

const OVERDUE = 'overdue';

const MAX_GAP = 12;

function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}

function monthsBetween(one: string, other: string): string[] {
  const months: string[] = [];
  for (let by = 1; by <= MAX_GAP && monthAfter(one, by) < other; by += 1) months.push(monthAfter(one, by));
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

/** The value of open orders by month of the request date. */
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

export function marginChart({ margins }: Overview): Chart {
  const covered = margins.reduce((sum, { orders }) => sum + orders, 0);
  const known = margins.filter(({ margin }) => margin !== NONE && margin !== INCOMPLETE);
  const counted = known.reduce((sum, { orders }) => sum + orders, 0);
  const others = margins.map(({ margin }) => margin).filter((margin) => margin === INCOMPLETE || margin === NONE);
  return {
    ...{ id: 'margins', title: 'Margin distribution', by: 'Margin', unit: 'orders', facts: [] },
    basis: `${countWords(covered, 'open order')} with an available unit that fits, with or without work, by the margin of the best one; it is known of ${formatNumber(counted)}.`,
    ...{ measure: 'count', layout: 'stacked' },
    series: [{ name: 'Orders', look: 'plain' }],
    rows: [...marginBands, ...others].map((margin) => ({
      name: marginWords(margin),
      bars: [barOf(margins.filter((each) => each.margin === margin))],
      facts: [],
      ...(margin === 'under 0' && { look: 'late' as const }),
      ...((margin === INCOMPLETE || margin === NONE) && { look: 'unknown' as const }),
    })),
  };
}

export function stockChart({ stock, open }: Overview): Chart {
  const free = stock.reduce((sum, { units }) => sum + units, 0);
  return {
    ...{ id: 'stock-against-demand', title: 'Stock against demand by kVA', by: 'kVA', unit: '', facts: [] },
    basis: `${countWords(free, 'available unit')} and ${countWords(open.orders, 'open order')}.`,
    ...{ measure: 'count', layout: 'grouped' },
    series: [
      { name: 'Available units', look: 'third' },
      { name: 'Open orders', look: 'plain' },
    ],
    rows: stock.map(({ kva, units, inventoryQuery, orders, query }) => ({
      name: kvaWords(kva),
      bars: [
        { value: units, to: units > 0 ? inventoryAddress(inventoryQuery) : null },
        { value: orders, to: orders > 0 ? ordersAddress(query) : null },
      ],
      facts: [],
    })),
  };
}

const makers = [dueChart, agesChart, coverageByKva, coverageByClass, stockChart] as const;

/** In the order of the screen. */
export const overviewCharts = (overview: Overview, seesCost: boolean): readonly Chart[] =>
  (seesCost ? [...makers, marginChart] : makers).map((make) => make(overview));
