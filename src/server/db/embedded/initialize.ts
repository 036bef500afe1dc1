import { execFile } from 'node:child_process';
import { randomBytes, createHmac } from 'node:crypto';
import { chown, mkdtemp, rename, rm, rmdir, writeFile, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { dirname, join } from 'node:path';
import { program, isInitialized, passwordFile, type Cluster } from './cluster';

const run = promisify(execFile);

export const SUPERUSER = 'specai';

/** Sort order and case independent of the machine's locales. Page checksums are on by default. */
const FLAGS = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
];

/** Atomic: creates the data directory under a temporary name. */
export async function initialize(cluster: Cluster): Promise<void> {
  const unfinished = await mkdtemp(`${cluster.data}.new-`);
  try {
    const secret = `${unfinished}.password`;
    await writeFile(secret, randomBytes(24).toString('hex'), { mode: 0o600 });
    await giveTo(cluster, unfinished, secret);
    await initdb(cluster, unfinished, secret);
    await rename(secret, passwordFile(unfinished));
    await putInPlace(unfinished, cluster.data);
  } catch (error) {
    throw isFull(error) ? new Error(fullDisk(cluster.data), { cause: error }) : error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(`${unfinished}.password`, { force: true });
  }
}

/** initdb prints the reason. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(error.message);

const fullDisk = (data: string) =>
  `The disk of ${data} is full: a new database needs 60 MB. Free space on it, or choose another folder with DATA_DIR.`;

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

const MAJOR = /^\d+$/;

function otherVersion(data: string, theirs: number, ours: number): string {
  const backup = join(dirname(data), `before-postgresql-${ours}.zip`);
  const begin = `${data} was made by PostgreSQL ${theirs}, and this release of SpecAI brings PostgreSQL ${ours}. Nothing was changed.`;
  if (theirs > ours) return `${begin}\nStart the newer release of SpecAI that made it.`;
  return [
    begin,
    'To take the data along, with the release of SpecAI that ran last:',
    `  npm run backup -- ${backup}`,
    'then with this release:',
    `  mv ${data} ${data}-${theirs}`,
    `  npm run restore -- ${backup}`,
    `Keep ${data}-${theirs} until you have seen that everything is there.`,
  ].join('\n');
}

async function majorOfPrograms({ programs, user }: Cluster): Promise<number> {
  const { stdout } = await run(program(programs, 'postgres'), ['--version'], { ...user, cwd: '/' });
  return Number(/\d+/.exec(stdout)?.[0]);
}

export async function refuseOtherVersion(cluster: Cluster): Promise<void> {
  const text = (await readFile(join(cluster.data, 'PG_VERSION'), 'utf8')).trim();
  if (!MAJOR.test(text)) {
    throw new Error(`PG_VERSION in ${cluster.data} cannot be read; restore the folder from a copy, or from a backup.`);
  }
  const ours = await majorOfPrograms(cluster);
  if (Number(text) !== ours) throw new Error(otherVersion(cluster.data, Number(text), ours));
}

/** The server's role: owns nothing, rights by `grantRights`. */
export const SERVER_ROLE = 'specai_server';

/** Derived, so that no file stores it. */
const passwordOf = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(SERVER_ROLE).digest('hex');

export const HAS_SERVER_ROLE = `select from pg_roles where rolname = '${SERVER_ROLE}'`;

/** Concurrent starts wait for each other. */
export const createServerRole = (superuserPassword: string): string => `
  select pg_advisory_xact_lock(hashtextextended('${SERVER_ROLE}', 0));
  do $$ begin
    if not exists (${HAS_SERVER_ROLE}) then
      create role ${SERVER_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password '${passwordOf(superuserPassword)}';
    end if;
  end $$`;

export function asServerRole(url: string, superuserPassword: string): string {
  const address = new URL(url);
  address.username = SERVER_ROLE;
  address.password = passwordOf(superuserPassword);
  return address.href;
}
