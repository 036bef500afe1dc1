/**
 * npm run serve: starts what `npm run build` made. It compiles and installs nothing, so that `npm ci --omit=dev` is enough.
 * A service manager may run this file itself: node scripts/serve.mjs.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { endWithShell } from './endWithShell.mjs';
import { stop } from './prepare.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));
if (!existsSync('dist/server/main.js') || !existsSync('dist/web/index.html'))
  stop('There is nothing built to serve. Run npm run build here, or unpack an archive that npm run package made.');
if (!existsSync('node_modules/fastify/package.json'))
  stop('The packages are not installed. Run npm ci --omit=dev here, then npm run serve.');
/** Within the ten seconds that service managers give a program to stop, unless they are told otherwise. */
const LAME_DUCK_SECONDS = '5';
process.env.LAME_DUCK_SECONDS ||= LAME_DUCK_SECONDS;
endWithShell();
await import('../dist/server/main.js');
