import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridColumns } from '@visx/grid';
import { ParentSize } from '@visx/responsive';
import { type Chart, figure } from '../../../domain/overview/chart';
import { color } from '../../ui/theme';
import { BarLinks } from './BarLinks';
import { Bars } from './Bars';
import { chartFrame, chartHeight, rem } from './chartFrame';
import { Drawing } from './chartStyle';

const HEIGHT_AND_PLACE = ['height', 'top', 'left'] as const;

/** Bars, each a link to the list behind it. As wide as there is room. */
export function BarChart({ chart }: { chart: Chart }) {
  return (
    <ParentSize debounceTime={50} ignoreDimensions={[...HEIGHT_AND_PLACE]} style={{ height: chartHeight(chart) }}>
      {({ width }) => width > 0 && <BarsOfWidth chart={chart} width={width} />}
    </ParentSize>
  );
}

function BarsOfWidth({ chart, width }: { chart: Chart; width: number }) {
  const frame = chartFrame(chart, width);
  const { left, height, inner, x, y, ticks } = frame;
  const words = { fill: color('textDim'), fontFamily: 'inherit', fontSize: '0.75rem' };
  return (
    <Drawing role="group" aria-label={chart.title} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <g aria-hidden="true">
        <GridColumns scale={x} left={left} height={inner.height} tickValues={ticks} stroke={color('lineSoft')} />
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
