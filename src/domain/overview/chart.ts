import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import type { Basis, Table, TableColumn } from '../tables/table';

/** '1 open order', '1,204 open orders'. */
export const countWords = (count: number, one: string): string =>
  `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`;

/** The basis of a total: '138 open orders, $5,204,000, 12 without a price'. */
export function worthWords({
  orders,
  value,
  withoutPrice,
}: {
  orders: number;
  value: number;
  withoutPrice: number;
}): string {
  const missing = withoutPrice > 0 ? [`${formatNumber(withoutPrice)} without a price`] : [];
  return [countWords(orders, 'open order'), formatMoney(value), ...missing].join(', ');
}

/** How a series looks: its color and its texture, so that it reads without its color. */
export type SeriesLook =
  | 'plain'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'rest'
  | 'late'
  | 'fits'
  | 'work'
  | 'check'
  | 'misses'
  | 'none'
  | 'unknown';

export interface Series {
  name: string;
  look: SeriesLook;
}

export interface Bar {
  value: number;
  /** The address of the list behind it; null if no one list has it. */
  to: string | null;
}

export interface ChartRow {
  name: string;
  /** In the order of the series; null if there is nothing. */
  bars: readonly (Bar | null)[];
  /** Extra table cells. */
  facts: readonly string[];
  /** Overrides the look of the series. */
  look?: SeriesLook;
}

/** Figures and words: drawn as bars, read as a table, saved as CSV. */
export interface Chart {
  /** Also the name of its file. */
  id: string;
  title: string;
  /** The basis of the figures. */
  basis: string;
  by: string;
  measure: 'dollars' | 'count';
  /** The counted things, for labels: 'orders'. */
  unit: string;
  /** Bars of a row follow each other, or are listed below each other. */
  layout: 'stacked' | 'grouped';
  series: readonly Series[];
  /** Heads of the facts. */
  facts: readonly string[];
  rows: readonly ChartRow[];
}

export const totalOf = ({ bars }: ChartRow): number => bars.reduce((sum, bar) => sum + (bar?.value ?? 0), 0);

export const longest = ({ rows, layout }: Chart): number =>
  Math.max(
    0,
    ...rows.map((row) =>
      layout === 'stacked' ? totalOf(row) : Math.max(0, ...row.bars.map((bar) => bar?.value ?? 0)),
    ),
  );

/** A figure of the chart as it is written: '$41,250', '1,204'. */
export const figure = ({ measure }: Pick<Chart, 'measure'>, value: number): string =>
  measure === 'dollars' ? formatMoney(value) : formatNumber(value);

/** '12' and 'orders' are '12 orders', '1' and 'orders' '1 order'; without a word it is the figure alone. */
const counted = (count: string, words: string): string =>
  `${count} ${count === '1' ? words.replace(/s$/, '') : words}`.trim();

/** The label of a bar: 'March 2026: $41,250, 12 orders'; with several series 'Fits with work, 500 kVA: 3 orders'. */
export function barWords(chart: Chart, row: ChartRow, series: number): string {
  const name = chart.series[series]?.name ?? '';
  const value = figure(chart, row.bars[series]?.value ?? 0);
  const isOne = chart.series.length === 1;
  const said = chart.measure === 'count' ? counted(value, chart.unit) : value;
  const facts = isOne ? row.facts.map((fact, index) => counted(fact, chart.facts[index]?.toLowerCase() ?? '')) : [];
  return `${isOne ? row.name : `${name}, ${row.name}`}: ${[said, ...facts].join(', ')}`;
}

/** The chart as a table: its head and its rows. */
export const tableHead = ({ by, series, facts }: Chart): readonly string[] => [
  by,
  ...series.map(({ name }) => name),
  ...facts,
];

const chartColumns = ({ by, series, facts, measure }: Chart): readonly TableColumn[] => [
  { title: by, kind: 'text' },
  ...series.map(({ name }) => ({
    title: name,
    kind: measure === 'dollars' ? ('money' as const) : ('number' as const),
  })),
  ...facts.map((title) => ({ title, kind: 'number' as const })),
];

/** '1,204' as a file has it. */
const plainFact = (fact: string) => (/^\d{1,3}(,\d{3})+$/.test(fact) ? fact.replaceAll(',', '') : fact);

/** The table as a file, with figures as numbers. */
export const chartTable = (chart: Chart, made: readonly Basis[]): Table => ({
  fileName: chart.id,
  title: chart.title,
  columns: chartColumns(chart),
  rows: chart.rows.map(({ name, bars, facts }) => [
    name,
    ...bars.map((bar) => bar?.value ?? 0),
    ...facts.map(plainFact),
  ]),
  basis: [['Basis', chart.basis], ...made],
});
