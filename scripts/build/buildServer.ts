import { build } from 'esbuild';
import { rmSync } from 'node:fs';

/** The programs of the product, each with its npm command, and what runs in a thread. */
export const PROGRAMS = [
  'main',
  'import/main',
  'import/sample/main',
  'backup/main',
  'rights/main',
  'matching/plan/solving/solver',
];

/**
 * Writes the server and its commands as JavaScript into `folder`, at the paths that they have in src/server. Packages stay
 * outside: some bring programs or libraries of the machine.
 */
export async function buildServer(folder = 'dist/server'): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: PROGRAMS.map((name) => `src/server/${name}.ts`),
    outbase: 'src/server',
    outdir: folder,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    logLevel: 'warning',
  });
}
