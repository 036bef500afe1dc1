import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Step } from '../../src/web/features/devtools/recording';
import { aRecordingOf, icStep } from '../support/recordings';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'specai-replay-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const replayed = (...args: string[]) => {
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', ...args], {
    encoding: 'utf8',
  });
  return { lines: stdout.trim().split('\n'), status };
};

function saved(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const opened = (value: unknown): Step[] => [icStep('xstate.init', 'closed'), icStep('TOGGLE', value)];

test('a folder of recordings is replayed; a difference is named by its step and exits with 1', () => {
  saved('good.json', aRecordingOf(...opened({ open: 'idle' })));
  saved('wrong.json', aRecordingOf(...opened('closed')));
  const { lines, status } = replayed(folder);
  expect(status).toBe(1);
  expect(lines).toEqual([
    `${path.join(folder, 'good.json')}: ok (1 steps compared)`,
    `${path.join(folder, 'wrong.json')}: 1 of 1 compared steps differ`,
    '  step 2  icPanel/TOGGLE',
    '    state.value: recorded "closed", today {"open":"idle"}',
  ]);
});

test('a file that is no recording is named, and the exit code is 2', () => {
  const { lines, status } = replayed(saved('old.json', { ...aRecordingOf(), version: 2 }));
  expect(status).toBe(2);
  expect(lines).toEqual([`${path.join(folder, 'old.json')}: This is not a recording of version 3 (version).`]);
});

test('without a path the usage is shown', () => {
  expect(replayed()).toMatchObject({
    lines: expect.arrayContaining(['npm run replay -- PATH...']) as unknown,
    status: 0,
  });
});
