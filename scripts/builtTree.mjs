import { existsSync } from 'node:fs';

/** What compiles the sources; `npm ci --omit=dev` leaves it out, and an archive has no sources either. */
const COMPILER = 'node_modules/tsx/package.json';

/**
 * The built program of a source file of the server, in a tree whose packages are those of production; null where the
 * source itself runs.
 */
export function builtProgram(source) {
  if (existsSync(COMPILER) && existsSync(source)) return null;
  const built = source.replace(/^src\/server\/(.*)\.ts$/, 'dist/server/$1.js');
  return built !== source && existsSync(built) ? built : null;
}
