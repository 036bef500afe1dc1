/** npm start: packages, build, then the server, all in this one process so that Ctrl-C reaches it. */
import { endWithShell } from './endWithShell.mjs';
import { prepare } from './prepare.mjs';

endWithShell();
prepare();
const { register } = await import('tsx/esm/api');
register();
const { buildIfStale } = await import('./build.ts');
await buildIfStale();
await import('../src/server/main.ts');
