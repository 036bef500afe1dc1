/**
 * npm run audit:offline: looks up the locked packages in a database of known vulnerabilities on this machine, without the network.
 * With `-- --update` it downloads that database first. Ends with 1 if a package has a known vulnerability.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const SCANNER = 'osv-scanner';
const MISSING = `${SCANNER} is not on the PATH. Install version 2 of it, from your package manager or from its releases on GitHub
(google/osv-scanner). Then run "npm run audit:offline -- --update" once on a machine that has the network.`;
const USAGE = 'npm run audit:offline [-- --update]';
const UPDATE = '--update';

/** What osv-scanner is started with: nothing is sent anywhere, and only the database may be downloaded. */
const scannerArguments = (isUpdating) => [
  ...['scan', 'source', '--offline'],
  ...(isUpdating ? ['--download-offline-databases'] : []),
  '--lockfile=package-lock.json',
];

/** The exit status: that of osv-scanner, or 2 if it cannot be started. */
function audit(asked) {
  if (asked.some((each) => each !== UPDATE)) {
    console.error(USAGE);
    return 2;
  }
  const cwd = path.resolve(import.meta.dirname, '..');
  const { status, error } = spawnSync(SCANNER, scannerArguments(asked.includes(UPDATE)), { cwd, stdio: 'inherit' });
  if (error === undefined) return status ?? 2;
  console.error(error.code === 'ENOENT' ? MISSING : error.message);
  return 2;
}

process.exit(audit(process.argv.slice(2)));
