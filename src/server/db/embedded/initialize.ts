import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { program } from './binaries';
import { isInitialized, passwordFile, type Cluster } from './cluster';

const run = promisify(execFile);

export const SUPERUSER = 'specai';

/**
 * The same order of text and the same upper and lower case on every machine, whatever its locales.
 * Page checksums are on by PostgreSQL's own default.
 */
const FLAGS = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
];

/**
 * Makes the data directory, with a random password inside it. It is made under another name and then renamed, so that a
 * crash half way never leaves half a database, and of two at once one wins.
 */
export async function initialize(cluster: Cluster): Promise<void> {
  const unfinished = await mkdtemp(`${cluster.data}.new-`);
  try {
    const secret = `${unfinished}.password`;
    await writeFile(secret, randomBytes(24).toString('hex'), { mode: 0o600 });
    await giveTo(cluster, unfinished, secret);
    await initdb(cluster, unfinished, secret);
    await rename(secret, passwordFile(unfinished));
    await putInPlace(unfinished, cluster.data);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(`${unfinished}.password`, { force: true });
  }
}

async function giveTo({ user: { uid, gid } }: Cluster, ...paths: string[]): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) await chown(path, uid, gid);
}

async function initdb({ programs, user }: Cluster, data: string, secret: string): Promise<void> {
  const args = [`--pgdata=${data}`, `--username=${SUPERUSER}`, `--pwfile=${secret}`, ...FLAGS];
  await run(program(programs, 'initdb'), args, { ...user, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } });
}

async function putInPlace(unfinished: string, data: string): Promise<void> {
  await rmdir(data).catch(() => undefined);
  try {
    await rename(unfinished, data);
  } catch (error) {
    if (!(await isInitialized(data))) throw error;
  }
}
