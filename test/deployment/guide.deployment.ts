import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import * as z from 'zod';
import { CLIENT_ID, TENANT_ID } from '../support/entra/addresses';
import { PASSWORD, people } from '../support/entra/people';
import { stepsOfGuide } from './support/guide';
import { startMachine, type Machine } from './support/machine/machine';
import { renameAssets } from './support/tree';

/** Walks docs/operate/deployment.md from an empty machine on. Needs Linux, root, Debian's PostgreSQL, nginx and Prometheus, and a Chromium. */
const ORIGIN = 'https://specai.example.com';
const ARCHIVE = 'specai-0.1.0-linux-x64.tar.gz';
const UNITS = `IC#,Condition,Phase,KVA,Primary voltage,Secondary voltage,Unit cost
700101,RC,3,500,12470GrdY/7200,480Y/277,"$14,250.00"
`;
const ORDERS = `Order code,Job number,Customer,Order date,Request date,Order type,Phase,KVA,Primary voltage,Secondary voltage,Sale price
SO-9001,J60001,Copper State Mill,3/13/2026,6/15/2026,RC,3,500,12470GrdY/7200,480Y/277,"$33,500.00"
`;
const started = z.object({
  environment: z.record(z.string(), z.string()),
  chromiumArgs: z.array(z.string()),
});
const answers = z.object({ answered: z.record(z.string(), z.number()), failures: z.array(z.string()) });

const steps = stepsOfGuide();
const [morgan] = people;
let machine: Machine;
const cleanups: (() => unknown)[] = [];
let browser: Browser;
let page: Page;
let token = '';

/** Runs the guide's commands under a title as a person with their own tenant and application. */
async function walk(title: string): Promise<string> {
  const step = steps.find((each) => each.title === title);
  if (step === undefined) throw new Error(`docs/operate/deployment.md has no step "${title}"`);
  let output = '';
  for (const block of step.blocks.filter((each) => !each.startsWith('npm run package'))) {
    const own = block.replace(/(?<=ENTRA_TENANT_ID=).*/, TENANT_ID).replace(/(?<=ENTRA_CLIENT_ID=).*/, CLIENT_ID);
    output += await machine.run(own);
  }
  return output;
}

async function firstLine({ stdout, stderr }: ChildProcess): Promise<unknown> {
  if (stdout === null || stderr === null) throw new Error('A program without output');
  stderr.pipe(process.stderr);
  for await (const line of createInterface(stdout)) return JSON.parse(line);
  throw new Error('A program ended without a word');
}

/** Starts the stand-in for Entra ID and points the servers of the machine to it. */
async function connectToEntra(): Promise<readonly string[]> {
  const entra = machine.start('entra.child.ts', [ORIGIN]);
  cleanups.push(() => entra.kill());
  const { environment, chromiumArgs } = started.parse(await firstLine(entra));
  // Readable for the servers' user, wherever the project is.
  const toStandIn = path.join(machine.desk, 'toStandIn.mjs');
  const certificate = path.join(machine.desk, 'entra.pem');
  copyFileSync('test/support/entra/toStandIn.mjs', toStandIn);
  copyFileSync(environment['NODE_EXTRA_CA_CERTS'] ?? '', certificate);
  const port = environment['ENTRA_STAND_IN_PORT'] ?? '';
  const settings = [
    `NODE_EXTRA_CA_CERTS=${certificate}`,
    `ENTRA_STAND_IN_PORT=${port}`,
    `NODE_OPTIONS=--import=${toStandIn}`,
  ];
  await machine.run(`cat > /run/stand-in.env <<'ENV'\n${settings.join('\n')}\nENV`);
  return chromiumArgs;
}

/** The archive of a later release: a copy of this one with renamed files. */
function makeNextArchive(): void {
  const tree = path.join(machine.desk, 'specai-0.2.0');
  execFileSync('tar', ['-xzf', ARCHIVE, '--transform', 's/^specai-0.1.0/specai-0.2.0/'], { cwd: machine.desk });
  const assets = path.join(tree, 'dist/web/assets');
  cpSync(assets, path.join(machine.desk, 'previous'), { recursive: true });
  renameAssets(tree);
  cpSync(path.join(machine.desk, 'previous'), assets, { recursive: true });
  execFileSync('tar', ['-I', 'gzip -1', '-cf', ARCHIVE.replace('0.1.0', '0.2.0'), 'specai-0.2.0'], {
    cwd: machine.desk,
  });
  rmSync(tree, { recursive: true });
}

beforeAll(async () => {
  machine = await startMachine();
  cleanups.push(machine.stop);
  execFileSync('npm', ['run', 'package'], { stdio: 'ignore' });
  renameSync(ARCHIVE, path.join(machine.desk, ARCHIVE));
  makeNextArchive();
  writeFileSync(path.join(machine.desk, 'units.csv'), UNITS);
  writeFileSync(path.join(machine.desk, 'orders.csv'), ORDERS);
  const [rules = '', ...others] = await connectToEntra();
  browser = await chromium.launch({
    executablePath: machine.browser(process.env.CHROMIUM_PATH ?? chromium.executablePath()),
    args: [`${rules}, MAP specai.example.com 127.0.0.1`, ...others],
  });
  cleanups.push(() => browser.close());
}, 600_000);
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

test('its commands lead from an empty machine to servers in which a person signs in at Entra ID', async () => {
  for (const title of ['The machine', 'PostgreSQL', 'The package', 'Settings', 'The service']) await walk(title);
  expect(await walk('The proxy and TLS')).toContain('"status":"ok"');
  page = await browser.newPage();
  page.on('request', (request) => {
    token = request.headers()['authorization']?.replace('Bearer ', '') ?? token;
  });
  await page.goto(ORIGIN);
  await page.getByRole('button', { name: 'Sign in with your work account' }).click();
  await page.getByLabel('Email').fill(morgan.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(morgan.name).waitFor();
  expect(await walk('The first sign-in')).toMatch(/Added \d+ orders and \d+ units[^]*Removed \d+ orders and \d+ units/);
}, 600_000);

test('its commands import own files, back them up and restore them in a database beside', async () => {
  expect(await walk('Your own data')).toMatch(/Units: 1 read, 1 added/);
  await page.goto(`${ORIGIN}/inventory`);
  await page.getByRole('link', { name: '700101' }).first().waitFor();
  const reported = await walk('Backups');
  expect(reported).toContain('is complete');
  expect(reported).toMatch(/count\s+-+\s+1\s/);
}, 300_000);

test('its Prometheus finds both servers, and takes the rules', async () => {
  expect(await walk('Monitoring')).toContain('6 rules found');
}, 120_000);

test('an update, a rollback and a new password leave no request of people at work without its answer', async () => {
  const font = `/fonts/${readdirSync('public/fonts').find((name) => name.endsWith('.woff2')) ?? ''}`;
  const load = machine.start('load.child.ts', [ORIGIN, font, token], {
    NODE_EXTRA_CA_CERTS: path.join(machine.desk, 'tls.crt'),
  });
  const reported = firstLine(load);
  for (const title of ['Updates', 'Rollback', 'Changing a secret']) {
    await walk(title);
    await sleep(1_000);
  }
  load.stdin?.end();
  const { answered, failures } = answers.parse(await reported);
  process.stdout.write(`Answered during the update, the rollback and the new password: ${JSON.stringify(answered)}\n`);
  expect(failures).toEqual([]);
  expect(Object.keys(answered).toSorted()).toEqual(['DELETE', 'GET', 'POST']);
  await once(load, 'exit');
}, 600_000);
