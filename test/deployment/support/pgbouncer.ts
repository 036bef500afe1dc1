import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../src/server/db/embedded/control';

export interface Pooler {
  readonly url: string;
  stop: () => Promise<void>;
}

/** PgBouncer, lending one of three connections for each transaction. */
export async function startPgBouncer(database: string, ...settings: readonly string[]): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(database);
  const name = pathname.slice(1);
  const own = String(await freePort());
  const folder = await mkdtemp(path.join(tmpdir(), 'specai-pgbouncer-'));
  await chmod(folder, 0o755);
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${password}`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${own}`, 'unix_socket_dir =', 'auth_type = any'],
    ...['pool_mode = transaction', 'default_pool_size = 3', 'max_client_conn = 200', ...settings],
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const output: string[] = [];
  const child = spawn('pgbouncer', [...asUser, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  while (!(await answers(Number(own)))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${output.join('')}`);
    await sleep(50);
  }
  const url = new URL(database);
  url.port = own;
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  };
  return { url: url.href, stop };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}
