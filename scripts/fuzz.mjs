/**
 * npm run test:fuzz: 20,000 valid and 20,000 invalid requests per API operation, 60 tries of each attack on each, and each write cut at
 * 200 points. Arguments select operations by name: `npm run test:fuzz -- 'GET /api/orders/'`. FUZZ_SEED repeats a printed run.
 */
import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

const MAX_MS = 3 * 60 * 60_000;

prepare();
const FUZZ_SEED = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31);
const whole = { FUZZ_RUNS: '20000', ATTACK_TRIES: '60', ATTACK_CUTS: '200' };
const env = { ...whole, ...process.env, NODE_ENV: 'test', FUZZ_SEED };
console.log(`FUZZ_SEED=${FUZZ_SEED}`);
const words = process.argv.slice(2).flatMap((each) => ['--testNamePattern', each]);
const jest = [
  'node_modules/jest/bin/jest.js',
  'test/server/http/fuzz.test.ts',
  'test/server/attack',
  `--testTimeout=${MAX_MS}`,
];
const { status } = spawnSync(process.execPath, [...jest, ...words], { stdio: 'inherit', env });
process.exit(status ?? 1);
