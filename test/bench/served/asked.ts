import { monitorEventLoopDelay } from 'node:perf_hooks';
import { show, timingOf } from '../measure';
import type { Questions } from './questions';

interface Asked {
  readonly origin: string;
  readonly headers: Record<string, string>;
  readonly log: (text: string) => void;
}

const TIMES = 100;

/** Asks questions of each kind a hundred times, one after the other, and prints how long answers took. */
export async function askAll(kinds: readonly Questions[], { origin, headers, log }: Asked): Promise<void> {
  const all: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const cpuBefore = process.cpuUsage();
  for (const { name, addresses } of kinds) {
    const times: number[] = [];
    for (let nth = 0; nth < TIMES && addresses.length > 0; nth += 1) {
      const address = addresses[nth % addresses.length] ?? '';
      const startedAt = performance.now();
      const response = await fetch(origin + address, { headers });
      await response.text();
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
      times.push(performance.now() - startedAt);
      if (nth === 0 && all.length === 0) delay.enable();
    }
    all.push(...times);
    log(show(name, timingOf(times)));
  }
  delay.disable();
  const { user, system } = process.cpuUsage(cpuBefore);
  log(show('all', timingOf(all)));
  log(`processor time per answer, client included: ${((user + system) / 1_000 / all.length).toFixed(1)} ms`);
  log(`longest turn of the event loop: p50 ${ms(delay.percentile(50))}, p99 ${ms(delay.percentile(99))} ms`);
}

const ms = (nanoseconds: number): string => (nanoseconds / 1e6).toFixed(0);
