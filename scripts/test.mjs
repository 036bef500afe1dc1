/** npm test: every check. `npm test -- jest browser` runs only those; `--exhaustive` (npm run test:exhaustive) sweeps everything. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepare } from './prepare.mjs';

prepare();
const node = process.execPath;
const bin = (name) => `node_modules/${name}`;

const EXHAUSTIVELY = '--exhaustive';
const words = process.argv.slice(2);
const isExhaustive = words.includes(EXHAUSTIVELY);

const JEST_RESULTS = '.cache/jest.json';
const SLOWEST = 5;
/** More failures are not flaky. */
const MAX_STUMBLES = 5;
/** Written by test/browser/lastWords.ts about failed attempts. */
const BROWSER_WORDS = '.cache/browser.txt';

/** Concurrent checks: the journeys often wait for their browser, so a third check uses idle time. */
const LANES = 3;

/** Longest first. */
const checks = [
  { name: 'build', command: [node, 'scripts/run.mjs', 'scripts/build.ts'], isFirst: true },
  // Tests often wait for PostgreSQL and timeouts, so a third worker uses idle time.
  {
    name: 'jest',
    command: [node, bin('jest/bin/jest.js'), '--maxWorkers=3', '--json', `--outputFile=${JEST_RESULTS}`],
  },
  { name: 'lint', command: [node, bin('oxlint/bin/oxlint')] },
  {
    name: 'browser',
    command: [node, bin('playwright/cli.js'), 'test', '--config', 'test/browser/playwright.config.ts'],
    needsBuild: true,
    isFirst: true,
  },
  // A second checker would repeat much of the work.
  { name: 'types', command: [node, bin('@typescript/native/bin/tsc'), '--noEmit', '--checkers', '1'] },
  { name: 'size', command: [node, bin('size-limit/bin.js')], needsBuild: true },
  { name: 'format', command: [node, bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'unused', command: [node, bin('knip/bin/knip.js'), '--config', 'config/knip.json'] },
  // Reports code that only tests use.
  { name: 'unused', command: [node, bin('knip/bin/knip.js'), '--config', 'config/knip.json', '--production'] },
];

/** MB of V8's young generation: its default of 16 costs a Jest worker a seventh of its time. More helper threads would contend. */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64 --v8-pool-size=1`.trim();

/** Niceness of all checks but the journeys and their build. */
const IN_THE_BACKGROUND = 10;

const failedFiles = () =>
  existsSync(JEST_RESULTS)
    ? JSON.parse(readFileSync(JEST_RESULTS, 'utf8'))
        .testResults.filter(({ status }) => status === 'failed')
        .map(({ name }) => name)
    : [];

/** Retries failed Jest files, and reports those that pass then. */
async function runJestAgain(result) {
  const files = failedFiles();
  if (result.passed || files.length === 0 || files.length > MAX_STUMBLES) return result;
  const again = [node, bin('jest/bin/jest.js'), '--runTestsByPath', ...files];
  const { passed, seconds } = await run({ name: 'jest', command: again });
  if (passed) for (const file of files) console.log(`flaky: ${path.relative('.', file)} passed at its second attempt`);
  return { ...result, passed, seconds: result.seconds + seconds };
}

function run({ name, command: [file, ...args], isFirst }) {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    if (!isFirst) os.setPriority(child.pid, IN_THE_BACKGROUND);
    child.on('close', (code) => resolve({ name, passed: code === 0, seconds: (Date.now() - startedAt) / 1000 }));
  });
}

const env = { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: nodeOptions, ...(isExhaustive && { EXHAUSTIVE: '1' }) };

async function runInLanes(checks) {
  const waiting = [...checks];
  const results = [];
  let built = Promise.resolve();
  const perform = async (check) => {
    if (check.needsBuild) await built;
    const result = await run(check);
    results.push(check.name === 'jest' ? await runJestAgain(result) : result);
  };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const performed = perform(check);
      if (check.name === 'build') built = performed;
      await performed;
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return results;
}

/** The browser's slowest files are at the end of its own output. */
function printSlowestOfJest() {
  const { testResults } = JSON.parse(readFileSync(JEST_RESULTS, 'utf8'));
  const files = testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }));
  console.log('\nslowest files of Jest:');
  for (const { name, seconds } of files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s ${path.relative('.', name)}`);
}

/** Prints failures at the end of the log. */
function printFailures() {
  if (existsSync(JEST_RESULTS))
    for (const { name, status, assertionResults } of JSON.parse(readFileSync(JEST_RESULTS, 'utf8')).testResults) {
      if (status === 'failed') console.log(`failed: ${path.relative('.', name)}`);
      for (const { fullName, status } of assertionResults) if (status === 'failed') console.log(`  ${fullName}`);
    }
  if (existsSync(BROWSER_WORDS)) process.stdout.write(readFileSync(BROWSER_WORDS));
}

const startedAt = Date.now();
const named = words.filter((word) => word !== EXHAUSTIVELY);
const chosen = checks.filter(({ name }) => named.length === 0 || named.includes(name));
mkdirSync(path.dirname(JEST_RESULTS), { recursive: true });
for (const file of [JEST_RESULTS, BROWSER_WORDS]) rmSync(file, { force: true });
const results = await runInLanes(chosen);

if (existsSync(JEST_RESULTS)) printSlowestOfJest();
printFailures();
console.log('');
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${seconds.toFixed(1)} s`);
const failed = results.filter(({ passed }) => !passed).length;
const minutes = (Date.now() - startedAt) / 60_000;
console.log(`\nchecks: ${results.length - failed} passed, ${failed} failed, in ${minutes.toFixed(1)} minutes`);
process.exit(failed === 0 && results.length > 0 ? 0 : 1);
