import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import { PROGRAMS } from '../builtTree.mjs';

/** Bundles the server into `folder`, one file for each program. Packages stay external: some have native binaries. */
export async function buildServer(folder = 'dist/server'): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: PROGRAMS,
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
