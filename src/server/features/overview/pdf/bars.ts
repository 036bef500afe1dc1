import type { CanvasElement, Content, TableCell } from 'pdfmake/interfaces';
import {
  type Chart,
  type ChartRow,
  figure,
  longest,
  type SeriesLook,
  totalOf,
} from '../../../../domain/overview/chart';

const COLORS: Readonly<Record<SeriesLook, string>> = {
  ...{ plain: '#525f70', second: '#2563c9', third: '#98a3b0', fourth: '#7c4bb3', fifth: '#c9702b', rest: '#c7d0da' },
  ...{ late: '#b3261e', fits: '#2f9e63', work: '#2563c9', check: '#b58a1b', misses: '#c9702b', none: '#d0655b' },
  unknown: '#e2e8f0',
};

/** Sizes of one chart, in points. */
export interface BarSizes {
  readonly width: number;
  readonly scale: number;
}

const NAME_SHARE = 0.26;
const FIGURE_SHARE = 0.2;
const BAR = 6.5;
const MIN_BAR = 0.75;

const noLines = {
  ...{ hLineWidth: () => 0, vLineWidth: () => 0, paddingTop: () => 0.4, paddingBottom: () => 0.4 },
  ...{ paddingLeft: () => 0, paddingRight: () => 0 },
};

const colorOf = ({ series }: Chart, row: ChartRow, index: number) => COLORS[row.look ?? series[index]?.look ?? 'plain'];

function rects(chart: Chart, row: ChartRow, { width, scale }: BarSizes): CanvasElement[] {
  const isStacked = chart.layout === 'stacked';
  const most = Math.max(longest(chart), 1);
  let at = 0;
  return row.bars.flatMap((bar, index) => {
    const value = Math.max(0, bar?.value ?? 0);
    const w = value === 0 ? 0 : Math.max(MIN_BAR, (value / most) * width);
    const x = isStacked ? at : 0;
    const h = isStacked ? BAR * scale : (BAR * scale) / chart.series.length + 0.5;
    const y = isStacked ? 0 : index * h;
    at += w;
    if (w === 0 && isStacked) return [];
    return [{ type: 'rect' as const, x, y, w, h, color: colorOf(chart, row, index) }];
  });
}

/** In the order of the legend: printed without color, bars alone say too little. */
function figures(chart: Chart, row: ChartRow): string {
  if (chart.series.length === 1) return figure(chart, totalOf(row));
  const each = row.bars.map((bar) => figure(chart, bar?.value ?? 0));
  return chart.layout === 'stacked' ? `${figure(chart, totalOf(row))} (${each.join(', ')})` : each.join(', ');
}

const legend = ({ series }: Chart, { scale }: BarSizes): Content => ({
  text: series.flatMap(({ name, look }, index) => [
    { text: index === 0 ? '' : '   ' },
    { text: '■ ', color: COLORS[look], fontSize: 9 * scale },
    { text: name, color: '#000000' },
  ]),
  color: '#000000',
  fontSize: 7 * scale,
  margin: [0, 0, 0, 2 * scale],
});

/** A chart as bars with their figures. */
export function bars(chart: Chart, sizes: BarSizes): Content {
  const { width, scale } = sizes;
  const figureShare = chart.series.length > 2 ? FIGURE_SHARE * 1.5 : FIGURE_SHARE;
  const [name, end] = [width * NAME_SHARE, width * figureShare];
  const bar = width - name - end - 6;
  const body = chart.rows.map((row): TableCell[] => [
    { text: row.name, alignment: 'right', color: '#000000', fontSize: 7 * scale, margin: [0, 0, 4, 0] },
    { canvas: rects(chart, row, { ...sizes, width: bar }), margin: [0, 1 * scale, 0, 0] },
    { text: figures(chart, row), color: '#000000', fontSize: 7 * scale, margin: [4, 0, 0, 0] },
  ]);
  return [
    ...(chart.series.length > 1 ? [legend(chart, sizes)] : []),
    ...(body.length === 0 ? [] : [{ table: { widths: [name, bar, end], body }, layout: noLines }]),
  ];
}
