import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import type { Basis, Table, TableColumn } from '../tables/table';
import type { Chart, ChartRow } from './chart';

/** A figure of the chart as it is written: '$41,250', '1,204'. */
export const figure = ({ measure }: Pick<Chart, 'measure'>, value: number): string =>
  measure === 'dollars' ? formatMoney(value) : formatNumber(value);

/** '12' and 'orders' are '12 orders', '1' and 'orders' '1 order'; without a word it is the figure alone. */
const counted = (count: string, words: string): string =>
  `${count} ${count === '1' ? words.replace(/s$/, '') : words}`.trim();

/** What a bar says: 'March 2026: $41,250, 12 orders'; with several series 'Fits with work, 500 kVA: 3 orders'. */
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

/** The same as a file: figures as numbers. */
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
