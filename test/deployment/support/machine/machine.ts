import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../until';

/** Jest compiles to CommonJS, which has no import.meta. */
const HERE = path.resolve('test/deployment/support/machine');
const NAMESPACES = ['--mount', '--net', '--pid'];

/** A machine with its own files, ports and processes, which are all removed when it stops. Linux, root. */
export interface Machine {
  readonly desk: string;
  /** Runs shell lines there as root and returns their output. Throws if one fails. */
  run: (lines: string) => Promise<string>;
  start: (program: string, args: readonly string[], env?: Readonly<Record<string, string>>) => ChildProcess;
  /** A program that starts this browser of ours in the network of the machine. */
  browser: (executable: string) => string;
  stop: () => Promise<void>;
}

export async function startMachine(): Promise<Machine> {
  if (process.getuid?.() !== 0)
    throw new Error('Run it as root: it makes namespaces of its own. sudo npm run test:deployment');
  const folder = mkdtempSync(path.join(tmpdir(), 'specai-machine-'));
  chmodSync(folder, 0o755);
  const boot = path.join(HERE, 'boot.sh');
  const child = spawn('unshare', [...NAMESPACES, '--fork', '--kill-child', boot, folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await until(() => {
    if (child.exitCode !== null) throw new Error('The machine did not start.');
    return Promise.resolve(existsSync(path.join(folder, 'booted')));
  });
  const inside = ['--target', readFileSync(path.join(folder, 'pid'), 'utf8').trim(), ...NAMESPACES];
  const desk = path.join(folder, 'desk');
  const enter = (cwd: string, command: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawn('nsenter', [...inside, '--', 'env', `--chdir=${cwd}`, ...command], {
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', ...env },
    });
  const run = async (lines: string): Promise<string> => {
    const log = path.join(folder, 'output');
    const shell = enter(desk, ['bash', '-c', `exec > ${log} 2>&1; set -euo pipefail\n${lines}`], {
      CURL_CA_BUNDLE: path.join(desk, 'tls.crt'),
    });
    const code = await new Promise<number | null>((resolve) => void shell.once('exit', resolve));
    const output = readFileSync(log, 'utf8');
    if (code !== 0) throw new Error(`This failed:\n${lines}\n${output}`);
    return output;
  };
  const start: Machine['start'] = (program, args, env) => {
    const file = path.join(HERE, program);
    return enter(process.cwd(), [process.execPath, '--import', 'tsx', file, ...args], env);
  };
  const browser = (executable: string): string => {
    const file = path.join(folder, 'browser');
    const [target = '', pid = ''] = inside;
    writeFileSync(file, `#!/bin/sh\nexec nsenter ${target} ${pid} --net -- ${executable} "$@"\n`, { mode: 0o755 });
    return file;
  };
  const stop = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { desk, run, start, browser, stop };
}
