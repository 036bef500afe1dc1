import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const MIGRATIONS = 'src/server/db/migrations';
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** `PREVIOUS_RELEASE`, or the sources before the newest migration. */
export function previousRelease(): string {
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  const given = process.env.PREVIOUS_RELEASE ?? (newest === '' ? '' : `${newest}^`);
  if (given === '')
    throw new Error('The history has no older sources. Fetch it (git fetch --unshallow), or set PREVIOUS_RELEASE.');
  return git('rev-parse', '--verify', `${given}^{commit}`);
}

/** A release of the history, built as on the machine of its day. Removed by `removeRelease`. */
export function buildRelease(commit: string, folder: string): void {
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
  const isSame = readFileSync('package-lock.json').equals(readFileSync(path.join(folder, 'package-lock.json')));
  if (isSame) symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: '' },
  });
}

export function removeRelease(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}
