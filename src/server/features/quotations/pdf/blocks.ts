import type { Content, Margins, TableCell } from 'pdfmake/interfaces';
import { INK } from '../../files/documents/drawing/ink';
import type { NameplateField } from '../../files/documents/nameplateFields';
import type { Setting } from './onePage';

/** Points between columns. */
export const GAP = 18;

export const half = ({ width }: Setting): number => (width - GAP) / 2;

const lines = (scale: number) => ({
  hLineWidth: (index: number) => (index === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => INK.shade,
  paddingLeft: () => 0,
  paddingRight: (index: number) => (index === 0 ? 6 : 0),
  paddingTop: () => 2.4 * scale,
  paddingBottom: () => 2.4 * scale,
});

/** Fixed widths in points, so that long words break. */
const rows = (widths: number[], body: TableCell[][], { scale }: Setting): Content =>
  body.length === 0 ? [] : { table: { widths, body }, layout: lines(scale) };

const LABEL = 0.4;

export function fields(of: readonly NameplateField[], width: number, setting: Setting): Content {
  const label = Math.round(width * LABEL);
  const body = of.map(([name, value]) => [{ text: name, color: INK.soft }, value]);
  return rows([label - 6, width - label], body, setting);
}

export interface AmountLine {
  readonly label: string;
  readonly value: string;
  readonly kind: 'part' | 'amount' | 'sum';
}

export function amounts(of: readonly AmountLine[], width: number, setting: Setting): Content {
  const figure = Math.round(width * 0.55);
  const body = of.map(({ label, value, kind }) => {
    const indent: Margins = [kind === 'part' ? 10 : 0, 0, 0, 0];
    const bold = kind === 'sum';
    return [
      { text: label, bold, margin: indent, color: bold ? INK.line : INK.soft },
      { text: value, bold, alignment: 'right' as const },
    ];
  });
  return rows([width - figure - 6, figure], body, setting);
}

export const heading = (text: string, { scale }: Setting): Content => ({
  ...{ text, bold: true, fontSize: 10.5 * scale, margin: [0, 9 * scale, 0, 2.5 * scale] },
});

export const beside = (left: Content, right: Content, setting: Setting): Content => ({
  columns: [
    { stack: [left], width: half(setting) },
    { stack: [right], width: half(setting) },
  ],
  columnGap: GAP,
});

export const rule = ({ width, scale }: Setting): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 3, x2: width, y2: 3, lineWidth: 0.8, lineColor: INK.line }],
  margin: [0, 0, 0, 8 * scale],
});

export const bullets = (texts: readonly string[], { scale }: Setting): Content => ({
  ul: [...texts],
  margin: [0, 0, 0, 2 * scale],
});
