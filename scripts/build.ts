import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildServer } from './build/buildServer';

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
  // Webpack counts up in per cent, which only a terminal can overwrite.
  const progress = process.stderr.isTTY ? ['--progress'] : [];
  const webpack = ['node_modules/webpack/bin/webpack.js', '--mode', 'production', ...progress];
  execFileSync(process.execPath, ['--import', 'tsx', ...webpack], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** What only the development build may hold: the Stately inspector, which sends the app's state to another window; playback. */
const DEVELOPMENT_ONLY = /stately\.ai|@statelyai|Plays a recording step by step/;

/** Throws where the built app holds something that only the development build may hold. */
export function refuseDevelopmentOnly(folder: string): void {
  const found = filesUnder(folder).filter((file) => DEVELOPMENT_ONLY.test(readFileSync(file, 'utf8')));
  if (found.length === 0) return;
  throw new Error(
    `The Stately inspector or playback is in the production build: ${found.join(', ')}. Import it only behind process.env.NODE_ENV.`,
  );
}

/** Builds only where something the bundle is made of has changed since the last build. */
export function buildIfStale(): void {
  const wanted = fingerprint();
  const isFresh = existsSync(OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
  if (isFresh) return;
  build();
  refuseDevelopmentOnly(OUTPUT);
  writeFileSync(STAMP, wanted);
}

if (process.argv[1]?.endsWith(path.join('scripts', 'build.ts'))) {
  buildIfStale();
  await buildServer();
}
