import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** '1-02:03:04', or '03:04.50' of a Mac, in seconds. */
function secondsOf(time: string): number {
  const [clock = '', days = '0'] = time.split('-').toReversed();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}

/** Seconds of processor time that this process and the PostgreSQL in `location` have taken so far. */
export function cpuSeconds(location: string): { node: number; postgres: number } {
  const { user, system } = process.cpuUsage();
  const postmaster = readFileSync(join(location, 'postmaster.pid'), 'utf8').split('\n')[0];
  const lines = execFileSync('ps', ['axS', '-o', 'pid=,ppid=,time='], { encoding: 'utf8' }).split('\n');
  const postgres = lines.reduce((sum, line) => {
    const [pid, parent, time = ''] = line.trim().split(/\s+/);
    return pid === postmaster || parent === postmaster ? sum + secondsOf(time) : sum;
  }, 0);
  return { node: (user + system) / 1e6, postgres };
}
