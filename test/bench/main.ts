import { benchComparison } from './comparison';
import { benchMatching } from './matching';
import { benchOrders } from './orders';
import { benchSearch } from './search';

/** npm run bench: everything in one process, so that ratios mean something on any machine. */
benchMatching();
benchOrders();
benchComparison();
await benchSearch();
