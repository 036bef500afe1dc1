import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildServer } from './build/buildServer';
import { filesUnder } from './build/filesUnder';
import { runUntilDone } from './build/runUntilDone';

/** Inputs of the browser bundle. */
const INPUTS = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/sample',
  'public',
  'webpack.config.ts',
  'scripts/build/licenses',
  'scripts/build/pages.ts',
  'babel.config.js',
  'package-lock.json',
];
const OUTPUT = 'dist/web';
const STAMP = 'dist/web.stamp';

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the app for production into dist/web, in a child process that frees its memory. */
async function build(): Promise<void> {
  console.log('Building the app ...');
  await runUntilDone(['--import', 'tsx', 'scripts/build/bundle.ts', 'production'], {
    ...process.env,
    NODE_ENV: 'production',
  });
}

/** Builds only if an input has changed since the last build. */
export async function buildIfStale(): Promise<void> {
  const wanted = fingerprint();
  const isFresh = existsSync(OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
  if (isFresh) return;
  await build();
  writeFileSync(STAMP, wanted);
}

export async function buildProduct(): Promise<void> {
  await buildIfStale();
  await buildServer();
}

if (process.argv[1]?.endsWith(path.join('scripts', 'build.ts'))) await buildProduct();
