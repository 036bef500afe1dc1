import { AxisBottom } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { bringsText, standWords, type ChangedOrder } from '../../../../../domain/plan/changedOrders';
import { jobOf } from '../../../../../domain/plan/planWords';
import { formatMoney } from '../../../../../domain/format/money';
import { GridLines, OfWidth } from './ChartParts';
import { rem, Drawing, EndWords } from './chartFrame';
import { color } from '../../../../ui/theme';

/** In rem. */
const ROW = 1.625;
const PRINTED_ROW = 1.125;
const AXIS = 1.75;
const DOT = 0.3125;
const NAMES = 4.5;
const ENDS = 5.5;
const TICK = 5.5;
const MAX_TICKS = 6;

interface ChangedOrdersChartProps {
  title: string;
  orders: readonly ChangedOrder[];
}

export function ChangedOrdersChart(props: ChangedOrdersChartProps) {
  const height = (props.orders.length * ROW + AXIS) * rem();
  return <OfWidth height={height}>{(width) => <ChangedOrders {...props} {...{ width, height }} />}</OfWidth>;
}

const marginOf = (stand: ChangedOrder['before']) => stand?.margin ?? 0;

function frameOf(orders: readonly ChangedOrder[], width: number, height: number) {
  const margins = orders.flatMap(({ before, after }) => [marginOf(before), marginOf(after)]);
  const [left, right] = [NAMES * rem(), ENDS * rem()];
  const inner = { width: Math.max(width - left - right, rem()), height: height - AXIS * rem() };
  const domain = [Math.min(0, ...margins), Math.max(1, ...margins)];
  const x = scaleLinear<number>({ domain, range: [rem() / 2, inner.width - rem() / 2] });
  const y = scaleBand<string>({ domain: orders.map(keyOf), range: [0, inner.height] });
  const ticks = x.ticks(Math.min(MAX_TICKS, Math.max(1, Math.floor(inner.width / (TICK * rem())))));
  return { left, inner, x, y, ticks };
}

const keyOf = ({ order_id }: ChangedOrder) => String(order_id);

/** Of a known width, because paper reports none before it is printed. */
export const PrintedChangedOrders = (props: ChangedOrdersChartProps & { width: number }) => (
  <ChangedOrders {...props} height={(props.orders.length * PRINTED_ROW + AXIS) * rem()} />
);

function ChangedOrders({ title, orders, width, height }: ChangedOrdersChartProps & { width: number; height: number }) {
  const { left, inner, x, y, ticks } = frameOf(orders, width, height);
  return (
    <Drawing role="group" aria-label={title} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <g aria-hidden="true" transform={`translate(${left} 0)`}>
        <GridLines {...{ x, ticks }} height={inner.height} />
        <AxisBottom
          {...{ scale: x, tickValues: ticks, top: inner.height, hideTicks: true }}
          stroke={color('lineStrong')}
          tickFormat={(tick) => formatMoney(Number(tick))}
          tickLabelProps={{ fill: color('textDim'), fontFamily: 'inherit', fontSize: '0.75rem', dy: '0.1em' }}
        />
        <line x1={x(0)} x2={x(0)} y1={0} y2={inner.height} stroke={color('lineStrong')} />
        {orders.map((order) => (
          <Dumbbell
            key={keyOf(order)}
            order={order}
            x={x}
            end={inner.width + rem() / 2}
            at={(y(keyOf(order)) ?? 0) + y.bandwidth() / 2}
          />
        ))}
      </g>
    </Drawing>
  );
}

interface DumbbellProps {
  order: ChangedOrder;
  x: (dollars: number) => number;
  end: number;
  at: number;
}

function Dumbbell({ order, x, end, at }: DumbbellProps) {
  const { before, after, brings } = order;
  const [from, to] = [x(marginOf(before)), x(marginOf(after))];
  const tone = color(brings < 0 ? 'bad' : 'okFill');
  return (
    <g>
      <title>{`${jobOf(order)}: ${standWords(before)} first come, first served; ${standWords(after)} in the plan; ${bringsText(brings)}`}</title>
      <EndWords x={-rem() / 2} y={at} textAnchor="end">
        {jobOf(order)}
      </EndWords>
      <line x1={from} x2={to} y1={at} y2={at} stroke={tone} strokeWidth={3} />
      <circle cx={from} cy={at} r={DOT * rem()} fill={color('surface')} stroke={color('textDim')} strokeWidth={2} />
      <circle cx={to} cy={at} r={DOT * rem()} fill={tone} />
      <EndWords x={end} y={at}>
        {bringsText(brings)}
      </EndWords>
    </g>
  );
}
