import ELK, { type ElkNode } from 'elkjs';
import type { Chart } from './chart';
import { PADDING, textOf, toGraph } from './graph';
import { textSize } from './textSize';

/** Px, from the upper left corner of the chart. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Text extends Rectangle {
  readonly lines: readonly string[];
}

export interface StateBox extends Rectangle {
  /** Its title, and what happens in it. */
  readonly text: Text;
  readonly isFinal: boolean;
  readonly hasInner: boolean;
}

/** A chart whose every place is known. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Each before those inside it. */
  readonly states: readonly StateBox[];
  /** Where the arrows to initial states start. */
  readonly dots: readonly Rectangle[];
  readonly arrows: readonly (readonly Point[])[];
  readonly labels: readonly Text[];
}

const rectangleOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle => ({
  x,
  y,
  width,
  height,
});

const nodesIn = (node: ElkNode): ElkNode[] => (node.children ?? []).flatMap((each) => [each, ...nodesIn(each)]);

const statesIn = (chart: Chart): Chart[] => chart.inner.flatMap((each) => [each, ...statesIn(each)]);

function boxOf(chart: Chart, node: ElkNode): StateBox {
  const box = rectangleOf(node);
  const lines = textOf(chart);
  const text = { x: box.x + PADDING, y: box.y + PADDING, ...textSize(lines), lines };
  return { ...box, text, isFinal: chart.isFinal, hasInner: chart.inner.length > 0 };
}

/** Lays out a machine's chart. */
export async function layOut(machine: Chart): Promise<Layout> {
  const graph: ElkNode = await new ELK().layout(toGraph(machine));
  const nodes = new Map(nodesIn(graph).map((node) => [node.id, node]));
  const states = statesIn(machine).map((chart) => boxOf(chart, nodes.get(chart.path) ?? { id: chart.path }));
  for (const { path } of statesIn(machine)) nodes.delete(path);
  const edges = [graph, ...nodesIn(graph)].flatMap((node) => node.edges ?? []);
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states,
    dots: [...nodes.values()].map(rectangleOf),
    arrows: edges.flatMap(({ sections = [] }) =>
      sections.map(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]),
    ),
    labels: edges.flatMap(({ labels = [] }) =>
      labels.map((label) => ({ ...rectangleOf(label), lines: label.text?.split('\n') ?? [] })),
    ),
  };
}
