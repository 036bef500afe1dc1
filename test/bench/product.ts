import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Used = Readonly<Record<'cpuMs' | 'longestTurnMs' | 'memoryMb', number>>;

export interface Started {
  readonly origin: string;
  readonly token: string;
  /** A bare Fastify in the same process, which sends the same bytes for a recommendation, a list of orders and a unit. */
  readonly bare: string;
  readonly quotes: readonly string[];
  readonly serials: readonly string[];
  readonly start: Used;
}

export interface Product extends Started {
  readonly used: () => Promise<Used>;
  readonly stop: () => Promise<void>;
}

export async function startProduct(url: string, watched: 'watched' | 'unwatched' = 'watched'): Promise<Product> {
  const execArgv = ['--expose-gc', '--import', 'tsx', '--max-old-space-size=4096'];
  const child = fork(join(import.meta.dirname, 'product.child.ts'), [url, watched], { execArgv });
  const ended = once(child, 'exit');
  const message = async (): Promise<unknown> => {
    const received = await Promise.race([once(child, 'message'), ended.then(() => null)]);
    if (received === null) throw new Error('The server ended.');
    return received[0];
  };
  const started = (await message()) as Started;
  const used = async () => {
    child.send('used');
    return (await message()) as Used;
  };
  const stop = async () => {
    child.disconnect();
    await ended;
  };
  return { ...started, used, stop };
}

/** Watches for the longest turn of the event loop, ms. Waiting for a processor on a busy machine does not count. */
export function watchTurns() {
  let [longest, at, cpu] = [0, performance.now(), process.cpuUsage()];
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(cpu);
    longest = Math.max(longest, Math.min(performance.now() - at, (user + system) / 1_000));
    [at, cpu] = [performance.now(), process.cpuUsage()];
  }, 1);
  return { longest: () => longest, reset: () => void (longest = 0), stop: () => clearInterval(timer) };
}
