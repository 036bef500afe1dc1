import { arrowsOf } from './arrows';
import type { Chart } from './chart';

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
