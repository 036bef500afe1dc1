import { setTimeout as sleep } from 'node:timers/promises';
import { productUrl } from '../../browser/signIn';
import { byTurns } from '../measure';
import type { Goal, Row } from '../report';
import { SETTLED_MS, signInAndFind, throttle, withBrowser, type Condition, type Tab } from './browser';

const RUNS = 5;
const POLL_MS = 250;
/** `most` limits the list's time as a ratio to react-admin. */
const conditions: readonly (Condition & { readonly name: string; readonly most: number })[] = [
  { name: 'no throttle', cpu: 1, most: 0.5 },
  { name: 'CPU/4, 10 Mbit, 40 ms', cpu: 4, kbit: 10_240, latency: 40, most: 0.55 },
  { name: 'CPU/4, 1.6 Mbit, 150 ms', cpu: 4, kbit: 1_638, latency: 150, most: 0.6 },
];

interface Load {
  /** When the rows were painted, ms. */
  readonly at: number;
  /** Requests that had ended by then. */
  readonly requests: number;
  /** Total blocking time, ms. */
  readonly blocked: number;
  readonly shift: number;
  /** JavaScript on the wire, kB. */
  readonly scripts: number;
}

/** Text, since it must not be compiled for Node. Rows of react-admin begin with five empty ones. */
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
const SEEN = `({ ...window.seen, scripts: performance.getEntriesByType('resource')
  .reduce((sum, { name, encodedBodySize }) => sum + (/\\.js(\\?|$)/.test(name) ? encodedBodySize / 1000 : 0), 0) })`;

/** By the protocol, since Playwright's own ways put a script of 330 kB into the page. */
async function seenBy({ cdp }: Tab): Promise<Load> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: SEEN, returnByValue: true });
  return result.value as Load;
}

async function loadOf(tab: Tab, url: string): Promise<Load> {
  await tab.page.goto(url, { waitUntil: 'commit' });
  const deadline = Date.now() + 120_000;
  while (!((await seenBy(tab)).at > 0)) {
    if (Date.now() > deadline) throw new Error(`${url} painted no rows within two minutes.`);
    await sleep(POLL_MS);
  }
  await sleep(SETTLED_MS);
  return seenBy(tab);
}

/** The size of the first page for a person who is not signed in, kB. */
async function scriptsOfSignIn(tab: Tab): Promise<number> {
  await tab.page.goto(productUrl());
  await tab.page.getByRole('button', { name: /sign in/i }).waitFor();
  await sleep(SETTLED_MS);
  return (await seenBy(tab)).scripts;
}

type Site = 'list' | 'comparison' | 'react-admin' | 'plain list' | 'plain comparison';

function rowsOf({ name, most, cpu }: (typeof conditions)[number], loads: Record<Site, Load[]>, signIn: number): Row[] {
  const of = (site: Site, value: keyof Load) => loads[site].map((load) => load[value]);
  const row = (what: string, unit: string, value: keyof Load, peers: readonly Site[], goal?: Goal): Row => {
    const site = what.startsWith('list') ? 'list' : 'comparison';
    const nameOf = (peer: Site) => (peer === 'react-admin' ? peer : 'plain DOM');
    const values = Object.fromEntries(peers.map((peer) => [nameOf(peer), of(peer, value)]));
    return { what, unit, ours: of(site, value), peers: values, goals: goal ? [goal] : [] };
  };
  const painted = [
    row(`list: rows painted, ${name}`, 'ms', 'at', ['plain list', 'react-admin'], { most, of: 'react-admin' }),
    row(`comparison: cards painted, ${name}`, 'ms', 'at', ['plain comparison']),
  ];
  if (cpu > 1)
    return [...painted, row(`list: total blocking time, ${name}`, 'ms', 'blocked', ['react-admin'], { most: 300 })];
  return [
    ...painted,
    row('list: JavaScript on the wire (brotli)', 'kB', 'scripts', ['react-admin']),
    { what: 'sign-in screen: JavaScript on the wire (brotli)', unit: 'kB', ours: [signIn] },
    row('list: requests until rows', 'requests', 'requests', []),
    row('list: layout shift', '', 'shift', ['react-admin'], { most: 0 }),
    row('comparison: layout shift', '', 'shift', [], { most: 0 }),
  ];
}

/** The first screen and the comparison, signed in, beside react-admin and plain DOM without a sign-in. */
export const benchScreens = (): Promise<Row[]> =>
  withBrowser(async ({ peers, ...tab }) => {
    const signIn = await scriptsOfSignIn(tab);
    await tab.page.addInitScript({ content: OBSERVER });
    const order = await signInAndFind(tab.page);
    const rows: Row[] = [];
    for (const condition of conditions) {
      await throttle(tab.cdp, condition);
      const loads = await byTurns(RUNS, {
        list: () => loadOf(tab, productUrl()),
        comparison: () => loadOf(tab, productUrl() + order),
        'react-admin': () => loadOf(tab, `${peers}/list/`),
        'plain list': () => loadOf(tab, `${peers}/plain/`),
        'plain comparison': () => loadOf(tab, `${peers}/plain/?comparison`),
      });
      rows.push(...rowsOf(condition, loads, signIn));
    }
    return rows;
  });
