import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

/** How many builds before the newest stay served: pages that are open ask for the files of theirs. */
const PREVIOUS = 2;
/** Only files that are named by their content; others are replaced. */
const HASHED = /^assets\//;

const builds = z.array(z.array(z.string()));

const readBuilds = (file: string): string[][] =>
  existsSync(file) ? builds.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

/** The files of the builds that `file` lists, as far as they are still served beside the next build. */
export function previousFiles(file: string): ReadonlySet<string> {
  return new Set(readBuilds(file).slice(0, PREVIOUS).flat());
}

/** Adds a build to the list in `file`, the newest first. The same build again changes nothing. */
export function addBuild(file: string, names: readonly string[]): void {
  const build = names.filter((name) => HASHED.test(name)).sort();
  const others = readBuilds(file).filter((other) => other.join() !== build.join());
  writeFileSync(file, JSON.stringify([build, ...others].slice(0, PREVIOUS + 1)));
}
