/** npm run test:deployment: tests of a whole deployment. Needs programs that are not npm packages. */
import { spawn, spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

const MAX_MS = 15 * 60_000;
/** Programs and a harmless option of each. */
const PROGRAMS = { pgbouncer: '--version', nginx: '-v', prometheus: '--version', pg_createcluster: '--version' };
/** Debian packages whose name differs from the program's. */
const PACKAGES = { pg_createcluster: 'postgresql' };

const missing = Object.entries(PROGRAMS)
  .filter(([program, option]) => spawnSync(program, [option]).error !== undefined)
  .map(([program]) => PACKAGES[program] ?? program);
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. On Debian and Ubuntu: sudo apt-get install ${missing.join(' ')}`);
  process.exit(1);
}
prepare();
const { findBrowser } = await import('./findBrowser.mjs');
const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { stdio: 'inherit', env });
if (status !== 0) process.exit(1);
const jest = ['node_modules/jest/bin/jest.js', '--config', 'test/deployment/jest.config.ts', ...process.argv.slice(2)];
const child = spawn(process.execPath, jest, { stdio: 'inherit', timeout: MAX_MS, env });
child.on('exit', (code) => process.exit(code ?? 1));
