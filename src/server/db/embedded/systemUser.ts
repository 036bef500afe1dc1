import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The account PostgreSQL runs under; empty where that is our own. */
export interface SystemUser {
  readonly uid?: number;
  readonly gid?: number;
}

const NAME = 'postgres';

/** PostgreSQL refuses to run as root: then it gets the owner of its data, or the account 'postgres', made when missing. */
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

/** Whether the user may enter the folder, and every folder above it. */
export async function canEnter(folder: string, user: SystemUser): Promise<boolean> {
  return run('test', ['-x', folder], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
