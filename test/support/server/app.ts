import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp, type AppDependencies } from '../../../src/server/app';
import { parseConfig } from '../../../src/server/config';
import type { Database } from '../../../src/server/db/schema';
import { openStore } from '../../../src/server/files/store/openStore';
import { createLiveInventory, type LiveInventory } from '../../../src/server/matching/liveInventory';
import { createLiveUnits, type LiveUnits } from '../../../src/server/matching/liveUnits';
import { applyNews } from '../../../src/server/matching/changes/applyNews';
import { followChanges } from '../../../src/server/matching/changes/changeFeed';
import { createInventoryRepository } from '../../../src/server/repositories/units/inventory';
import { ratesNow } from '../../../src/server/matching/rates/ratesOfToday';
import { createRatesRepository } from '../../../src/server/repositories/rates';
import { createUnitsRepository } from '../../../src/server/repositories/units/units';
import { makeBuiltApp } from './builtApp';
import { testSignIn, type TestSignIn } from './signIn';

export interface TestApp {
  app: FastifyInstance;
  liveUnits: LiveUnits;
  liveInventory: LiveInventory;
  indexAgeMs: () => number;
  signIn: TestSignIn;
  /** Lines of the log, as they were written. */
  log: string[];
  /** A request by a signed-in user. */
  call: (
    method: Method,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
}

type Method = 'GET' | 'POST' | 'HEAD' | 'PUT' | 'DELETE';
type Overrides = Partial<AppDependencies> & { env?: Record<string, string> };

const ignore = () => undefined;

/** The indexes of units as the server keeps them, following the database. */
async function followUnits(database: { db: Kysely<Database>; url: string }, now?: () => Date) {
  const stopping = new AbortController();
  const options = { onError: ignore, signal: stopping.signal, ...(now && { now }) };
  const readRates = ratesNow(createRatesRepository(database.db), now ?? (() => new Date()));
  const liveUnits = createLiveUnits(createUnitsRepository(database.db), { ...options, ratesNow: readRates });
  const liveInventory = createLiveInventory(createInventoryRepository(database.db), options);
  const live = [liveUnits, liveInventory];
  const onNews = applyNews({ liveUnits, liveInventory, ordersChanged: ignore });
  const feed = followChanges({ url: database.url, listens: true, onNews, onError: ignore });
  await Promise.all(live.map(({ ready }) => ready));
  const stop = async () => {
    stopping.abort();
    await feed.stop();
    await Promise.all(live.map(({ settled }) => settled()));
  };
  return { liveUnits, liveInventory, indexAgeMs: feed.ageMs, stop };
}

/** The real server on a real database, following its units; only sign-in keys and the built app are the tests' own. */
export async function createTestApp(
  database: { db: Kysely<Database>; url: string },
  { env, ...overrides }: Overrides = {},
): Promise<TestApp> {
  const config = parseConfig({ LOG_LEVEL: 'info', ...env });
  const signIn = await testSignIn(config);
  const builtApp = makeBuiltApp();
  const log: string[] = [];
  const { stop, ...live } = await followUnits(database, overrides.now);
  const app = await buildApp({
    config,
    db: database.db,
    ...live,
    signIn: signIn.signIn,
    fileSecret: 'a secret of the tests, long enough',
    fileStore: await openStore(null, builtApp.folder),
    distDir: builtApp.folder,
    callsPerMinute: 1_000_000,
    logStream: { write: (line) => void log.push(line) },
    ...overrides,
  });
  const authorization = `Bearer ${await signIn.token()}`;
  const call: TestApp['call'] = (method, url, body, headers) =>
    body === undefined
      ? app.inject({ method, url, headers: { authorization, ...headers } })
      : app.inject({
          method,
          url,
          headers: { authorization, 'content-type': 'application/json', ...headers },
          payload: JSON.stringify(body),
        });
  const close = async () => {
    await app.close();
    await stop();
    builtApp.remove();
  };
  return { app, ...live, signIn, log, call, close };
}
