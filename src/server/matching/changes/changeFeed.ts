import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from './askForNews';
import { openFeedConnection, type FeedConnection, type FeedConnectionOptions } from './feedConnection';
import type { News } from './news';

export interface ChangeFeedOptions extends Pick<FeedConnectionOptions, 'url' | 'listens'> {
  /** Told of what changed up to a position, one after the other; settles when it has been applied. What it throws is told again. */
  readonly onNews: (news: News, position: Position) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly timing?: Partial<FeedTiming>;
}

/** All in ms. */
export interface FeedTiming {
  /** Between questions where notifications are heard: they only are a net then. */
  readonly whileHearing: number;
  /** Between questions where none has been heard. */
  readonly whileDeaf: number;
  /** Between two questions, however many notifications come. */
  readonly atLeast: number;
  /** Longest wait for a connection and for an answer. */
  readonly patience: number;
  /** The first wait after an error; it doubles up to `whileHearing`. */
  readonly retry: number;
}

export interface ChangeFeed {
  /** How old what `onNews` knows can be, ms: the time since the last question whose answer has been applied. */
  ageMs: () => number;
  /** Up to where the changes have been read and applied; null before the first answer. */
  position: () => Position | null;
  stop: () => Promise<void>;
}

const TIMING: FeedTiming = { whileHearing: 5_000, whileDeaf: 1_000, atLeast: 20, patience: 5_000, retry: 250 };

/** Follows what changes in the database, for as long as it takes: asks again and again, at once after a notification. */
export function followChanges(options: ChangeFeedOptions): ChangeFeed {
  const timing = { ...TIMING, ...options.timing };
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const state: FeedState = { position: null, freshAt: performance.now(), wait: timing.retry };
  let connection: FeedConnection | null = null;

  const follow = async (): Promise<void> => {
    while (!isStopping()) {
      try {
        connection = await openFeedConnection({ ...options, patienceMs: timing.patience });
        await followOn(connection, state, { ...options, timing, isStopping });
      } catch (error) {
        if (!isStopping()) options.onError(error);
      }
      await connection?.close();
      connection = null;
      await sleep(state.wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      state.wait = Math.min(state.wait * 2, timing.whileHearing);
    }
  };
  const following = follow();
  return {
    ageMs: () => performance.now() - state.freshAt,
    position: () => state.position,
    stop: async () => {
      stopping.abort();
      await connection?.close();
      await following;
    },
  };
}

/** What outlasts a connection. */
interface FeedState {
  position: Position | null;
  /** When the last question was asked whose answer has been applied. */
  freshAt: number;
  /** Before the next connection, ms. */
  wait: number;
}

interface Following extends Pick<ChangeFeedOptions, 'onNews'> {
  readonly timing: FeedTiming;
  readonly isStopping: () => boolean;
}

/** Until the connection breaks, or a standby that it leads to can be listened to. */
async function followOn(connection: FeedConnection, state: FeedState, { onNews, timing, isStopping }: Following) {
  let isHearing = false;
  let isHinted = false;
  while (!isStopping()) {
    const askedAt = performance.now();
    const { news, position } = await connection.ask(state.position);
    const isPromoted = state.position?.isStandby === true && !position.isStandby;
    const hasNews = news === 'anything' || news.length > 0;
    if (hasNews) await onNews(news, position);
    Object.assign(state, { position, freshAt: askedAt, wait: timing.retry });
    if (isPromoted) return;
    // News without a hint: there may be nothing to hear here any more.
    isHearing = isHinted || (isHearing && !hasNews);
    isHinted = await connection.hint(isHearing ? timing.whileHearing : timing.whileDeaf);
    await sleep(timing.atLeast);
  }
}
