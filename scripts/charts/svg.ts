import type { Layout, Rectangle, StateBox, Text } from './layout';
import { FONT_SIZE, FONTS, LINE_HEIGHT } from './textSize';

/** From the top of a line to the foot of its letters, px. */
const BASELINE = 12;

/** For a light page and, in a browser that is set so, a dark one. */
const STYLE = `
  text { font: ${FONT_SIZE}px ${FONTS}; fill: #0f1f2e; }
  .title { font-weight: bold; }
  .page { fill: #ffffff; }
  .state { fill: #edf1f4; stroke: #556473; }
  .outer { fill: #f4f6f8; }
  .arrow { fill: none; stroke: #2c3f51; }
  .dot, marker path { fill: #2c3f51; }
  .over { stroke: #f4f6f8; stroke-width: 4px; paint-order: stroke; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .page { fill: #0c141c; }
    .state { fill: #1b2936; stroke: #9dadbb; }
    .outer { fill: #131e29; }
    .arrow { stroke: #c8d3dd; }
    .over { stroke: #131e29; }
    .dot, marker path { fill: #c8d3dd; }
  }`;

const HEAD = '<marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Px, without the noise of floating point. */
const px = (value: number): string => String(Math.round(value * 10) / 10);

const rect = ({ x, y, width, height }: Rectangle, name: string, radius = 0): string =>
  `<rect class="${name}" x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${radius}"/>`;

const textLines = ({ x, y, lines }: Text, name: string): string[] =>
  lines.map((line, index) => {
    const top = y + index * LINE_HEIGHT;
    return `<text class="${name}" x="${px(x)}" y="${px(top + BASELINE)}">${escaped(line)}</text>`;
  });

function boxLines(state: StateBox): string[] {
  const { x, y, width, height } = state;
  const inner = { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
  return [
    rect(state, state.hasInner ? 'state outer' : 'state', 6),
    ...(state.isFinal ? [rect(inner, 'state', 4)] : []),
  ];
}

/** An arrow to a state inside may pass behind the text of the outer one. */
function stateText({ text, hasInner }: StateBox): string[] {
  const [title = '', ...rest] = textLines(text, hasInner ? 'over' : 'inside');
  return [title.replace('class="', 'class="title '), ...rest];
}

const dotLine = ({ x, y, width }: Rectangle): string =>
  `<circle class="dot" cx="${px(x + width / 2)}" cy="${px(y + width / 2)}" r="${px(width / 2)}"/>`;

/** A chart as a picture that needs nothing else. */
export function toSvg({ width, height, states, dots, arrows, labels }: Layout): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const paths = arrows.map((points) => points.map(({ x, y }) => `${px(x)},${px(y)}`).join(' '));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    `<style>${STYLE}\n</style>`,
    `<defs>${HEAD}<path d="M0,0 L8,4 L0,8 Z"/></marker></defs>`,
    rect({ x: 0, y: 0, width, height }, 'page'),
    ...states.flatMap(boxLines),
    ...paths.map((points) => `<polyline class="arrow" points="${points}" marker-end="url(#head)"/>`),
    ...dots.map(dotLine),
    ...states.flatMap(stateText),
    ...labels.flatMap((label) => textLines(label, 'label')),
    '</svg>',
    '',
  ].join('\n');
}
