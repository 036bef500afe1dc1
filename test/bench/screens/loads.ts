import { productUrl } from '../../browser/signIn';
import type { Tell } from '../report/report';
import { conditions, countScripts, loadOf, observe, SETTLED_MS, throttle, type Load } from './measurePage';
import { firstOrder, signInPatiently, withBrowser, type Opened } from './withBrowser';

const RUNS = 6;
/** Of react-admin, for each condition. */
const MOST = [0.5, 0.55, 0.6];
const BLOCKED_MS = 300;

type Site = 'list' | 'comparison' | 'reactAdmin' | 'plainList' | 'plainComparison';
type Loads = Record<Site, Load[]>;

/** Loads all of them by turns; the first turn counts for nothing. */
async function loadAll({ page, cdp }: Opened, addresses: Record<Site, string>): Promise<Loads> {
  const loads: Loads = { list: [], comparison: [], reactAdmin: [], plainList: [], plainComparison: [] };
  for (let run = 0; run < RUNS; run += 1)
    for (const [site, list] of Object.entries(loads)) {
      const load = await loadOf(page, cdp, addresses[site as Site]);
      if (run > 0) list.push(load);
    }
  return loads;
}

const valuesOf = (loads: readonly Load[], value: keyof Load) => loads.map((load) => load[value]);

function tellTimes(tell: Tell, name: string, most: number, loads: Loads): void {
  tell({
    ...{ what: `list: rows painted, ${name}`, unit: 'ms', ours: valuesOf(loads.list, 'at') },
    peers: { 'plain DOM': valuesOf(loads.plainList, 'at'), 'react-admin': valuesOf(loads.reactAdmin, 'at') },
    goals: [{ most, of: 'react-admin' }],
  });
  tell({
    ...{ what: `comparison: cards painted, ${name}`, unit: 'ms', ours: valuesOf(loads.comparison, 'at') },
    peers: { 'plain DOM': valuesOf(loads.plainComparison, 'at') },
  });
}

function tellBlocked(tell: Tell, name: string, loads: Loads): void {
  tell({
    ...{ what: `list: total blocking time, ${name}`, unit: 'ms', ours: valuesOf(loads.list, 'blocked') },
    peers: { 'react-admin': valuesOf(loads.reactAdmin, 'blocked') },
    goals: [{ most: BLOCKED_MS }],
  });
}

function tellBytes(tell: Tell, loads: Loads, signInScripts: number): void {
  tell({
    ...{ what: 'list: JavaScript on the wire (brotli)', unit: 'kB', ours: valuesOf(loads.list, 'scripts') },
    peers: { 'react-admin': valuesOf(loads.reactAdmin, 'scripts') },
  });
  tell({ what: 'sign-in screen: JavaScript on the wire (brotli)', unit: 'kB', ours: [signInScripts] });
  tell({ what: 'list: requests until rows', unit: 'requests', ours: valuesOf(loads.list, 'requests') });
  const goals = [{ most: 0 }];
  const peers = { 'react-admin': valuesOf(loads.reactAdmin, 'shift') };
  tell({ what: 'list: layout shift', unit: '', ours: valuesOf(loads.list, 'shift'), peers, goals });
  tell({ what: 'comparison: layout shift', unit: '', ours: valuesOf(loads.comparison, 'shift'), goals });
}

/** What the sign-in screen brings, in kB: the first page of somebody who is not signed in. */
async function scriptsOfSignIn({ page, cdp }: Opened): Promise<number> {
  const counted = countScripts(cdp);
  await page.goto(productUrl());
  await page.getByRole('button', { name: /sign in/i }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  return counted();
}

/** The first screen and the comparison, signed in and without a cache, beside react-admin and plain DOM without a sign-in. */
export const benchLoads = (tell: Tell): Promise<void> =>
  withBrowser(async (opened) => {
    const { page, cdp, peers } = opened;
    await throttle(cdp);
    const signInScripts = await scriptsOfSignIn(opened);
    await observe(page);
    await signInPatiently(page);
    const addresses = {
      list: productUrl(),
      comparison: productUrl() + (await firstOrder(page)),
      reactAdmin: `${peers}/list/`,
      plainList: `${peers}/plain/`,
      plainComparison: `${peers}/plain/?comparison`,
    };
    for (const [index, condition] of conditions.entries()) {
      await throttle(cdp, condition);
      const loads = await loadAll(opened, addresses);
      tellTimes(tell, condition.name, MOST[index] ?? NaN, loads);
      if (condition.cpu > 1) tellBlocked(tell, condition.name, loads);
      else tellBytes(tell, loads, signInScripts);
    }
  });
