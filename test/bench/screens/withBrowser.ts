import { chromium, type Page } from 'playwright';
import { buildProduct } from '../../../scripts/build';
import { findBrowser } from '../../../scripts/findBrowser.mjs';
import { signIn } from '../../browser/signIn';
import startServer from '../../browser/startServer';
import { servePeers } from './servePeers';
import type { Tab } from './tabs';

const SIGNED_IN_WITHIN_MS = 60_000;

export interface Opened extends Tab {
  /** Where the peers are. */
  readonly peers: string;
}

/** The built product and the peers, in one page of one Chromium. */
export async function withBrowser(work: (opened: Opened) => Promise<void>): Promise<void> {
  await buildProduct();
  const peers = await servePeers();
  const stop = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await work({ page, cdp: await context.newCDPSession(page), peers: peers.url });
  } finally {
    await browser.close();
    peers.stop();
    await stop();
  }
}

/** A busy machine may take longer than a journey waits. */
export async function signInPatiently(page: Page): Promise<void> {
  const isIn = () => page.getByRole('button', { name: /log ?out/i }).waitFor({ timeout: SIGNED_IN_WITHIN_MS });
  await signIn(page).catch(isIn);
}

/** The address of the first order's comparison, from the list that is shown. */
export async function firstOrder(page: Page): Promise<string> {
  const compare = page.getByRole('link', { name: /^Compare Units/ }).first();
  return (await compare.getAttribute('href')) ?? '/';
}
