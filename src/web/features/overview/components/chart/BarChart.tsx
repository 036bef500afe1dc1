import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { type Chart, barWords, figure, totalOf, type ChartRow } from '../../../../../domain/overview/chart';
import {
  BarLink,
  Pill,
  PillWords,
  chartFrame,
  chartHeight,
  rem,
  Drawing,
  type ChartFrame,
  type Medium,
  EndWords,
} from './chartFrame';
import { GridLines, OfWidth } from './ChartParts';
import { fills } from './looks';
import { color } from '../../../../ui/theme';
import { BarGroupHorizontal, BarStackHorizontal } from '@visx/shape';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function movedTo(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.min(Math.max(from + step, 0), count - 1);
}

function BarLinks({ chart, boxes }: { chart: Chart; boxes: readonly Box[] }) {
  const [stop, setStop] = useState(0);
  const barOf = ({ row, series }: Box) => chart.rows[row]?.bars[series];
  const links = boxes.filter((box) => typeof barOf(box)?.to === 'string');
  const others = boxes.filter((box) => barOf(box)?.to === null && (barOf(box)?.value ?? 0) > 0);
  const move = (event: KeyboardEvent<SVGGElement>) => {
    const to = movedTo(event.key, stop, links.length);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('a')[to]?.focus();
  };
  return (
    <g onKeyDown={move}>
      {others.map((box) => (
        <Shape key={keyOf(box)} {...{ chart, box }} />
      ))}
      {links.map((box, index) => (
        <BarLink
          key={keyOf(box)}
          to={barOf(box)?.to ?? ''}
          aria-label={wordsOf(chart, box)}
          tabIndex={index === Math.min(stop, links.length - 1) ? 0 : -1}
          onFocus={() => setStop(index)}
        >
          <Shape {...{ chart, box }} />
        </BarLink>
      ))}
    </g>
  );
}

const keyOf = ({ row, series }: Box) => `${row} ${series}`;

function wordsOf(chart: Chart, { row, series }: Box): string {
  const of = chart.rows[row];
  return of ? barWords(chart, of, series) : '';
}

function Shape({ chart, box }: { chart: Chart; box: Box }) {
  const { row, series, ...place } = box;
  const of = chart.rows[row];
  const look = of?.look ?? chart.series[series]?.look ?? 'plain';
  const isAlone = chart.series.length === 1;
  return (
    <>
      <title>{wordsOf(chart, box)}</title>
      <rect {...place} data-bar fill={fills[look]} />
      {!isAlone && chart.layout === 'stacked' && (
        <Inside place={place} words={figure(chart, of?.bars[series]?.value ?? 0)} />
      )}
    </>
  );
}

function Inside({ place: { x, y, width, height }, words }: { place: Omit<Box, 'row' | 'series'>; words: string }) {
  const pill = words.length * 7 + 8;
  if (width < pill + 6) return null;
  return (
    <g aria-hidden="true">
      <Pill x={x + (width - pill) / 2} y={y + height / 2 - 8} width={pill} height={16} rx={4} />
      <PillWords x={x + width / 2} y={y + height / 2}>
        {words}
      </PillWords>
    </g>
  );
}

export const BarChart = ({ chart }: { chart: Chart }) => (
  <OfWidth height={chartHeight(chart, 'screen')}>
    {(width) => <BarsOfWidth {...{ chart, width }} medium="screen" />}
  </OfWidth>
);

interface BarsOfWidthProps {
  chart: Chart;
  /** Pixels. */
  width: number;
  medium: Medium;
}

