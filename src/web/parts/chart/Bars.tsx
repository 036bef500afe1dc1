import type { ReactNode } from 'react';
import { BarGroupHorizontal, BarStackHorizontal } from '@visx/shape';
import { totalOf, type Chart, type ChartRow, figure } from '../../../domain/overview/chart';
import { rem, type ChartFrame, EndWords } from './chartFrame';

export interface Box {
  row: number;
  series: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BarsProps {
  chart: Chart;
  frame: ChartFrame;
  children: (boxes: readonly Box[]) => ReactNode;
}

const NARROWEST = 4;

const nameOf = ({ name }: { name: string }) => name;
const noColor = () => '';
const keysOf = ({ series }: Chart) => series.map(nameOf);

const inOrder = (boxes: readonly Box[]): readonly Box[] =>
  boxes
    .map(({ row, series, x, y, width, height }) => ({ row, series, x, y, width, height }))
    .sort((a, b) => a.row - b.row || a.series - b.series)
    .map((box, index, all) => ({
      ...box,
      width: Math.max(box.width, Math.min(NARROWEST, roomOf(box, all[index + 1]))),
    }));

const roomOf = (box: Box, next: Box | undefined): number =>
  next?.row === box.row && next.y === box.y ? next.x - box.x : Infinity;

export const Bars = (props: BarsProps) =>
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
          x={Math.max(x(totalOf(row)), NARROWEST) + rem() / 4}
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
