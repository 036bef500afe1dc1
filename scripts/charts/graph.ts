import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import { arrowsOf, insideLines, type Arrow } from './arrows';
import type { Chart } from './chart';
import { textSize } from './textSize';

/** Between a box and its text, px. */
export const PADDING = 10;
/** The dot from which the arrow to the initial state starts, px. */
const DOT = 12;

const ROOT_OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  // The initial state stands at the top.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.layering.strategy': 'LONGEST_PATH',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
};
const SPACING = {
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
};

const FIRST = { 'elk.layered.layering.layerConstraint': 'FIRST' };

/** The dot of a state with an initial one inside. */
const dotOf = (path: string): string => `${path}/initial`;

/** The title of a state, and what happens in it. */
export const textOf = (chart: Chart): string[] => [chart.name, ...insideLines(chart)];

/** What stands in a state: a dot, the arrow from it, and the states. */
function contentOf({ path, initial, inner }: Chart): Pick<ElkNode, 'children' | 'edges'> {
  const states = inner.map(nodeOf);
  if (initial === null) return { children: states };
  const edge = { id: `${dotOf(path)} ${initial}`, sources: [dotOf(path)], targets: [initial] };
  return { children: [{ id: dotOf(path), width: DOT, height: DOT, layoutOptions: FIRST }, ...states], edges: [edge] };
}

function nodeOf(chart: Chart): ElkNode {
  const { width, height } = textSize(textOf(chart));
  const size = { width: width + 2 * PADDING, height: height + 2 * PADDING };
  if (chart.inner.length === 0) return { id: chart.path, ...size };
  const top = size.height + PADDING;
  return {
    id: chart.path,
    ...contentOf(chart),
    layoutOptions: {
      ...SPACING,
      'elk.padding': `[top=${top},left=24,bottom=24,right=24]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width},${size.height})`,
    },
  };
}

const edgeOf = ({ from, to, lines }: Arrow): ElkExtendedEdge => ({
  id: `${from} ${to}`,
  sources: [from],
  targets: [to],
  labels: [{ text: lines.join('\n'), ...textSize(lines) }],
});

/** A machine as a graph for ELK to lay out. Ids of nodes are the paths of states. */
export function toGraph(machine: Chart): ElkNode {
  const { children, edges = [] } = contentOf(machine);
  const arrows = arrowsOf(machine).map(edgeOf);
  return { id: '', children, edges: [...edges, ...arrows], layoutOptions: { ...ROOT_OPTIONS, ...SPACING } };
}
