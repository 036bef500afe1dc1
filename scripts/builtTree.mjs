import { existsSync } from 'node:fs';

/** The compiler, which `npm ci --omit=dev` omits; an archive has no sources either. */
const COMPILER = 'node_modules/tsx/package.json';

/** The built program of a server source, in a tree without dev packages; null if the source itself can run. */
export function builtProgram(source) {
  if (existsSync(COMPILER) && existsSync(source)) return null;
  const built = source.replace(/^src\/server\/(.*)\.ts$/, 'dist/server/$1.js');
  return built !== source && existsSync(built) ? built : null;
}
