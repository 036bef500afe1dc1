import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { postgresFor } from './binaries';
import { canEnter, systemUserFor, type SystemUser } from './systemUser';

/** A PostgreSQL data directory, and what it takes to run it. */
export interface Cluster {
  /** The data directory (PGDATA). */
  readonly data: string;
  readonly logFile: string;
  /** Folder of the programs. */
  readonly programs: string;
  readonly user: SystemUser;
}

/** Where root keeps what PostgreSQL's own account must reach, when the project lies where only root may enter. */
const SHELTER = '/var/lib/specai';
const PUBLIC_FOLDER = 0o755;

export const passwordFile = (data: string): string => join(data, 'specai.password');

/** Settles where the data of `dataDir` lies and who runs it. Throws on a folder that holds something else. */
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

/** Never initializes over files that are not a database: they may be damaged data. */
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
