/** npm run test:deployment: tests of a whole deployment. Needs programs that are not npm packages. */
import { spawn, spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

const MAX_MS = 45 * 60_000;
/** Programs and a harmless option of each. */
const PROGRAMS = { pgbouncer: '--version', nginx: '-v', prometheus: '--version', pg_createcluster: '--version' };
/** Debian packages whose name differs from the program's. */
const PACKAGES = { pg_createcluster: 'postgresql', etcd: 'etcd-server' };

/** Of the cluster test alone, which is skipped without them. */
const CLUSTER = { patroni: '--version', etcd: '--version', haproxy: '-v' };

const missingOf = (programs) =>
  Object.entries(programs)
    .filter(([program, option]) => spawnSync(program, [option]).error !== undefined)
    .map(([program]) => PACKAGES[program] ?? program);

const missing = missingOf(PROGRAMS);
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. On Debian and Ubuntu: sudo apt-get install ${missing.join(' ')}`);
  process.exit(1);
}
const isRoot = process.getuid?.() === 0;
if (missingOf(CLUSTER).length > 0 && isRoot)
  spawnSync('apt-get', ['install', '--yes', '--quiet', ...missingOf(CLUSTER)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
const withoutCluster = missingOf(CLUSTER);
if (withoutCluster.length > 0)
  console.log(`Skipped: the cluster test. On Debian and Ubuntu: sudo apt-get install ${withoutCluster.join(' ')}`);
prepare();
const { findBrowser } = await import('./findBrowser.mjs');
const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { stdio: 'inherit', env });
if (status !== 0) process.exit(1);
const skipped = withoutCluster.length > 0 ? ['--testPathIgnorePatterns=/cluster\\.deployment'] : [];
const settings = ['--config', 'test/deployment/jest.config.ts', ...skipped];
const jest = ['node_modules/jest/bin/jest.js', ...settings, ...process.argv.slice(2)];
const child = spawn(process.execPath, jest, { stdio: 'inherit', timeout: MAX_MS, env });
child.on('exit', (code) => process.exit(code ?? 1));
