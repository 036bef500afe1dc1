import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the browser bundle is made of. */
const INPUTS = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/sample',
  'public',
  'webpack.config.ts',
  'babel.config.js',
  'package-lock.json',
];
const OUTPUT = 'dist/web';
const STAMP = 'dist/web.stamp';

function filesUnder(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the app for production into dist/web, in a process of its own so that its memory goes with it. */
function build(): void {
  console.log('Building the app ...');
  execFileSync(process.execPath, ['--import', 'tsx', 'node_modules/webpack/bin/webpack.js', '--mode', 'production'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Builds only where something the bundle is made of has changed since the last build. */
export function buildIfStale(): void {
  const wanted = fingerprint();
  const isFresh = existsSync(OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
  if (isFresh) return;
  build();
  writeFileSync(STAMP, wanted);
}

if (process.argv[1]?.endsWith(path.join('scripts', 'build.ts'))) buildIfStale();
