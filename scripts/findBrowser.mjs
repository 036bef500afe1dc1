/** Finds or installs a Chromium for the browser tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from './prepare.mjs';

/** The headless shell is lighter than a full Chromium; Playwright prefers it too. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = () => process.getuid?.() === 0;
const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

async function installed() {
  const { chromium } = await import('playwright');
  const candidates = [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()];
  return candidates.find((each) => each && existsSync(each) && works(each, ['--version']));
}

function installWithPlaywright() {
  const withDependencies = isRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
  const args = ['node_modules/playwright/cli.js', 'install', ...withDependencies, '--only-shell', 'chromium'];
  spawnSync(process.execPath, args, { stdio: 'inherit', timeout: 300_000 });
}

function installWithApt() {
  const sudo = isRoot() ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return execFileSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  if (!works('apt-get', ['--version']) || (!isRoot() && !works('sudo', ['-n', 'true']))) return;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    try {
      apt('update', '-qq');
      apt('install', '-y', '-qq', '--no-install-recommends', name);
      return;
    } catch {
      console.error(`apt-get could not install ${name}.`);
    }
  }
}

/** The path of a working Chromium. Ends the process with instructions if there is none. */
export async function findBrowser() {
  for (const install of [() => {}, installWithApt, installWithPlaywright]) {
    install();
    const found = await installed();
    if (found) return found;
    console.log('No Chromium for the browser tests yet; installing one ...');
  }
  return stop(
    'No Chromium could be found or installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
