import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { fetchChanges, type Changes, type Position } from './fetchChanges';

/** Wakes one waiting task. */
export interface Signal {
  notify: () => void;
  /** Resolves with true once notified, also if that was before the wait, and with false after the timeout. */
  wait: (timeoutMs?: number) => Promise<boolean>;
}

export function createSignal(): Signal {
  let isNotified = false;
  let wake: () => void = () => undefined;
  return {
    notify: () => {
      isNotified = true;
      wake();
    },
    wait: async (timeoutMs) => {
      let timer: NodeJS.Timeout | undefined;
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (timeoutMs !== undefined) timer = setTimeout(resolve, timeoutMs);
        });
      }
      clearTimeout(timer);
      const wasNotified = isNotified;
      isNotified = false;
      return wasNotified;
    },
  };
}

export interface FollowOptions {
  readonly url: string;
  /** False if notifications cannot arrive: behind a pooler that lends a connection for each transaction. */
  readonly listens: boolean;
  /** Applies changes, one call after the other. After an error it gets the same changes again. */
  readonly onChanges: (changes: Changes, position: Position) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly timing?: Partial<FeedTiming>;
}

/** All in ms. */
export interface FeedTiming {
  /** Between two fetches without a notification. */
  readonly poll: number;
  /** Between two fetches with notifications. */
  readonly pause: number;
  /** Longest wait for a connection and for an answer. */
  readonly timeout: number;
  /** The first wait after an error. It doubles up to `maxRetry`. */
  readonly retry: number;
  readonly maxRetry: number;
}

export interface ChangeFeed {
  /** The time in ms since the last fetch whose changes have been applied. */
  ageMs: () => number;
  /** The position of the last applied changes; null before the first. */
  position: () => Position | null;
  stop: () => Promise<void>;
}

const TIMING: FeedTiming = { poll: 1_000, pause: 20, timeout: 5_000, retry: 250, maxRetry: 5_000 };
const CLOSE_TIMEOUT_MS = 500;

/** Fetches the changes of a database again and again, and immediately after a notification. */
export function followChanges({ url, listens, onChanges, onError, ...options }: FollowOptions): ChangeFeed {
  const timing = { ...TIMING, ...options.timing };
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  let connection: Connection | null = null;
  let position: Position | null = null;
  let appliedAt = performance.now();
  let retryMs = timing.retry;

  const followOn = async ({ client, wait }: Connection): Promise<void> => {
    let isListening = false;
    while (!isStopped()) {
      const fetchedAt = performance.now();
      const fetched = await fetchChanges(client, position);
      if (fetched.changes === 'all' || fetched.changes.length > 0) await onChanges(fetched.changes, fetched.position);
      [position, appliedAt, retryMs] = [fetched.position, fetchedAt, timing.retry];
      if (listens && !isListening && !position.isStandby) {
        await client.query('listen changes');
        isListening = true;
        continue;
      }
      await wait(timing.poll);
      await sleep(timing.pause);
    }
  };

  const follow = async (): Promise<void> => {
    while (!isStopped()) {
      try {
        connection = await connect(url, timing.timeout);
        await followOn(connection);
      } catch (error) {
        if (!isStopped()) onError(error);
      }
      await connection?.close();
      connection = null;
      await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, timing.maxRetry);
    }
  };
  const following = follow();
  return {
    ageMs: () => performance.now() - appliedAt,
    position: () => position,
    stop: async () => {
      stopping.abort();
      await connection?.close();
      await following;
    },
  };
}

interface Connection {
  readonly client: Client;
  /** Waits for a notification, but not longer than this. Throws if the connection is lost. */
  readonly wait: (timeoutMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

async function connect(url: string, timeoutMs: number): Promise<Connection> {
  // Our own socket can be closed even if the server no longer answers.
  const socket = new Socket();
  const client = new Client({
    connectionString: url,
    application_name: 'specai changes',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    stream: () => socket,
  });
  const signal = createSignal();
  const lost = new AbortController();
  const lose = (error: Error) => {
    lost.abort(error);
    signal.notify();
  };
  client.on('notification', signal.notify);
  client.on('error', lose);
  client.on('end', () => lose(new Error('The connection that follows the changes has ended.')));
  const close = async () => {
    signal.notify();
    await Promise.race([client.end(), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]).catch(() => undefined);
    socket.destroy();
  };
  const wait = async (longestMs: number) => {
    await signal.wait(longestMs);
    lost.signal.throwIfAborted();
  };
  try {
    await client.connect();
  } catch (error) {
    await close();
    throw error;
  }
  return { client, wait, close };
}
