import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = 'test/bench/peers';
/** Outside of what lint, tests and TypeScript look at. */
const WORK = '.cache/bench-peers';
const STAMP = join(WORK, 'built.txt');
const APPS = ['list', 'plain', 'filter', 'switch'];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(SOURCES, { recursive: true, withFileTypes: true, encoding: 'utf8' }))
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex');
}

function npm(...args: string[]): void {
  const own = process.env.npm_execpath;
  if (own) execFileSync(process.execPath, [own, ...args], { cwd: WORK, stdio: ['ignore', 'ignore', 'inherit'] });
  else execFileSync('npm', args, { cwd: WORK, stdio: ['ignore', 'ignore', 'inherit'], shell: true });
}

/** Installs what the peers are made of, by their own lockfile, and builds them, where that is not done yet. Says where they are. */
export function buildPeers(): string {
  const built = join(WORK, 'dist');
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return built;
  console.log('  installing and building the peers ...');
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  cpSync(SOURCES, WORK, { recursive: true });
  npm('ci', '--no-audit', '--no-fund');
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  for (const app of APPS)
    execFileSync(process.execPath, [vite, 'build', '--mode', app, '--logLevel', 'warn'], {
      cwd: WORK,
      stdio: ['ignore', 'ignore', 'inherit'],
      // What the process was started with is not the peers' matter: they are built for production.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  writeFileSync(STAMP, wanted);
  return built;
}
