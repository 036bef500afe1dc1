import type { Chart, Step } from './chart';

/** All transitions from one state to another: one arrow, with a line for each. */
interface Arrow {
  /** The paths of the states. */
  from: string;
  to: string;
  lines: readonly string[];
}

const withGuard = ({ event, guard }: Step): string => (guard === null ? event : `${event} [${guard}]`);
/** The arrows of a state and of those inside it. */
function arrowsOf(chart: Chart): Arrow[] {
  const targets = new Set(chart.steps.flatMap(({ target }) => target ?? []));
  const own = [...targets].map((to) => ({
    from: chart.path,
    to,
    lines: chart.steps.filter(({ target }) => target === to).map(withGuard),
  }));
  return [...own, ...chart.inner.flatMap(arrowsOf)];
}

/** Mermaid syntax that must be escaped in labels. */
const ESCAPES: Readonly<Record<string, string>> = { ';': '#59;', ':': '#58;', '#': '#35;', '<': '#lt;', '>': '#gt;' };
const escaped = (text: string): string => text.replaceAll(/[;:#<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** A path as an identifier: 'open.idle' is open_idle. */
const idOf = (path: string): string => path.replaceAll(/\W/g, '_');

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function contentOf({ initial, inner }: Chart): string[] {
  const start = initial === null ? [] : [`[*] --> ${idOf(initial)}`];
  return [...start, ...inner.flatMap(linesOf)];
}

function linesOf(chart: Chart): string[] {
  const id = idOf(chart.path);
  const name = `state "${chart.name}" as ${id}`;
  if (chart.inner.length > 0) return [`${name} {`, ...indented(contentOf(chart)), '}'];
  return chart.isFinal ? [name, `${id} --> [*]`] : [name];
}

/** A Mermaid state diagram. */
export function toMermaid(machine: Chart): string {
  const arrows = arrowsOf(machine).map(
    ({ from, to, lines }) => `${idOf(from)} --> ${idOf(to)} : ${lines.map(escaped).join('<br>')}`,
  );
  return ['```mermaid', 'stateDiagram-v2', ...indented([...contentOf(machine), ...arrows]), '```'].join('\n');
}
