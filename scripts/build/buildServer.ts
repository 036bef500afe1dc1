import { build } from 'esbuild';
import { rmSync } from 'node:fs';

/** The server's programs, each with an npm command, and a worker thread. */
export const PROGRAMS = [
  'main',
  'import/main',
  'import/sample/main',
  'backup/main',
  'rights/main',
  'matching/plan/solving/solver',
];

/** Bundles the server into `folder`, at its paths in src/server. Packages stay external: some have native binaries. */
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
