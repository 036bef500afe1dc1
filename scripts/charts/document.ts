import { readChart } from './chart';
import { chartedMachines, type ChartedMachine } from './machines';
import { toMermaid } from './mermaid';
import { toTable } from './table';

export const CHARTS_FILE = 'docs/state-machines.md';
const MACHINES = '../src/web/state/machines';

const HEAD = `# State machines

Drawn from the code by \`npm run charts\`; a test fails where this file is not what the code says. Only the rules between the
markers are written by hand, here, and are kept.

- Charts show where events lead: \`event [guard]\`, where \`[else]\` is what no guard before it let through. Inside a state stands
  what happens without leaving it.
- Tables add the actions behind a \`/\`; – is an event that is ignored there. *at once* needs no event. *call done* and
  *call failed* are how the call ends that the state itself starts; leaving the state aborts it.
- Actors, guards and actions that reach outside are provided where the machine is started.`;

const marker = (id: string): string => `<!-- rules of ${id}, by hand -->`;
const END = '<!-- end of rules -->';

/** What stands between the markers of a machine. */
function rulesIn(document: string, id: string): string {
  const [, rest = ''] = document.split(marker(id));
  const rules = rest.split(END)[0]?.trim() ?? '';
  if (rules === '') throw new Error(`${CHARTS_FILE} says no rules of ${id}: write them between its markers.`);
  return rules;
}

function section({ title, machine }: ChartedMachine, present: string): string {
  const chart = readChart(machine);
  return [
    `## ${title}`,
    `[\`${machine.id}.ts\`](${MACHINES}/${machine.id}.ts)`,
    `\`\`\`mermaid\n${toMermaid(chart)}\n\`\`\``,
    `### What the chart cannot show`,
    `${marker(machine.id)}\n\n${rulesIn(present, machine.id)}\n\n${END}`,
    `### States and events`,
    toTable(chart),
  ].join('\n\n');
}

/** The document as it ought to be, with the rules of the present one. */
export const toDocument = (present: string, machines = chartedMachines): string =>
  `${[HEAD, ...machines.map((each) => section(each, present))].join('\n\n')}\n`;
