import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientBase } from 'pg';
import { askForNews, type Position } from './askForNews';
import { createBell, type Bell } from './bell';
import type { News } from './news';
import { hasState } from '../../db/postgresErrors';

export interface FeedConnectionOptions {
  readonly url: string;
  /** False where notifications cannot come: behind a pooler that lends a connection for each transaction. */
  readonly listens: boolean;
  /** Longest wait for the connection and for each answer, ms. */
  readonly patienceMs: number;
}

/** A connection of its own on which changes are asked for. */
export interface FeedConnection {
  ask: (last: Position | null) => Promise<{ news: News; position: Position }>;
  /** Settles with true once a notification says that there is something to ask for, with false after so many ms. */
  hint: (longestMs: number) => Promise<boolean>;
  /** Ends a `hint` at once. */
  close: () => Promise<void>;
}

const FAREWELL_MS = 500;
/** SQLSTATE of what a standby cannot do. */
const READ_ONLY = '25006';

/** Opens the connection, and listens on it. Throws what the database or the network says, as the connection's functions do. */
export async function openFeedConnection({ url, listens, patienceMs }: FeedConnectionOptions): Promise<FeedConnection> {
  // Ours, so that it can be closed where nobody answers any more.
  const socket = new Socket();
  const client = new Client({
    connectionString: url,
    application_name: 'specai changes',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    stream: () => socket,
  });
  const bell = createBell();
  const broken = brokenOf(client, bell);
  client.on('notification', bell.ring);
  const close = async () => {
    bell.ring();
    await Promise.race([client.end(), sleep(FAREWELL_MS, undefined, { ref: false })]).catch(() => undefined);
    socket.destroy();
  };
  try {
    await client.connect();
    if (listens) await listen(client);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ask: (last) => askForNews(client, last),
    hint: async (longestMs) => {
      const isHinted = await bell.rung(longestMs);
      broken.throwIfAborted();
      return isHinted;
    },
    close,
  };
}

/** Aborted once the connection has ended, with the reason. */
function brokenOf(client: Client, bell: Bell): AbortSignal {
  const broken = new AbortController();
  const end = (error: Error) => {
    broken.abort(error);
    bell.ring();
  };
  client.on('error', end);
  client.on('end', () => end(new Error('The connection on which changes are followed has ended.')));
  return broken.signal;
}

async function listen(client: ClientBase): Promise<void> {
  await client.query('listen changes').catch((error: unknown) => {
    if (!hasState(error, READ_ONLY)) throw error;
  });
}
