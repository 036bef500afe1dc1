import type { Overview } from '../../contract/overview';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import type { Basis, Table, TableColumn } from '../tables/table';

/** Of its page on paper. */
export const OVERVIEW_TITLE = 'Overview of open orders and stock';

export const countWords = (count: number, one: string): string =>
  `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`;

/** '138 open orders, $5,204,000, 12 without a price'. */
export function worthWords({ orders, value, withoutPrice }: Omit<Overview['open'], 'query'>): string {
  const missing = withoutPrice > 0 ? [`${formatNumber(withoutPrice)} without a price`] : [];
  return [countWords(orders, 'open order'), formatMoney(value), ...missing].join(', ');
}

/** Color and texture of a series, so that it is distinguishable without color. */
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
  to: string | null;
}

export interface ChartRow {
  name: string;
  /** One per series; null if empty. */
  bars: readonly (Bar | null)[];
  facts: readonly string[];
  look?: SeriesLook;
}

/** A chart that is also shown as a table and saved as CSV. */
export interface Chart {
  /** Also the file name. */
  id: string;
  title: string;
  basis: string;
  by: string;
  measure: 'dollars' | 'count';
  /** For labels: 'orders'. */
  unit: string;
  /** Whether the bars of a row are in line or below each other. */
  layout: 'stacked' | 'grouped';
  series: readonly Series[];
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

export const figure = ({ measure }: Pick<Chart, 'measure'>, value: number): string =>
  measure === 'dollars' ? formatMoney(value) : formatNumber(value);

const counted = (count: string, words: string): string =>
  `${count} ${count === '1' ? words.replace(/s$/, '') : words}`.trim();

/** 'March 2026: $41,250, 12 orders'; with several series 'Fits with work, 500 kVA: 3 orders'. */
export function barWords(chart: Chart, row: ChartRow, series: number): string {
  const name = chart.series[series]?.name ?? '';
  const value = figure(chart, row.bars[series]?.value ?? 0);
  const isOne = chart.series.length === 1;
  const said = chart.measure === 'count' ? counted(value, chart.unit) : value;
  const facts = isOne ? row.facts.map((fact, index) => counted(fact, chart.facts[index]?.toLowerCase() ?? '')) : [];
  return `${isOne ? row.name : `${name}, ${row.name}`}: ${[said, ...facts].join(', ')}`;
}

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

const plainFact = (fact: string) => (/^\d{1,3}(,\d{3})+$/.test(fact) ? fact.replaceAll(',', '') : fact);

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
