import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../src/server/db/embedded/control';

interface Reported {
  readonly size: number;
  readonly ageMs: number;
  readonly cpuMs: number;
  readonly isPooled: boolean;
  readonly fullReads: number;
  /** When its searches first reflected the last change of a unit, by serial. */
  readonly appliedAt: Readonly<Record<string, number>>;
  readonly errors: readonly string[];
}

export interface Server {
  readonly process: ChildProcess;
  tell: () => Promise<Reported>;
  stop: () => Promise<void>;
}

export async function startServer(env: Readonly<Record<string, string>>): Promise<Server> {
  const port = await freePort();
  const output: string[] = [];
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/deployment/support/server.child.ts'], {
    env: { ...process.env, SAMPLE_DATA: 'off', ...env, CHILD_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const tell = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}`);
    return (await answer.json()) as Reported;
  };
  const isStarted = () => tell().then(Boolean, () => false);
  while (!(await isStarted())) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output.join('')}`);
    await sleep(100);
  }
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await ended;
  };
  return { process: child, tell, stop };
}
