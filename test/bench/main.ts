import { benchComparison } from './comparison';
import { benchMatching } from './matching';
import { benchModes } from './modes/main';
import { benchOrders } from './orders';
import { benchSearch } from './search';

const UNITS = 200_000;
const [only, units = String(UNITS)] = process.argv.slice(2);

const benches: Record<string, () => void | Promise<void>> = {
  matching: benchMatching,
  orders: benchOrders,
  comparison: benchComparison,
  search: benchSearch,
  modes: () => benchModes(Number(units)),
};

/** npm run bench [-- NAME [UNITS]]: each in one process, so that ratios mean something on any machine. */
for (const [name, bench] of Object.entries(benches)) if (only === undefined || only === name) await bench();
