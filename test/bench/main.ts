import { benchAnswers } from './answers';
import { benchExport, benchImport } from './files';
import { benchInventory } from './inventory';
import { benchLists } from './lists';
import { benchMatching } from './matching';
import { benchPlan } from './plan';
import { addRows, type Row } from './report';
import { benchFilter } from './screens/filter';
import { benchScreens } from './screens/screens';
import { benchSwitch } from './screens/switch';
import { benchStart } from './start';
import { benchScaling } from './scaling';

/** In the order of the table in docs/build/performance.md. A count sets how many units, orders or rows there are. */
const benches: Readonly<Record<string, (count?: number) => Promise<readonly Row[]>>> = {
  screens: benchScreens,
  filter: benchFilter,
  switch: benchSwitch,
  answers: benchAnswers,
  matching: benchMatching,
  inventory: benchInventory,
  lists: benchLists,
  export: benchExport,
  import: benchImport,
  start: benchStart,
  plan: benchPlan,
  scaling: benchScaling,
};

const [name, count] = process.argv.slice(2);
const chosen = Object.entries(benches).filter(([each]) => name === undefined || each === name);
if (chosen.length === 0) throw new Error(`No bench is called ${name}: ${Object.keys(benches).join(', ')}.`);
for (const [part, bench] of chosen) {
  console.log(`\n${part}`);
  try {
    addRows(part, await bench(count === undefined ? undefined : Number(count)), Object.keys(benches));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
