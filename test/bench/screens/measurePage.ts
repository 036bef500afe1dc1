import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

/** How fast the machine and the line of a person are. */
export interface Condition {
  name: string;
  /** Times slower than this machine. */
  cpu: number;
  line: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const line = (kbit: number, latency: number) => {
  const bytes = kbit < 0 ? -1 : (kbit * 1024) / 8;
  return { latency, downloadThroughput: bytes, uploadThroughput: bytes };
};

const FREE: Condition = { name: 'no throttle', cpu: 1, line: line(-1, 0) };
export const conditions: readonly Condition[] = [
  FREE,
  { name: 'CPU/4, 10 Mbit, 40 ms', cpu: 4, line: line(10_240, 40) },
  { name: 'CPU/4, 1.6 Mbit, 150 ms', cpu: 4, line: line(1_638, 150) },
];

declare global {
  interface Window {
    seen: Seen;
  }
}

/** The stream of changes keeps the network busy, so idleness of it says nothing. */
export const SETTLED_MS = 1_200;

/** Text, since what stands in the page must not be compiled for Node. Rows of peers are rows of tables; react-admin shows five empty ones. */
const OBSERVER = `
  window.seen = { at: 0, requests: 0, blocked: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('longtask', ({ duration }) => (window.seen.blocked += duration - 50));
  watch('layout-shift', ({ value }) => (window.seen.shift += value));
  const isShown = () =>
    document.querySelectorAll('tbody tr').length >= 6 ||
    document.querySelectorAll('main article').length >= (window.location.pathname.startsWith('/order/') ? 1 : 3);
  new MutationObserver((_, observer) => {
    if (!isShown()) return;
    observer.disconnect();
    window.seen.requests = performance.getEntriesByType('resource').length;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.seen.at = performance.now());
      port2.postMessage(0);
    });
  }).observe(document, { childList: true, subtree: true });
`;

interface Seen {
  /** Milliseconds until the rows are painted. */
  at: number;
  /** Requests that had ended by then. */
  requests: number;
  /** Total blocking time, ms. */
  blocked: number;
  shift: number;
}

export interface Load extends Seen {
  /** JavaScript on the wire until the page was still, kB. */
  scripts: number;
}

export const observe = (page: Page): Promise<unknown> => page.addInitScript({ content: OBSERVER });

export async function throttle(cdp: CDPSession, { cpu, line: network }: Condition = FREE): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

/** Counts the JavaScript that comes from now on, in kB as it is sent, until it is asked. */
export function countScripts(cdp: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  const seen = ({ requestId, response }: { requestId: string; response: { mimeType: string } }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  };
  const finished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  };
  cdp.on('Network.responseReceived', seen).on('Network.loadingFinished', finished);
  return () => {
    cdp.off('Network.responseReceived', seen).off('Network.loadingFinished', finished);
    return bytes / 1_000;
  };
}

const POLL_MS = 250;

/** Asked by the protocol: what Playwright asks, it asks of a script of its own, 330 kB, which the page under measurement would run first. */
async function seenBy(cdp: CDPSession): Promise<Seen | null> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.seen', returnByValue: true });
  return (result.value as Seen | undefined) ?? null;
}

async function untilPainted(cdp: CDPSession): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (((await seenBy(cdp))?.at ?? 0) === 0) {
    if (Date.now() > deadline) throw new Error('No rows were painted within two minutes.');
    await sleep(POLL_MS);
  }
}

/** Loads a page without a cache, until it is still. */
export async function loadOf(page: Page, cdp: CDPSession, url: string): Promise<Load> {
  const counted = countScripts(cdp);
  await page.goto(url, { waitUntil: 'commit' });
  await untilPainted(cdp);
  await sleep(SETTLED_MS);
  const seen = await seenBy(cdp);
  if (seen === null) throw new Error(`${url} was left while it was measured.`);
  return { ...seen, scripts: counted() };
}
