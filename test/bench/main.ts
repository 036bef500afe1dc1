import { benchComparison } from './comparison';
import { benchMatching } from './matching';
import { benchOrders } from './orders';

/** npm run bench: everything in one process, so that ratios mean something on any machine. */
benchMatching();
benchOrders();
benchComparison();
