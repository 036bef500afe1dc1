import { benchComparison } from './comparison';
import { benchMatching } from './matching';

/** npm run bench: everything in one process, so that ratios mean something on any machine. */
benchMatching();
benchComparison();
