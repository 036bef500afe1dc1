import { scaleBand, scaleLinear } from '@visx/scale';
import { longest, totalOf, type Chart, type ChartRow, figure } from '../../../domain/overview/chart';

/** Sizes in rem: the chart grows with the reader's font. */
const ROW = 1.75;
const GROUPED_BAR = 1.125;
const AXIS = 1.75;
/** A character of a label, about. */
const CHARACTER = 0.45;
const MOST_OF_NAMES = 0.45;
const MOST_TICKS = 6;

/** The reader's font size, px. */
export const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const rowHeight = ({ layout, series }: Chart) =>
  rem() * (layout === 'stacked' ? ROW : series.length * GROUPED_BAR + 0.5);

export const chartHeight = (chart: Chart): number => chart.rows.length * rowHeight(chart) + rem() * AXIS;

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length)) * CHARACTER * rem();

/** The words at the end of a stack. */
export const endWords = (chart: Chart, row: ChartRow): string => figure(chart, totalOf(row));

/** Where everything of a chart of this width stands, px. */
export function chartFrame(chart: Chart, width: number) {
  const left = Math.min(widest(chart.rows.map(({ name }) => name)) + rem() / 2, width * MOST_OF_NAMES);
  const right = widest(chart.rows.map((row) => endWords(chart, row))) + rem() / 2;
  const height = chartHeight(chart);
  const inner = { width: Math.max(width - left - right, rem()), height: height - rem() * AXIS };
  const names = chart.rows.map(({ name }) => name);
  const x = scaleLinear<number>({ domain: [0, Math.max(longest(chart), 1)], range: [0, inner.width] });
  const y = scaleBand<string>({ domain: names, range: [0, inner.height], padding: 0.25 });
  const bars = scaleBand<string>({ domain: chart.series.map(({ name }) => name), range: [0, y.bandwidth()] });
  const isWhole = (tick: number) => chart.measure === 'dollars' || Number.isInteger(tick);
  const room = widest([figure(chart, longest(chart))]) + rem();
  const ticks = x.ticks(Math.min(MOST_TICKS, Math.max(1, Math.floor(inner.width / room)))).filter(isWhole);
  return { left, width, height, inner, x, y, bars, ticks };
}
export type ChartFrame = ReturnType<typeof chartFrame>;
