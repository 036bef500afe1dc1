import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import * as z from 'zod';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../src/server/db/embedded';
import { makeDataFolder } from '../../support/makeDataFolder';
import { scratchDir } from '../../support/scratch';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const started: EmbeddedPostgres[] = [];
const folders: string[] = [];

const folder = (): string => {
  const made = makeDataFolder('embedded', scratchDir());
  folders.push(made);
  return made;
};
const start = async (dataDir: string): Promise<EmbeddedPostgres> => {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  started.push(database);
  return database;
};

let made: string | undefined;
const usedFolder = async (): Promise<string> => {
  if (made === undefined) {
    made = makeDataFolder('embedded-made', scratchDir());
    await (await startEmbeddedPostgres({ dataDir: made, log: () => undefined })).stop();
  }
  const dataDir = folder();
  await run('cp', ['-a', `${made}/.`, dataDir]);
  return dataDir;
};
afterAll(async () => {
  if (made !== undefined) await rm(made, { recursive: true });
});
const query = async (url: string, text: string): Promise<object[]> => {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
};
const postmasterOf = async (dataDir: string): Promise<number | null> => {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => null);
  return text === null ? null : Number(text.split('\n')[0]);
};

const child = (dataDir: string, mode: 'stay' | 'leave', uid?: number): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'test/server/db/embedded.child.ts', dataDir, mode], {
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid, env: { PATH: process.env.PATH, HOME: dataDir } }),
  });
const firstLine = async (process: ChildProcess): Promise<{ url: string; location: string }> => {
  const errors: string[] = [];
  process.stderr?.on('data', (data) => errors.push(String(data)));
  const line: unknown[] | null = await Promise.race([
    once(process.stdout!, 'data'),
    once(process, 'exit').then(() => null),
  ]);
  if (line === null) throw new Error(errors.join(''));
  return z.object({ url: z.string(), location: z.string() }).parse(JSON.parse(String(line[0])));
};

afterEach(async () => {
  for (const each of started.splice(0)) await each.stop();
  for (const each of folders.splice(0)) await rm(each, { recursive: true, force: true });
});

