import type { Chart, Step } from './chart';

/** Mermaid allows no dot in the id of a composite state. */
const idOf = (path: string): string => path.replaceAll('.', '_');

/** Mermaid would end the label at these characters. */
function labelOf(text: string): string {
  if (/[:;#%"\n]/.test(text)) throw new Error(`Mermaid cannot show this label: ${text}`);
  return text;
}

const withGuard = ({ event, guard }: Step): string => (guard === null ? event : `${event} [${guard}]`);
const actionsOf = (step: Step): string => step.actions.map((action) => action.replace(/ \(.*/s, '')).join(', ');

/** What happens in a state without leaving it. */
function insideLines({ entry, exit, calls, steps }: Chart): string[] {
  return [
    ...entry.map((action) => `entry / ${action}`),
    ...exit.map((action) => `exit / ${action}`),
    ...calls.map((call) => `calls ${call}`),
    ...steps.filter(({ target }) => target === null).map((step) => `${withGuard(step)} / ${actionsOf(step)}`),
  ].map(labelOf);
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function stateLines(chart: Chart): string[] {
  const id = idOf(chart.path);
  const title = `state "${chart.name}" as ${id}`;
  if (chart.inner.length === 0) return [title, ...insideLines(chart).map((line) => `${id} : ${line}`)];
  const lines = insideLines(chart);
  const note = lines.length > 0 ? [`note right of ${id}`, ...indented(lines), 'end note'] : [];
  return [`${title} {`, ...indented(innerLines(chart)), '}', ...note];
}

const innerLines = ({ initial, inner }: Chart): string[] => [
  ...inner.flatMap(stateLines),
  ...(initial === null ? [] : [`[*] --> ${idOf(initial)}`]),
  ...inner.filter(({ isFinal }) => isFinal).map(({ path }) => `${idOf(path)} --> [*]`),
];

/** One arrow for all transitions from one state to another. */
function arrows(chart: Chart): string[] {
  const targets = new Set(chart.steps.flatMap(({ target }) => target ?? []));
  const own = [...targets].map((target) => {
    const labels = chart.steps.filter((step) => step.target === target).map((step) => labelOf(withGuard(step)));
    return `${idOf(chart.path)} --> ${idOf(target)} : ${labels.join('<br>')}`;
  });
  return [...own, ...chart.inner.flatMap(arrows)];
}

/** All arrows stand outside of all states, because Mermaid draws a state inside the one that first mentions it. */
export const toMermaid = (machine: Chart): string =>
  ['stateDiagram-v2', ...indented([...innerLines(machine), ...arrows(machine)])].join('\n');
