import type { Kysely } from 'kysely';
import { createChangeHub, positionText, type ChangeHub } from './changes/changeHub';
import type { OpenDatabase } from './db/openDatabase';
import type { Reads } from './db/replica/reads';
import type { Database } from './db/schema';
import { applyNews } from './matching/changes/applyNews';
import { followChanges, type ChangeFeed, type ChangeFeedOptions } from './matching/changes/changeFeed';
import { pruneNowAndThen } from './matching/changes/pruneChanges';
import { startOrderJudge } from './matching/coverage/orderJudge';
import { createLiveInventory, type LiveInventory } from './matching/liveInventory';
import { createLiveUnits, type LiveUnits } from './matching/liveUnits';
import { openSearch } from './matching/search/openSearch';
import { followDays, ratesNow } from './matching/rates/ratesOfToday';
import { MAX_INDEX_AGE_MS } from './health/readiness';
import { createRatesRepository } from './repositories/rates';
import { createInventoryRepository } from './repositories/units/inventory';
import { createUnitReadings } from './repositories/units/unitReadings';

/** Stops what was started. */
export type Cleanup = () => Promise<unknown>;

interface FollowOptions {
  readonly source: OpenDatabase['feed'];
  /** Where searches in the database read; absent: in the one that is followed. */
  readonly reads?: Pick<Reads, 'db'>;
  readonly onError: (error: unknown) => void;
  /** The clock; absent: the real one. */
  readonly now?: () => Date;
}

/** What open pages are told by. */
export interface FollowedChanges {
  readonly hub: ChangeHub;
  /** Up to where the changes have been taken in; null before the first ones. */
  readonly position: () => string | null;
  /** Another number after each change that this server has taken in. */
  readonly version: () => number;
}

interface Followed {
  readonly liveUnits: LiveUnits;
  readonly liveInventory: LiveInventory;
  readonly feed: ChangeFeed;
  readonly changes: FollowedChanges;
  /** Has one listener told where any order may have changed. */
  readonly onOrders: (listener: () => void) => void;
}

/** The index of available units and that of the inventory, complete before the first request, and kept as the database is. */
export async function followUnits(
  db: Kysely<Database>,
  { source, reads = { db }, onError, now = () => new Date() }: FollowOptions,
  cleanups: Cleanup[],
): Promise<Followed> {
  const stopping = new AbortController();
  let version = 0;
  const onOtherAnswers = () => void (version += 1);
  const options = { onError, signal: stopping.signal, now };
  const readRates = ratesNow(createRatesRepository(db), now);
  const liveUnits = createLiveUnits(openSearch(reads.db), {
    ...options,
    ratesNow: readRates,
    onOtherAnswers,
  });
  const liveInventory = createLiveInventory(createInventoryRepository(db), createUnitReadings(db), options);
  let ordersChanged: () => void = () => undefined;
  const apply = applyNews({ liveUnits, liveInventory, ordersChanged: () => ordersChanged() });
  const hub = createChangeHub(db, onError);
  // Who is told of a change and asks gets an answer that knows it.
  const onNews: ChangeFeedOptions['onNews'] = async (news, position) => {
    await apply(news);
    version += 1;
    await hub.tell(news, position);
  };
  const feed = followChanges({ ...source, onNews, onError });
  const stopTimers = [followDays(liveUnits, readRates, onError), pruneNowAndThen(db, onError)];
  cleanups.push(async () => {
    for (const stopTimer of stopTimers) stopTimer();
    stopping.abort();
    await feed.stop();
    await Promise.all([liveUnits.settled(), liveInventory.settled()]);
  });
  await Promise.all([liveUnits.ready, liveInventory.ready]);
  return {
    liveUnits,
    liveInventory,
    feed,
    changes: { hub, position: positionOf(feed), version: () => version },
    onOrders: (listener) => (ordersChanged = listener),
  };
}

const positionOf = (feed: ChangeFeed) => () => {
  const position = feed.position();
  return position === null ? null : positionText(position);
};

/** How the available units serve each open order, kept in the background while the units are known as they are. */
export function judgeOrders(
  db: Kysely<Database>,
  { liveUnits, feed, onOrders, onError }: Omit<Followed, 'liveInventory' | 'changes'> & Pick<FollowOptions, 'onError'>,
  cleanups: Cleanup[],
): void {
  const isUpToDate = () => feed.ageMs() < MAX_INDEX_AGE_MS;
  const judge = startOrderJudge({ db, search: liveUnits.search, onError, isUpToDate });
  liveUnits.onApplied(judge.unitsChanged);
  onOrders(judge.ordersChanged);
  cleanups.push(judge.stop);
}
