import path from 'node:path';
import { readChart } from './chart';
import { chartedMachines, type ChartedMachine } from './machines';
import { layOut } from './layout';
import { toSvg } from './svg';
import { toTable } from './table';

export const CHARTS_FILE = 'docs/state-machines.md';
/** Beside the document. */
const CHARTS_FOLDER = 'charts';
const MACHINES = '../src/web/state/machines';

const HEAD = `# State machines

Drawn from the code by \`npm run charts\`; a test fails where this file differs from the code. Only the rules between the
markers are written by hand; the command keeps them.

- Charts show where events lead: \`event [guard]\`; \`[else]\` is taken where every guard before it returned false. Inside a state
  stands what happens without leaving it.
- Tables add the actions behind a \`/\`; – means that the event is ignored there. *at once* needs no event. *call done* and
  *call failed* are the outcomes of the call that the state starts; leaving the state aborts it.
- Actors, guards and actions that reach outside are provided where the machine is started.`;

const marker = (id: string): string => `<!-- rules of ${id}, by hand -->`;
const END = '<!-- end of rules -->';

/** The rules between the markers of a machine. */
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
    `[\`${machine.id}.ts\`](${MACHINES}/${machine.id}.ts)`,
    `![The chart of ${title}: its states, and the events that lead from one to another](${CHARTS_FOLDER}/${machine.id}.svg)`,
    `### What the chart cannot show`,
    `${marker(machine.id)}\n\n${rulesIn(current, machine.id)}\n\n${END}`,
    `### States and events`,
    toTable(chart),
  ].join('\n\n');
}

/** The pictures of the document: the text of each file, by its path. */
export const toPictures = async (machines = chartedMachines): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      machines.map(async ({ machine }): Promise<[string, string]> => {
        const file = path.posix.join(path.posix.dirname(CHARTS_FILE), CHARTS_FOLDER, `${machine.id}.svg`);
        return [file, toSvg(await layOut(readChart(machine)))];
      }),
    ),
  );

/**
 * The document drawn from the code, with the rules of the current one.
 *
 * @throws where a machine has no rules.
 */
export const toDocument = (current: string, machines = chartedMachines): string =>
  `${[HEAD, ...machines.map((each) => section(each, current))].join('\n\n')}\n`;
