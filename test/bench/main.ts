import { benchAnswers } from './answers/main';
import { benchColumns } from './columns/main';
import { benchComparison } from './comparison';
import { benchExport } from './files/export';
import { benchImport } from './files/import';
import { benchKinds } from './kinds/main';
import { benchLists } from './lists';
import { benchMatching } from './matching';
import { benchOrders } from './orders';
import { benchPlan } from './plan';
import { openReport, type Tell } from './report/report';
import { benchFilter } from './screens/filter';
import { benchLoads } from './screens/loads';
import { benchSwitch } from './screens/switch';
import { benchSearch } from './search';
import { benchStart } from './start';

const UNITS = 200_000;
const ORDERS = 200_000;
const LISTED_ORDERS = 100_000;
const ROWS = 100_000;
const MINUTE_MS = 60_000;

/** The table of docs/performance.md, line by line; a count makes one of them larger. */
const parts: Readonly<Record<string, (tell: Tell, count?: number) => Promise<void>>> = {
  screens: benchLoads,
  filter: benchFilter,
  switch: benchSwitch,
  answers: benchAnswers,
  matching: (tell, count = ROWS) => benchMatching(tell, count),
  lists: (tell, count = LISTED_ORDERS) => benchLists(tell, count),
  export: (tell, count = ORDERS) => benchExport(tell, count),
  import: (tell, count = ROWS) => benchImport(tell, count),
  start: (tell, count = UNITS) => benchStart(tell, count),
};

/** What has no line there, and runs only by its name. */
const others: Readonly<Record<string, (count: number) => void | Promise<void>>> = {
  orders: benchOrders,
  comparison: benchComparison,
  search: benchSearch,
  plan: benchPlan,
  kinds: benchKinds,
  columns: benchColumns,
};

/** npm run bench [-- NAME [COUNT]]: ours and peers by turns, so that ratios mean something on any machine. */
async function benchTable(names: readonly string[], count?: number): Promise<void> {
  const { tellOf, write, close } = openReport(Object.keys(parts));
  const begun = performance.now();
  for (const name of names) {
    const partBegun = performance.now();
    console.log(`\n${name}`);
    try {
      await parts[name]?.(tellOf(name), count);
    } catch (error) {
      console.error(`${name} could not be measured:`, error);
      process.exitCode = 1;
    }
    write();
    console.log(`  took ${minutesSince(partBegun)} minutes`);
  }
  console.log(`\nAll took ${minutesSince(begun)} minutes.`);
  close();
}

const minutesSince = (begun: number): string => ((performance.now() - begun) / MINUTE_MS).toFixed(1);

const [name, count] = process.argv.slice(2);
const other = others[name ?? ''];
if (other) await other(Number(count ?? UNITS));
else if (name === undefined || name in parts)
  await benchTable(name === undefined ? Object.keys(parts) : [name], count === undefined ? undefined : Number(count));
else {
  console.error(`There is ${[...Object.keys(parts), ...Object.keys(others)].join(', ')}; no ${name}.`);
  process.exitCode = 1;
}
