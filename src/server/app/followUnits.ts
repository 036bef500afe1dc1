import type { Kysely } from 'kysely';
import { createChangeHub, type ChangeHub } from '../features/changes/changeHub';
import { positionText } from '../features/changes/positions';
import type { OpenDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema/schema';
import { changedKeys, pruneNowAndThen } from '../features/matching/fetchChanges';
import { followChanges, type ChangeFeed, type FollowOptions as FeedOptions } from '../features/matching/followChanges';
import { startOrderJudge } from '../features/matching/orderJudge';
import { createLiveUnits, type LiveUnits } from '../features/matching/liveUnits';
import { followDays, ratesNow } from '../features/matching/rates';
import { MAX_INDEX_AGE_MS } from '../http/probes/readiness';
import { createRatesRepository } from '../features/rates/repository';
import { createStoredUnitsRepository } from '../features/units/storedUnits';

export type Cleanup = () => Promise<unknown>;

interface FollowOptions {
  readonly source: OpenDatabase['feed'];
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

export interface FollowedChanges {
  readonly hub: ChangeHub;
  /** Last applied position; null before the first. */
  readonly position: () => string | null;
  /** Increments with each applied change. */
  readonly version: () => number;
}

interface Followed {
  readonly liveUnits: LiveUnits;
  readonly feed: ChangeFeed;
  readonly changes: FollowedChanges;
  readonly onOrders: (listener: () => void) => void;
}

/** Reads all units, then follows changes of the database. */
export async function followChangesOfUnits(
  db: Kysely<Database>,
  { source, onError, now = () => new Date() }: FollowOptions,
  cleanups: Cleanup[],
): Promise<Followed> {
  const stopping = new AbortController();
  let version = 0;
  const onChange = () => void (version += 1);
  const readRates = ratesNow(createRatesRepository(db), now);
  const liveUnits = createLiveUnits(createStoredUnitsRepository(db), {
    ...{ signal: stopping.signal, ratesNow: readRates, onChange, now },
  });
  let ordersChanged: () => void = () => undefined;
  let setReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (setReady = resolve));
  const hub = createChangeHub(db, onError);
  // Notify pages after applying: what they fetch then includes the change.
  const onChanges: FeedOptions['onChanges'] = async (changes, position) => {
    if (changedKeys(changes, ['order']).length > 0) ordersChanged();
    await liveUnits.apply(changes);
    version += 1;
    await hub.tell(changes, position);
    setReady();
  };
  const feed = followChanges({ ...source, onChanges, onError });
  const stopTimers = [followDays(liveUnits, readRates, onError), pruneNowAndThen(db, onError)];
  cleanups.push(async () => {
    for (const stopTimer of stopTimers) stopTimer();
    stopping.abort();
    await feed.stop();
    await liveUnits.settled();
  });
  await ready;
  return {
    ...{ liveUnits, feed },
    changes: { hub, position: positionOf(feed), version: () => version },
    onOrders: (listener) => (ordersChanged = listener),
  };
}

const positionOf = (feed: ChangeFeed) => () => {
  const position = feed.position();
  return position === null ? null : positionText(position);
};

/** Judges open orders in the background while units are current. */
export function judgeOrders(
  db: Kysely<Database>,
  { liveUnits, feed, onOrders, onError }: Omit<Followed, 'changes'> & Pick<FollowOptions, 'onError'>,
  cleanups: Cleanup[],
): void {
  const isUpToDate = () => feed.ageMs() < MAX_INDEX_AGE_MS;
  const judge = startOrderJudge({ db, search: liveUnits.search, onError, isUpToDate });
  liveUnits.onApplied(judge.unitsChanged);
  onOrders(judge.ordersChanged);
  cleanups.push(judge.stop);
}
