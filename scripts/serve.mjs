/** npm run serve, or a service manager's node scripts/serve.mjs: starts the build. `npm ci --omit=dev` is enough. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { endWithShell } from './endWithShell.mjs';
import { stop } from './prepare.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));
if (!existsSync('dist/server/main.js') || !existsSync('dist/web/index.html'))
  stop('There is nothing built to serve. Run npm run build here, or unpack an archive that npm run package made.');
if (!existsSync('node_modules/fastify/package.json'))
  stop('The packages are not installed. Run npm ci --omit=dev here, then npm run serve.');
/** Within the ten seconds that service managers grant by default. */
const LAME_DUCK_SECONDS = '5';
process.env.LAME_DUCK_SECONDS ||= LAME_DUCK_SECONDS;
endWithShell();
await import('../dist/server/main.js');
