import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

/** Number of previous builds that stay served for open pages. */
const PREVIOUS = 2;
/** Files with a content hash in their name; others are replaced. */
const HASHED = /^assets\//;

const builds = z.array(z.array(z.string()));

const readBuilds = (file: string): string[][] =>
  existsSync(file) ? builds.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

/** The files of earlier builds that stay served with the next one. */
export function previousFiles(file: string): ReadonlySet<string> {
  return new Set(readBuilds(file).slice(0, PREVIOUS).flat());
}

/** Prepends a build to the list in `file`. Repeating a build changes nothing. */
export function addBuild(file: string, names: readonly string[]): void {
  const build = names.filter((name) => HASHED.test(name)).sort();
  const others = readBuilds(file).filter((other) => other.join() !== build.join());
  writeFileSync(file, JSON.stringify([build, ...others].slice(0, PREVIOUS + 1)));
}
