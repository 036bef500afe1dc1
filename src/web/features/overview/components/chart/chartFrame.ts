import { scaleBand, scaleLinear } from '@visx/scale';
import { Link } from 'react-router-dom';
import { styled, css } from 'styled-components';
import { longest, totalOf, type Chart, type ChartRow, figure } from '../../../../../domain/overview/chart';
import { color, fontSize } from '../../../../ui/theme';

/** In rem. Paper needs no room to point at bars. */
const HEIGHTS = {
  screen: { row: 1.75, groupedBar: 1.125, gap: 0.5 },
  paper: { row: 1.125, groupedBar: 0.9375, gap: 0.25 },
} as const;
export type Medium = keyof typeof HEIGHTS;
const AXIS = 1.75;
const CHARACTER = 0.45;
const MAX_NAMES_SHARE = 0.45;
const MAX_TICKS = 6;

export const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

function rowHeight({ layout, series }: Chart, medium: Medium): number {
  const { row, groupedBar, gap } = HEIGHTS[medium];
  return rem() * (layout === 'stacked' ? row : series.length * groupedBar + gap);
}

export const chartHeight = (chart: Chart, medium: Medium): number =>
  chart.rows.length * rowHeight(chart, medium) + rem() * AXIS;

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length)) * CHARACTER * rem();

const endWords = (chart: Chart, row: ChartRow): string => figure(chart, totalOf(row));

export function chartFrame(chart: Chart, width: number, medium: Medium) {
  const left = Math.min(widest(chart.rows.map(({ name }) => name)) + rem() / 2, width * MAX_NAMES_SHARE);
  const right = widest(chart.rows.map((row) => endWords(chart, row))) + rem() / 2;
  const height = chartHeight(chart, medium);
  const inner = { width: Math.max(width - left - right, rem()), height: height - rem() * AXIS };
  const names = chart.rows.map(({ name }) => name);
  const x = scaleLinear<number>({ domain: [0, Math.max(longest(chart), 1)], range: [0, inner.width] });
  const y = scaleBand<string>({ domain: names, range: [0, inner.height], padding: 0.25 });
  const bars = scaleBand<string>({ domain: chart.series.map(({ name }) => name), range: [0, y.bandwidth()] });
  const isWhole = (tick: number) => chart.measure === 'dollars' || Number.isInteger(tick);
  const room = widest([figure(chart, longest(chart))]) + rem();
  const ticks = x.ticks(Math.min(MAX_TICKS, Math.max(1, Math.floor(inner.width / room)))).filter(isWhole);
  return { left, width, height, inner, x, y, bars, ticks };
}
export type ChartFrame = ReturnType<typeof chartFrame>;

const words = css`
  dominant-baseline: central;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`;

export const Drawing = styled.svg`
  overflow: visible;
  @media print {
    max-width: 100%;
    height: auto;
  }
`;

export const EndWords = styled.text`
  ${words}
  fill: ${color('textSoft')};
`;

export const Pill = styled.rect`
  fill: ${color('surface')};
`;

export const PillWords = styled.text`
  ${words}
  fill: ${color('text')};
  text-anchor: middle;
`;

export const BarLink = styled(Link)`
  [data-bar] {
    stroke: ${color('surface')};
    stroke-width: 1px;
  }
  &:hover [data-bar] {
    stroke: ${color('text')};
    stroke-width: 1.5px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible [data-bar] {
    stroke: ${color('focus')};
    stroke-width: 3px;
    paint-order: stroke;
  }
`;
