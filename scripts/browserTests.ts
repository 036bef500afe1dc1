/**
 * npm run test:browsers: the main journeys in Chromium, Firefox and WebKit, one after the other. Words pick engines:
 * `npm run test:browsers -- webkit`.
 */
import { spawnSync } from 'node:child_process';
import { findEngine, type EngineName } from '../test/browser/engines/engines';
import { buildProduct } from './build';
import { findBrowser } from './findBrowser.mjs';

const INSTALL_MS = 120_000;
const ENGINES: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];
/** The Debian package of each engine, if Playwright's own cannot be downloaded. */
const PACKAGES: Readonly<Record<string, string>> = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' };

const words = process.argv.slice(2);
const playwright = (...args: readonly string[]) => ['node_modules/playwright/cli.js', ...args];
const run = (args: readonly string[], options: { timeout?: number } = {}) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', ...options }).status === 0;

function isThere(name: EngineName): boolean {
  if (findEngine(name)) return true;
  run(playwright('install', name), { timeout: INSTALL_MS });
  return findEngine(name) !== null;
}

function journey(name: EngineName): 'passed' | 'failed' | 'skipped' {
  if (!isThere(name)) {
    console.log(`skipped: ${name} is not there. On Debian and Ubuntu: sudo apt-get install ${PACKAGES[name]}`);
    return 'skipped';
  }
  const config = ['--config', 'test/browser/engines/playwright.config.ts', `--project=${name}`];
  return run(playwright('test', ...config)) ? 'passed' : 'failed';
}

process.env.CHROMIUM_PATH = await findBrowser();
await buildProduct();
const results = ENGINES.filter((name) => words.length === 0 || words.includes(name)).map((name) => {
  const startedAt = Date.now();
  return { name, result: journey(name), seconds: (Date.now() - startedAt) / 1000 };
});
for (const { name, result, seconds } of results) console.log(`${result.padEnd(7)} ${name} ${seconds.toFixed(1)} s`);
process.exit(results.some(({ result }) => result === 'failed') ? 1 : 0);
