import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a program called osv-scanner on the PATH that writes what it was started with, and where, and ends so. */
function aScanner(exitStatus: number) {
  const file = path.join(folder, 'osv-scanner');
  writeFileSync(
    file,
    `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/started"\npwd > "${folder}/in"\nexit ${exitStatus}\n`,
  );
  chmodSync(file, 0o755);
}
/** As npm runs it, from another folder, with nothing else on the PATH. */
const audit = (...asked: string[]) =>
  spawnSync(process.execPath, [path.resolve('scripts/auditDependencies.mjs'), ...asked], {
    ...{ cwd: folder, encoding: 'utf8' as const },
    env: { ...process.env, PATH: folder },
  });
const started = () => readFileSync(path.join(folder, 'started'), 'utf8').trim().split('\n');

test('The scanner looks at the lockfile, offline, and its exit status is that of the audit', () => {
  aScanner(0);
  expect(audit().status).toBe(0);
  expect(started()).toEqual(['scan', 'source', '--offline', '--lockfile=package-lock.json']);
  expect(readFileSync(path.join(folder, 'in'), 'utf8').trim()).toBe(path.resolve('.'));
  aScanner(1);
  expect(audit().status).toBe(1);
});

test('The database is downloaded only on request', () => {
  aScanner(0);
  expect(audit('--update').status).toBe(0);
  expect(started()).toEqual([
    ...['scan', 'source', '--offline', '--download-offline-databases'],
    '--lockfile=package-lock.json',
  ]);
});

test('Without a scanner it says how to get one', () => {
  const { status, stderr } = audit();
  expect(status).toBe(2);
  expect(stderr).toContain('osv-scanner is not on the PATH.');
  expect(stderr).toContain('npm run audit:offline -- --update');
});

test('An argument it does not know starts nothing', () => {
  aScanner(0);
  const { status, stderr } = audit('--fix');
  expect([status, stderr]).toEqual([2, 'npm run audit:offline [-- --update]\n']);
  expect(started).toThrow('ENOENT');
});

test('The workflow scans the same lockfile, each week and when it changes, by a pinned version of the action', () => {
  const workflow = z
    .object({
      on: z.object({
        schedule: z.array(z.object({ cron: z.string().regex(/^\d+ \d+ \* \* \d$/) })).length(1),
        push: z.object({ paths: z.array(z.string()) }),
        pull_request: z.object({ paths: z.array(z.string()) }),
      }),
      jobs: z.object({ scan: z.object({ uses: z.string(), with: z.object({ 'scan-args': z.string() }) }) }),
    })
    .parse(parse(readFileSync('.github/workflows/dependencies.yml', 'utf8')));
  expect(workflow.on.push.paths).toContain('package-lock.json');
  expect(workflow.on.pull_request.paths).toContain('package-lock.json');
  expect(workflow.jobs.scan.uses).toMatch(/^google\/osv-scanner-action\/.+@[0-9a-f]{40}$/);
  expect(workflow.jobs.scan.with['scan-args']).toBe('--lockfile=package-lock.json');
});
