/** npm start: packages, build, then the server, in one process so that Ctrl-C reaches it. */
import path from 'node:path';
import { builtProgram } from './builtTree.mjs';
import { endWithShell } from './endWithShell.mjs';
import { prepare } from './prepare.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));
if (builtProgram('src/server/app/main.ts') === null) await startFromSources();
else {
  console.log('Only the packages of production are installed: starting what was built, as npm run serve does.');
  await import('./serve.mjs');
}

async function startFromSources() {
  endWithShell();
  prepare();
  const { register } = await import('tsx/esm/api');
  register();
  const { buildIfStale } = await import('./build.ts');
  await buildIfStale();
  await import('../src/server/app/main.ts');
}
