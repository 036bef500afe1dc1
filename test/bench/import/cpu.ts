import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** '1-02:03:04', or '03:04.50' of a Mac, in seconds. */
function secondsOf(time: string): number {
  const [clock = '', days = '0'] = time.split('-').toReversed();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}

interface ProcessTime {
  readonly pid: string;
  readonly parent: string;
  readonly seconds: number;
}

/** To a second, of every system. */
const listedTimes = (): ProcessTime[] =>
  execFileSync('ps', ['axS', '-o', 'pid=,ppid=,time='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid = '', parent = '', time = '']) => ({ pid, parent, seconds: secondsOf(time) }));

const TICKS_PER_SECOND = 100;

/** To a hundredth of a second, as Linux counts; children that ended are in their parent's. */
function linuxTimes(): ProcessTime[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
        return [{ pid, parent: fields[1] ?? '', seconds: ticks / TICKS_PER_SECOND }];
      } catch {
        // Ended meanwhile.
        return [];
      }
    });
}

/** Seconds of processor time that this process and the PostgreSQL in `location` have taken so far. */
export function cpuSeconds(location: string): { node: number; postgres: number } {
  const { user, system } = process.cpuUsage();
  const postmaster = readFileSync(join(location, 'postmaster.pid'), 'utf8').split('\n')[0];
  const postgres = (existsSync('/proc/self/stat') ? linuxTimes() : listedTimes())
    .filter(({ pid, parent }) => pid === postmaster || parent === postmaster)
    .reduce((sum, { seconds }) => sum + seconds, 0);
  return { node: (user + system) / 1e6, postgres };
}