export function BarsOfWidth({ chart, width, medium }: BarsOfWidthProps) {
  const frame = chartFrame(chart, width, medium);
  const { left, height, inner, x, y, ticks } = frame;
  const words = { fill: color('textDim'), fontFamily: 'inherit', fontSize: '0.75rem' };
  return (
    <Drawing role="group" aria-label={chart.title} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <g aria-hidden="true">
        <g transform={`translate(${left} 0)`}>
          <GridLines {...{ x, ticks }} height={inner.height} />
        </g>
        <AxisBottom
          {...{ left, scale: x, tickValues: ticks, top: inner.height, hideTicks: true }}
          stroke={color('lineStrong')}
          tickFormat={(tick) => figure(chart, Number(tick))}
          tickLabelProps={{ ...words, dy: '0.1em' }}
        />
        <AxisLeft
          {...{ left, scale: y, tickValues: y.domain(), hideTicks: true, tickLength: rem() / 4 }}
          stroke={color('lineStrong')}
          tickLabelProps={{ ...words, fill: color('text'), dy: '0.32em' }}
        />
      </g>
      <g transform={`translate(${left} 0)`}>
        <Bars chart={chart} frame={frame}>
          {(boxes) => <BarLinks chart={chart} boxes={boxes} />}
        </Bars>
      </g>
    </Drawing>
  );
}

interface Box {
  row: number;
  series: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface BarsProps {
  chart: Chart;
  frame: ChartFrame;
  children: (boxes: readonly Box[]) => ReactNode;
}

const MIN_WIDTH = 4;

const nameOf = ({ name }: { name: string }) => name;
const noColor = () => '';
const keysOf = ({ series }: Chart) => series.map(nameOf);

const inOrder = (boxes: readonly Box[]): readonly Box[] =>
  boxes
    .map(({ row, series, x, y, width, height }) => ({ row, series, x, y, width, height }))
    .sort((a, b) => a.row - b.row || a.series - b.series)
    .map((box, index, all) => ({
      ...box,
      width: Math.max(box.width, Math.min(MIN_WIDTH, roomOf(box, all[index + 1]))),
    }));

const roomOf = (box: Box, next: Box | undefined): number =>
  next?.row === box.row && next.y === box.y ? next.x - box.x : Infinity;

const Bars = (props: BarsProps) =>
  props.chart.layout === 'stacked' ? <StackedBars {...props} /> : <GroupedBars {...props} />;

function StackedBars({ chart, frame: { x, y }, children }: BarsProps) {
  const keys = keysOf(chart);
  return (
    <>
      <BarStackHorizontal
        {...{ keys, xScale: x, yScale: y, y: nameOf, color: noColor }}
        data={[...chart.rows]}
        value={(row: ChartRow, key) => row.bars[keys.indexOf(key)]?.value ?? 0}
      >
        {(stacks) =>
          children(
            inOrder(
              stacks.flatMap(({ bars, index: series }) => bars.map((bar) => ({ ...bar, row: bar.index, series }))),
            ),
          )
        }
      </BarStackHorizontal>
      {chart.rows.map((row) => (
        <EndWords
          key={row.name}
          aria-hidden="true"
          x={Math.max(x(totalOf(row)), MIN_WIDTH) + rem() / 4}
          y={(y(row.name) ?? 0) + y.bandwidth() / 2}
        >
          {figure(chart, totalOf(row))}
        </EndWords>
      ))}
    </>
  );
}

function GroupedBars({ chart, frame: { inner, x, y, bars: each }, children }: BarsProps) {
  const keys = keysOf(chart);
  const data = chart.rows.map(({ name, bars }) => ({
    name,
    ...Object.fromEntries(keys.map((key, index) => [key, bars[index]?.value ?? 0])),
  }));
  return (
    <BarGroupHorizontal
      {...{ data, keys, width: inner.width, y0: nameOf, y0Scale: y, y1Scale: each, xScale: x, color: noColor }}
    >
      {(groups) => {
        const boxes = groups.flatMap(({ bars, index: row, y0 }) =>
          bars.map((bar) => ({ ...bar, row, series: bar.index, y: y0 + bar.y })),
        );
        return (
          <>
            {children(inOrder(boxes))}
            {boxes.map((box) => (
              <EndWords
                key={`${box.row} ${box.series}`}
                aria-hidden="true"
                x={box.x + box.width + rem() / 4}
                y={box.y + box.height / 2}
              >
                {figure(chart, box.value)}
              </EndWords>
            ))}
          </>
        );
      }}
    </BarGroupHorizontal>
  );
}
