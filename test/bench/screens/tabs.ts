import type { CDPSession, Page } from 'playwright';
import { SETTLED_MS, throttle } from './measurePage';

export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Ours in the tab that is signed in, each of the peers in one of its own, until `isLoaded` of all is there. */
export async function openTabs(
  signedIn: Tab,
  addresses: { readonly ours: string } & Readonly<Record<string, string>>,
  isLoaded: string,
): Promise<ReadonlyMap<string, Tab>> {
  const tabs = new Map<string, Tab>();
  for (const [name, address] of Object.entries(addresses)) {
    const tab = name === 'ours' ? signedIn : await newTab(signedIn.page);
    await tab.page.goto(address);
    await tab.page.locator(isLoaded).first().waitFor({ state: 'attached' });
    tabs.set(name, tab);
  }
  await signedIn.page.waitForTimeout(2 * SETTLED_MS);
  return tabs;
}

async function newTab(beside: Page): Promise<Tab> {
  const page = await beside.context().newPage();
  const cdp = await page.context().newCDPSession(page);
  await throttle(cdp);
  return { page, cdp };
}

/** Measures in each tab by turns; the first turn counts for nothing. */
export async function byTurns(
  tabs: ReadonlyMap<string, Tab>,
  rounds: number,
  measure: (tab: Tab) => Promise<readonly number[]>,
): Promise<{ ours: number[]; peers: Record<string, number[]> }> {
  const values = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, tab] of tabs) {
      await tab.page.bringToFront();
      const measured = await measure(tab);
      if (round > 0) values.set(name, [...(values.get(name) ?? []), ...measured]);
    }
  const { ours = [], ...peers } = Object.fromEntries(values);
  return { ours, peers };
}

export async function closePeers(tabs: ReadonlyMap<string, Tab>): Promise<void> {
  for (const [name, { page }] of tabs) if (name !== 'ours') await page.close();
}
