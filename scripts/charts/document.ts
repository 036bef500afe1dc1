import { readChart } from './chart';
import { chartedMachines, type ChartedMachine } from './machines';
import { toMermaid } from './mermaid';
import { toTable } from './table';

export const CHARTS_FILE = 'src/web/machines/README.md';

const HEAD = `# State machines

Drawn from the code by \`npm run charts\`; a test fails if this file differs from the code. Only the rules between the
markers are written by hand; the command preserves them.

- Charts show where events lead: \`event [guard]\`; \`[else]\` is taken if every guard before it returned false.
- Tables add what happens without leaving a state, and the actions behind a \`/\`. – means that the event is ignored.
  *at once* needs no event. *call done* and *call failed* are the outcomes of the call that the state starts; leaving
  the state aborts it.
- Actors, guards and actions that reach outside are provided where the machine is started.

On this page: [Authentication](#authentication) · [IC# panel](#ic-panel) · [Unit options](#unit-options) ·
[Estimate steps](#estimate-steps) · [Estimate editing](#estimate-editing)`;

const marker = (id: string): string => `<!-- rules of ${id}, by hand -->`;
const END = '<!-- end of rules -->';

function rulesIn(document: string, id: string): string {
  const [, rest = ''] = document.split(marker(id));
  const rules = rest.split(END)[0]?.trim() ?? '';
  if (rules === '') throw new Error(`${CHARTS_FILE} has no rules of ${id}: write them between its markers.`);
  return rules;
}

function section({ title, machine }: ChartedMachine, current: string): string {
  const chart = readChart(machine);
  return [
    `## ${title}`,
    `[\`${machine.id}.ts\`](${machine.id}.ts)`,
    toMermaid(chart),
    `### What the chart cannot show`,
    `${marker(machine.id)}\n\n${rulesIn(current, machine.id)}\n\n${END}`,
    `### States and events`,
    toTable(chart),
  ].join('\n\n');
}

/** The document with the rules of the current one. Throws if a machine has no rules. */
export const toDocument = (current: string, machines = chartedMachines): string =>
  `${[HEAD, ...machines.map((each) => section(each, current))].join('\n\n')}\n`;
