import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/schema';
import { createOrderMatchesRepository } from './orderMatches';
import { withLease, type Lease } from '../../db/judgeLease';
import { createSignal } from './followChanges';
import type { AppliedChange, UnitSearch } from './liveUnits';
import { judgeNext, addUnits, everything, type WorkList } from './judgeNext';

export interface OrderJudgeOptions {
  readonly db: Kysely<Database>;
  readonly search: UnitSearch['search'];
  readonly onError: (error: unknown) => void;
  /** Debounce for new units before all orders are judged again, ms. */
  readonly collectMs?: number;
  /** Wait before the next attempt, ms. */
  readonly retryMs?: number;
  /** False while this server's units are out of date: then it judges nothing. */
  readonly isUpToDate?: () => boolean;
}

/** Updates `order_matches`. One of several servers judges. */
export interface OrderJudge {
  /** Call after every applied change of units. */
  unitsChanged: (change: AppliedChange) => void;
  /** Call when orders may have changed. */
  ordersChanged: () => void;
  /** Settles when this server holds the lease and has nothing left to judge. */
  settled: () => Promise<void>;
  /** Finishes the current batch. */
  stop: () => Promise<void>;
}

const COLLECT_MS = 500;
const RETRY_MS = 2_000;

export function startOrderJudge(options: OrderJudgeOptions): OrderJudge {
  const { db, search, onError, collectMs = COLLECT_MS, retryMs = RETRY_MS, isUpToDate = () => true } = options;
  const stopping = new AbortController();
  const signal = createSignal();
  const settling: (() => void)[] = [];
  /** Null while another server holds the lease. */
  let work: WorkList | null = null;

  const collecting = createDelay(collectMs, () => {
    if (work !== null) work.isOutdated = true;
    signal.notify();
  });

  const judgeWhileInCharge = async ({ isLost, onLost, hold }: Lease): Promise<void> => {
    const judge = { matches: createOrderMatchesRepository(db, hold), search, onError };
    onLost(signal.notify);
    work = everything();
    while (!stopping.signal.aborted && !isLost()) {
      if (await judgeNext(judge, work)) continue;
      if (!collecting.isRunning()) for (const settle of settling.splice(0)) settle();
      await signal.wait();
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await withLease(db, judgeWhileInCharge, isUpToDate).catch(onError);
      work = null;
      await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();

  return {
    unitsChanged: (change) => {
      if (work !== null) addUnits(work, change);
      if (change.mayServeMore) collecting.begin();
      signal.notify();
    },
    ordersChanged: () => {
      if (work !== null) work.unjudgedAfter = 0;
      signal.notify();
    },
    settled: () => {
      signal.notify();
      return new Promise((resolve) => settling.push(resolve));
    },
    stop: async () => {
      stopping.abort();
      collecting.stop();
      signal.notify();
      await running;
    },
  };
}

/** Runs `then` `ms` after the first `begin`; later ones do not restart it. */
function createDelay(ms: number, then: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    timer = undefined;
    then();
  };
  return {
    begin: () => void (timer ??= setTimeout(run, ms).unref()),
    isRunning: () => timer !== undefined,
    stop: () => clearTimeout(timer),
  };
}
