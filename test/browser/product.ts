import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { makeDataFolder } from '../support/makeDataFolder';

/**
 * Ports below the ephemeral range, a separate block for each process, so that no other process takes a free port
 * first.
 */
const PORTS_EACH = 500;
let next = 20_000 + PORTS_EACH * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? -1));

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = next++;
    if (await isFree(port)) return port;
  }
}

async function untilReady(url: string, server: ChildProcess, output: string[]): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server did not become ready.\n${output.join('')}`);
}

function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

export interface Product {
  url: string;
  stop: () => Promise<void>;
}

type Variables = Readonly<Record<string, string>>;

export async function startProduct(env: Variables | ((url: string) => Promise<Variables>) = {}): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = typeof env === 'function' ? await env(url) : env;
  const dataDir = makeDataFolder('browser');
  const output: string[] = [];
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...own,
    },
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await untilReady(url, server, output);
  const stop = async () => {
    await stopped(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}
