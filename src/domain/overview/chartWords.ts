import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import type { Chart, ChartRow } from './chart';

/** A figure of the chart as it is written: '$41,250', '1,204'. */
export const figure = ({ measure }: Pick<Chart, 'measure'>, value: number): string =>
  measure === 'dollars' ? formatMoney(value) : formatNumber(value);

/** What a bar says: 'March 2026: $41,250, 12 orders'; with several series 'Serves with work, 500 kVA: 3 orders'. */
export function barWords(chart: Chart, row: ChartRow, series: number): string {
  const name = chart.series[series]?.name ?? '';
  const value = figure(chart, row.bars[series]?.value ?? 0);
  const isOne = chart.series.length === 1;
  const said = chart.measure === 'count' ? `${value} ${chart.unit}` : value;
  const facts = isOne ? row.facts.map((fact, index) => `${fact} ${chart.facts[index]?.toLowerCase() ?? ''}`) : [];
  return `${isOne ? row.name : `${name}, ${row.name}`}: ${[said, ...facts].join(', ')}`;
}

/** The chart as a table: its head and its rows. */
export const tableHead = ({ by, series, facts }: Chart): readonly string[] => [
  by,
  ...series.map(({ name }) => name),
  ...facts,
];

/** The same as lines of a file: figures as numbers. */
export const csvLines = (chart: Chart): readonly (readonly (string | number)[])[] => [
  tableHead(chart),
  ...chart.rows.map(({ name, bars, facts }) => [name, ...bars.map((bar) => bar?.value ?? 0), ...facts]),
];
