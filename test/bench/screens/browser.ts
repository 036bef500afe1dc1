import { chromium, type CDPSession, type Page } from 'playwright';
import { buildProduct } from '../../../scripts/build';
import { signIn } from '../../browser/signIn';
import startServer from '../../browser/startServer';
import { byTurns } from '../measure';
import { servePeers } from './peers';

/** Longer than an answer to a key or a press takes. */
const QUIET_MS = 250;
/** The network never idles, since changes are streamed. */
export const SETTLED_MS = 1_200;
const TIMEOUT_MS = 180_000;

export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export interface Opened extends Tab {
  readonly peers: string;
}

/** The processor's slowdown factor and the bandwidth, if limited. */
export interface Condition {
  readonly cpu: number;
  readonly kbit?: number;
  readonly latency?: number;
}

/** Without a cache, under a condition. */
export async function throttle(cdp: CDPSession, { cpu, kbit, latency = 0 }: Condition): Promise<void> {
  const bytes = kbit === undefined ? -1 : (kbit * 1024) / 8;
  const line = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await cdp.send('Network.emulateNetworkConditions', line);
}

async function tabOf(page: Page): Promise<Tab> {
  const cdp = await page.context().newCDPSession(page);
  await throttle(cdp, { cpu: 1 });
  return { page, cdp };
}

export async function withBrowser<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
  await buildProduct();
  const peers = await servePeers();
  const stop = await startServer();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '' });
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    context.setDefaultTimeout(TIMEOUT_MS);
    return await work({ ...(await tabOf(await context.newPage())), peers: peers.url });
  } finally {
    await browser.close();
    await peers.stop();
    await stop();
  }
}

export async function signInAndFind(page: Page): Promise<string> {
  // A busy machine can exceed the timeouts of the tests.
  await signIn(page).catch(() => page.getByRole('button', { name: /log ?out/i }).waitFor());
  const compare = page.getByRole('link', { name: /^Compare Units/ }).first();
  return (await compare.getAttribute('href')) ?? '/';
}

export async function openTabs(ours: Tab, addresses: Readonly<Record<string, string>>, loaded: string) {
  const tabs = new Map<string, Tab>();
  for (const [name, address] of Object.entries(addresses)) {
    const tab = name === 'ours' ? ours : await tabOf(await ours.page.context().newPage());
    await tab.page.goto(address);
    await tab.page.locator(loaded).first().waitFor({ state: 'attached' });
    tabs.set(name, tab);
  }
  await ours.page.waitForTimeout(2 * SETTLED_MS);
  return tabs;
}

export async function tabsByTurns(
  tabs: ReadonlyMap<string, Tab>,
  rounds: number,
  measure: (tab: Tab) => Promise<readonly number[]>,
): Promise<{ ours: number[]; peers: Record<string, number[]> }> {
  const works = [...tabs].map(([name, tab]) => [name, () => tab.page.bringToFront().then(() => measure(tab))] as const);
  const values = Object.entries(await byTurns(rounds, Object.fromEntries(works)));
  const { ours = [], ...peers } = Object.fromEntries(values.map(([name, each]) => [name, each.flat()]));
  return { ours, peers };
}

/** The main thread's processor time for an action, ms, with style and layout. Waiting on a busy machine does not count. */
export async function taskOf({ page, cdp }: Tab, act: () => Promise<unknown>): Promise<number> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await taskMs();
  await act();
  await page.waitForTimeout(QUIET_MS);
  return (await taskMs()) - before;
}
