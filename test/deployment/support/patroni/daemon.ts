import { execFileSync, spawn } from 'node:child_process';
import { chownSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const idOf = (option: '-u' | '-g') => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root. */
const account = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

export function giveToPostgres(folder: string): void {
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
}

export interface Daemon {
  readonly pid: number;
}

export function startDaemon([command = '', ...args]: readonly string[], cwd: string): Daemon {
  const child = spawn(command, args, { cwd, ...account, env: { ...process.env, HOME: cwd }, stdio: 'ignore' });
  if (child.pid === undefined) throw new Error(`${command} cannot be started.`);
  return { pid: child.pid };
}

function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      found.set(Number(pid), Number(text.slice(text.lastIndexOf(')') + 4).split(' ')[0]));
    } catch {
      // It has ended.
    }
  }
  return found;
}

/** These processes and all that they started. */
export function familyOf(...pids: readonly number[]): number[] {
  const all = [...parents()];
  const family = new Set(pids);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const [pid, parent] of all) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
  }
}

export function postmasterIn(data: string): number | null {
  try {
    return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}
