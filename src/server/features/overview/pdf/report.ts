import type { Content, TableCell } from 'pdfmake/interfaces';
import type { BarSizes } from './bars';

const BLACK = '#000000';
const GRAY = '#525f70';
const LINE = '#c7d0da';

interface Head {
  readonly title: string;
  readonly date: string;
  /** The basis of the figures. */
  readonly basis: string;
}

export const reportHead = ({ title, date, basis: words }: Head, { width, scale }: BarSizes): Content[] => [
  {
    columns: [
      { text: title, bold: true, fontSize: 15 * scale, color: BLACK },
      {
        text: date,
        alignment: 'right',
        fontSize: 9 * scale,
        margin: [0, 5 * scale, 0, 0],
        width: 'auto',
        color: BLACK,
      },
    ],
  },
  basis(words, { scale }),
  {
    canvas: [{ type: 'line', x1: 0, y1: 3, x2: width, y2: 3, lineWidth: 1.2, lineColor: BLACK }],
    margin: [0, 0, 0, 2 * scale],
  },
];

export const sectionTitle = (text: string, { scale }: Pick<BarSizes, 'scale'>): Content => ({
  ...{ text, bold: true, fontSize: 9.5 * scale, color: BLACK, margin: [0, 7 * scale, 0, 1 * scale] },
});

export const basis = (text: string, { scale }: Pick<BarSizes, 'scale'>): Content => ({
  ...{ text, fontSize: 7 * scale, color: GRAY, margin: [0, 0, 0, 2 * scale] },
});

interface ReportTable {
  readonly heads: readonly string[];
  /** Shares of the width; their sum is 1. */
  readonly shares: readonly number[];
  /** Columns with figures. */
  readonly numeric: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

const lines = {
  hLineWidth: (index: number) => (index === 0 ? 0 : index === 1 ? 0.8 : 0.4),
  hLineColor: (index: number) => (index === 1 ? BLACK : LINE),
  ...{ vLineWidth: () => 0, paddingTop: () => 1, paddingBottom: () => 0.6 },
  paddingLeft: () => 0,
  paddingRight: (index: number, { table }: { table: { widths?: unknown } }) =>
    Array.isArray(table.widths) && index === table.widths.length - 1 ? 0 : PADDING,
};

const PADDING = 4;

/** Its head is on every page. */
export function reportTable({ heads, shares, numeric, rows }: ReportTable, { width, scale }: BarSizes): Content {
  const last = shares.length - 1;
  const widths = shares.map((share, index) => share * width - (index === last ? 0 : PADDING));
  const cell = (text: string, index: number, bold: boolean): TableCell => ({
    ...{ text, bold, fontSize: 7 * scale, color: BLACK },
    alignment: numeric.includes(index) ? 'right' : 'left',
  });
  const body = [
    heads.map((head, index) => cell(head, index, true)),
    ...rows.map((row) => row.map((text, index) => cell(text, index, false))),
  ];
  return { table: { widths, body, headerRows: 1, dontBreakRows: true }, layout: lines };
}
