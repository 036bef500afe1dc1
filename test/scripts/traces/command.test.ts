import { spawnSync } from 'node:child_process';

const traces = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/traces.ts', ...args], { encoding: 'utf8' });

test('help names every option and every session, and records nothing', () => {
  const { stdout, status } = traces('--help');
  for (const word of ['--update', '--full', 'orders-and-logout', 'reserve-and-release']) expect(stdout).toContain(word);
  expect(status).toBe(0);
});

test('a session that is not there ends with 2 and names those that are', () => {
  const { stderr, status } = traces('reserve');
  expect(stderr).toContain("There is no session 'reserve'. There are: orders-and-logout, comparison,");
  expect(status).toBe(2);
});
