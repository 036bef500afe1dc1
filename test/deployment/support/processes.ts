import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

async function untilAnswers(url: string, child: ChildProcess, output: string[]): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(50);
  }
  throw new Error(`It ended instead of answering.\n${output.join('')}`);
}

export interface Running {
  readonly pid: number;
  readonly output: string[];
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a command in a folder and waits until `url` answers. */
export async function start(
  [command = '', ...args]: string[],
  url: string,
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Running> {
  const child = spawn(command, args, { cwd, env: { ...process.env, NODE_ENV: '', ...env } });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(String(chunk)));
  const ended = once(child, 'exit');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  try {
    await untilAnswers(url, child, output);
  } catch (error) {
    if (child.exitCode === null) await stop();
    throw error;
  }
  return { pid: child.pid ?? 0, output, stop };
}

interface Served {
  readonly port: number;
  readonly origin: string;
  readonly data: string;
}

/** A server of a built tree, behind a proxy at `origin`. */
export const serveTree = (cwd: string, { port, origin, data }: Served): Promise<Running> =>
  start([process.execPath, 'scripts/serve.mjs'], `http://127.0.0.1:${port}/readyz`, {
    cwd,
    env: { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: data, LOG_LEVEL: 'error', LAME_DUCK_SECONDS: '2' },
  });

const atPorts = (text: string, servers: readonly number[]): string =>
  text.replaceAll(/server-(\d):3000/g, (_all, number: string) => `127.0.0.1:${servers[Number(number) - 1] ?? 0}`);

/** Debian's nginx with our configuration, in front of these ports, without TLS. */
export async function startNginx(folder: string, port: number, servers: readonly number[]): Promise<Running> {
  const file = path.join(folder, 'nginx.conf');
  const text = atPorts(readFileSync('deploy/nginx.conf', 'utf8'), servers)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ {2}server \{\n +listen 80;[^]*?^ {2}\}\n/m, '')
    .replaceAll(/ +ssl_.*\n/g, '')
    .replace('/tmp/nginx.pid', path.join(folder, 'nginx.pid'));
  writeFileSync(file, text);
  execFileSync('nginx', ['-t', '-q', '-c', file]);
  return start(['nginx', '-c', file, '-g', 'daemon off;'], `http://localhost:${port}/livez`, { cwd: folder });
}

/** HAProxy with our configuration, in front of these ports, without TLS and as the user of the test. */
export async function startHaproxy(folder: string, port: number, servers: readonly number[]): Promise<Running> {
  const file = path.join(folder, 'haproxy.cfg');
  const text = atPorts(readFileSync('deploy/haproxy.cfg', 'utf8'), servers)
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replaceAll(/^ +(bind :443|user|group|http-request .*ssl_fc|http-request set-header).*\n/gm, '');
  writeFileSync(file, text);
  execFileSync('haproxy', ['-c', '-q', '-f', file]);
  return start(['haproxy', '-f', file], `http://localhost:${port}/livez`, { cwd: folder });
}
