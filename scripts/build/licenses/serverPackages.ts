import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string(), license: z.string().optional(), dev: z.boolean().default(false) }),
  ),
});

export interface ServerPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; absent if the package has none. */
  readonly license?: string | undefined;
  /** From the root of the project. */
  readonly folder: string;
}

const FOLDER = 'node_modules/';

/** The packages that `npm ci --omit=dev` installs, on all platforms. */
export function serverPackages(root: string): ServerPackage[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, { version, license }]) => {
      return { name: folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length), version, license, folder };
    });
}

/** Folders of packages installed here; those of other platforms are not. */
export const installedServerPackages = (root: string): string[] =>
  serverPackages(root)
    .map(({ folder }) => path.join(root, folder))
    .filter((folder) => existsSync(folder));
