import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TICKS_PER_SECOND = 100;

export async function byTurns<Name extends string, Value>(
  rounds: number,
  works: Readonly<Record<Name, (round: number) => Promise<Value>>>,
): Promise<Record<Name, Value[]>> {
  const values = new Map<string, Value[]>();
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, work] of Object.entries<(round: number) => Promise<Value>>(works)) {
      const value = await work(round);
      if (round > 0) values.set(name, [...(values.get(name) ?? []), value]);
    }
  return Object.fromEntries(values) as Record<Name, Value[]>;
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** The times of calls one after the other, ms. */
export async function timesOf(count: number, work: (nth: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const startedAt = performance.now();
    await work(nth);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Seconds of processor time that PostgreSQL has used. Only Linux counts finely enough. */
export function postgresSeconds(location: string): number {
  const postmaster = readFileSync(join(location, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const ticks = readdirSync('/proc').map((pid) => {
    try {
      const text = /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      if (pid !== postmaster && fields[1] !== postmaster) return 0;
      return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    } catch {
      return 0; // The process has ended.
    }
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}
