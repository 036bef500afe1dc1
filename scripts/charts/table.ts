import type { Chart, Step } from './chart';

interface Row {
  state: Chart;
  /** Its own transitions before those of enclosing states. */
  steps: readonly Step[];
}

/** An enclosing state handles an event if no inner guard returns true. */
function withOuter(own: readonly Step[], outer: readonly Step[]): Step[] {
  const isHandled = (event: string) =>
    own.some((step) => step.event === event && (step.guard === null || step.guard === 'else'));
  return [...own, ...outer.filter(({ event }) => !isHandled(event))];
}

function rowsOf(chart: Chart, outer: readonly Step[] = []): Row[] {
  const steps = withOuter(chart.steps, outer);
  if (chart.inner.length === 0) return [{ state: chart, steps }];
  return chart.inner.flatMap((inner) => rowsOf(inner, steps));
}

const CALL_ENDED = / (done|failed)$/;

/** Each state has at most one call, so all calls share two columns. */
const columnOf = (event: string): string => {
  const [, ending] = CALL_ENDED.exec(event) ?? [];
  return ending === undefined ? event : `call ${ending}`;
};

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function stepText({ guard, target, actions }: Step): string {
  const words = [
    ...(guard === null ? [] : [`[${guard}]`]),
    target === null ? 'stays' : `→ **${target}**`,
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ];
  return inCell(words.join(' '));
}

const cell = (steps: readonly Step[]): string => (steps.length > 0 ? steps.map(stepText).join('<br>') : '–');

function stateText({ path, entry, exit, calls }: Chart): string {
  const lines = [
    ...entry.map((action) => `entry / ${action}`),
    ...exit.map((action) => `exit / ${action}`),
    ...calls.map((call) => `calls ${call}`),
  ];
  return [`**${path}**`, ...lines.map(inCell)].join('<br>');
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** User events first, in order of appearance; then eventless and delayed transitions and outcomes of calls. */
function columnsOf(rows: readonly Row[]): string[] {
  const columns = [...new Set(rows.flatMap(({ steps }) => steps.map(({ event }) => columnOf(event))))];
  const isLate = (column: string) => /^(at once|after|call)\b/.test(column);
  return [...columns.filter((each) => !isLate(each)), ...columns.filter(isLate)];
}

/** A Markdown table of states by events. */
export function toTable(machine: Chart): string {
  const rows = rowsOf(machine);
  const columns = columnsOf(rows);
  return [
    line(['state', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map(({ state, steps }) =>
      line([
        stateText(state),
        ...columns.map((column) => cell(steps.filter(({ event }) => columnOf(event) === column))),
      ]),
    ),
  ].join('\n');
}
