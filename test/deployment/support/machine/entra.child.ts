/** Entra ID in the machine: startEntra with an origin; prints what it is reached by, and ends with its standard input. */
import { once } from 'node:events';
import { startEntra } from '../../../support/entra/standIn';

const { environment, chromiumArgs, stop } = await startEntra(process.argv[2] ?? '');
process.stdout.write(`${JSON.stringify({ environment, chromiumArgs })}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await stop();
process.exit(0);
