/** npm test: every check there is. `npm test -- jest browser` runs only the named ones. */
import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';

prepare();
const node = process.execPath;
const bin = (name) => `node_modules/${name}`;

const jest = (...projects) => ({
  name: 'jest',
  command: [node, bin('jest/bin/jest.js'), '--maxWorkers=2', '--selectProjects', ...projects],
});

/**
 * The checks that run two at a time, in order. The browser's journeys wait more than they work: what else there is fills
 * those gaps. The tests of screens have both cores to themselves.
 */
const stages = [
  [
    { name: 'build', command: [node, 'scripts/run.mjs', 'scripts/build.ts'] },
    { name: 'lint', command: [node, bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
    {
      name: 'browser',
      command: [node, bin('playwright/cli.js'), 'test', '--config', 'test/browser/playwright.config.ts'],
      needsBrowser: true,
      needsBuild: true,
    },
    { name: 'types', command: [node, bin('typescript/bin/tsc'), '--noEmit'] },
    { name: 'size', command: [node, bin('size-limit/bin.js')], needsBuild: true },
    { name: 'format', command: [node, bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
    { name: 'unused', command: [node, bin('knip/bin/knip.js')] },
    // What only a test uses is unused.
    { name: 'unused', command: [node, bin('knip/bin/knip.js'), '--production'] },
    jest('rules', 'server'),
  ],
  [jest('web')],
];

function run({ name, command: [file, ...args] }, env) {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('close', (code) => resolve({ name, passed: code === 0, seconds: (Date.now() - startedAt) / 1000 }));
  });
}

async function environment(check) {
  const env = { ...process.env, NODE_ENV: 'test' };
  if (!check.needsBrowser) return env;
  const { findBrowser } = await import('./findBrowser.mjs');
  return { ...env, CHROMIUM_PATH: await findBrowser() };
}

async function runTwoAtATime(checks) {
  const waiting = [...checks];
  const results = [];
  let built = Promise.resolve();
  const perform = async (check) => {
    if (check.needsBuild) await built;
    results.push(await run(check, await environment(check)));
  };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const performed = perform(check);
      if (check.name === 'build') built = performed;
      await performed;
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

const startedAt = Date.now();
const named = process.argv.slice(2);
const results = [];
for (const stage of stages) {
  const chosen = stage.filter(({ name }) => named.length === 0 || named.includes(name));
  if (chosen.length > 0) console.log(`\n--- ${chosen.map(({ name }) => name).join(', ')}`);
  results.push(...(await runTwoAtATime(chosen)));
}

console.log('');
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${seconds.toFixed(1)} s`);
const failed = results.filter(({ passed }) => !passed).length;
const minutes = (Date.now() - startedAt) / 60_000;
console.log(`\nchecks: ${results.length - failed} passed, ${failed} failed, in ${minutes.toFixed(1)} minutes`);
process.exit(failed === 0 && results.length > 0 ? 0 : 1);
