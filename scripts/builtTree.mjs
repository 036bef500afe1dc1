import { existsSync } from 'node:fs';

/** The programs of the product by the name of their built file in dist/server; the solver runs in a thread. */
export const PROGRAMS = {
  main: 'src/server/app/main.ts',
  import: 'src/server/features/import/main.ts',
  sample: 'src/server/features/import/sample/main.ts',
  files: 'src/server/features/files/main.ts',
  backup: 'src/server/db/backup/main.ts',
  migrate: 'src/server/db/grants/main.ts',
  solver: 'src/server/features/plan/solving/solver.ts',
};

/** The compiler, which `npm ci --omit=dev` omits; an archive has no sources either. */
const COMPILER = 'node_modules/tsx/package.json';

/** The built program of a server source, in a tree without dev packages; null if the source itself can run. */
export function builtProgram(source) {
  if (existsSync(COMPILER) && existsSync(source)) return null;
  const name = Object.keys(PROGRAMS).find((each) => PROGRAMS[each] === source);
  const built = `dist/server/${name}.js`;
  return name !== undefined && existsSync(built) ? built : null;
}
