/** Clients at work in the machine until standard input ends; prints the answers and the failures. */
import { once } from 'node:events';
import { startLoad } from '../load';

const [origin = '', file = '', ...tokens] = process.argv.slice(2);
const load = startLoad(origin, tokens, file);
process.stdin.resume();
await once(process.stdin, 'end');
await load.stop();
process.stdout.write(`${JSON.stringify({ answered: load.answered, failures: load.failures })}\n`);
process.exit(0);