test('the first start makes a durable database that only this machine and its password open, and a later one finds its data again', async () => {
  const dataDir = folder();
  const first = await start(dataDir);
  await query(first.url, 'create table kept as select 42 as answer');
  expect(
    await query(first.url, "select current_setting('fsync') as fsync, current_setting('listen_addresses') as at"),
  ).toEqual([{ fsync: 'on', at: '127.0.0.1' }]);
  await expect(query(first.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  expect((await stat(join(dataDir, 'postgres', 'specai.password'))).mode & 0o777).toBe(0o600);
  await first.stop();
  expect(await postmasterOf(dataDir)).toBeNull();

  const second = await start(dataDir);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a database is shared by two processes and ends with the last of them', async () => {
  const dataDir = await usedFolder();
  const server = await start(dataDir);
  const connection = new Client(server.url);
  await connection.connect();
  const other = child(dataDir, 'leave');
  expect((await firstLine(other)).url).toBe(server.url);
  await once(other, 'exit');
  expect((await connection.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await connection.end();
  await server.stop();
  await expect(query(server.url, 'select 1')).rejects.toThrow();
});

const ROLE = `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls, rolcanlogin,
  (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned,
  (select count(*)::int from pg_auth_members where member = pg_roles.oid) as roles
  from pg_roles where rolname = current_user`;
const LIMITED = {
  ...{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false },
  ...{ rolcanlogin: true, owned: 0, roles: 0 },
};

test('the server has a role that owns nothing, runs nothing and reads no files', async () => {
  const { serverUrl } = await start(await usedFolder());
  expect(await query(serverUrl, ROLE)).toEqual([LIMITED]);
  await expect(query(serverUrl.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  for (const statement of [
    'create table mine (id int)',
    'create role mine',
    'create database mine',
    `copy (select 1) to program 'true'`,
    `select pg_read_file('postgresql.conf')`,
    'alter role specai_server superuser',
    'set role specai',
  ])
    await expect(query(serverUrl, statement)).rejects.toMatchObject({ code: '42501' });
});

test('a database of an earlier release without the role gets it at the next start and retains its data', async () => {
  const dataDir = await usedFolder();
  const before = await start(dataDir);
  await query(before.url, 'drop role specai_server');
  await query(before.url, 'create table kept as select 42 as answer');
  await before.stop();
  const [one, two] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(one.serverUrl).toBe(two.serverUrl);
  expect(await query(one.serverUrl, ROLE)).toEqual([LIMITED]);
  expect(await query(one.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain(new URL(one.serverUrl).password);
});

test('a start takes over the database of a process that was killed, and ends it', async () => {
  const dataDir = await usedFolder();
  const killed = child(dataDir, 'stay');
  const { url } = await firstLine(killed);
  const postmaster = await postmasterOf(dataDir);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const next = await start(dataDir);
  expect(next.url).toBe(url);
  expect(await postmasterOf(dataDir)).toBe(postmaster);
  await next.stop();
  expect(await postmasterOf(dataDir)).toBeNull();
});

test('a start recovers what was committed when the database itself was killed', async () => {
  const dataDir = await usedFolder();
  const first = await start(dataDir);
  await query(first.url, 'create table kept as select 7 as answer');
  const postmaster = await postmasterOf(dataDir);
  process.kill(postmaster!, 'SIGKILL');
  await sleep(500);
  const second = await start(dataDir);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 7 }]);
});

test('a pid file whose number belongs to another process by now is no obstacle', async () => {
  const dataDir = await usedFolder();
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  await writeFile(pidFile, `${process.pid}\n${join(dataDir, 'postgres')}\n1\n1\n\n127.0.0.1\n\nready\n`);
  const again = await start(dataDir);
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('two first starts at the same moment make one database', async () => {
  const dataDir = folder();
  const [one, two] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(one.url).toBe(two.url);
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
});

test('a start never initializes over a folder that holds something else', async () => {
  const dataDir = folder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'precious.txt'), 'keep me');
  await expect(start(dataDir)).rejects.toThrow(
    /is not empty and holds no PostgreSQL database.*restore it from a backup/,
  );
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['precious.txt']);
});

test.each([
  [
    '17',
    /was made by PostgreSQL 17, and this release of SpecAI brings PostgreSQL 18\. Nothing was changed\.[^]*npm run backup[^]*mv [^]*npm run restore/,
  ],
  ['99', /was made by PostgreSQL 99[^]*Start the newer release of SpecAI that made it/],
  ['??', /PG_VERSION in .* cannot be read; restore/],
])('a folder of the major version %s is refused with what to do, and not touched', async (version, message) => {
  const dataDir = await usedFolder();
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), `${version}\n`);
  await rm(join(dataDir, 'postgres.log'));
  await expect(start(dataDir)).rejects.toThrow(message);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('a start that fails reports what PostgreSQL says, without its advice to make a new database', async () => {
  const dataDir = await usedFolder();
  const control = join(dataDir, 'postgres', 'global', 'pg_control');
  await writeFile(control, Buffer.alloc(8192));
  const failed = start(dataDir);
  await expect(failed).rejects.toThrow(/does not start on[^]*FATAL[^]*restore the last backup:\n {2}mv/);
  await expect(failed).rejects.not.toThrow(/initdb|HINT/);
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/initdb/);
  expect(await readFile(control)).toEqual(Buffer.alloc(8192));
});

/** An ordinary user cannot start PostgreSQL from a folder that only root can enter. */
const ordinaryUserCanRead = (): boolean =>
  isRoot && spawnSync('test', ['-r', resolve('package.json')], { uid: NOBODY, gid: NOBODY, cwd: '/' }).status === 0;

(ordinaryUserCanRead() ? test : test.skip)('runs for an ordinary user', async () => {
  const dataDir = folder();
  await chown(dataDir, NOBODY, NOBODY);
  const user = child(dataDir, 'stay', NOBODY);
  const { url, location } = await firstLine(user);
  expect(location).toBe(join(dataDir, 'postgres'));
  expect((await stat(location)).uid).toBe(NOBODY);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  user.stdin?.write('\n');
  await once(user, 'exit');
  expect(await postmasterOf(dataDir)).toBeNull();
});

(isRoot ? test : test.skip)('finds another place where only root may enter the data folder', async () => {
  const closed = folder();
  await chmod(closed, 0o700);
  const database = await start(join(closed, 'data'));
  folders.push(join(database.location, '..'));
  expect(database.location).toMatch(/^\/var\/lib\/specai\/[0-9a-f]{12}\/postgres$/);
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
