/** npm start: packages, build, then the server, all in this one process so that Ctrl-C reaches it. */
import { prepare } from './prepare.mjs';

prepare();
const { register } = await import('tsx/esm/api');
register();
const { buildIfStale } = await import('./build.ts');
await buildIfStale();
await import('../src/server/main.ts');
