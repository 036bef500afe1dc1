import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from '../../../src/server/app/app';
import type { AppDependencies } from '../../../src/server/app/composition/appDependencies';
import { parseConfig } from '../../../src/server/config/config';
import type { Database } from '../../../src/server/db/schema/schema';
import { followChangesOfUnits, type Cleanup, type FollowedChanges } from '../../../src/server/app/followUnits';
import { openStore } from '../../../src/server/lib/fileStore/folderStore';
import type { LiveUnits } from '../../../src/server/features/matching/liveUnits';
import { createMetrics, type Metrics } from '../../../src/server/app/metrics/metrics';
import { makeBuiltApp } from './builtApp';
import { closeFirst, type TestDatabase } from './database';
import { testSignIn, type TestSignIn } from './signIn';
import * as z from 'zod/mini';

export interface TestApp {
  app: FastifyInstance;
  liveUnits: LiveUnits;
  changes: FollowedChanges;
  indexAgeMs: () => number;
  signIn: TestSignIn;
  metrics: Metrics;
  log: string[];
  call: (
    method: Method,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  /** The answer to a GET, exactly as the contract describes it. */
  read: <T extends z.ZodMiniType>(schema: T, url: string, headers?: Record<string, string>) => Promise<z.output<T>>;
  close: () => Promise<void>;
}

type Method = 'GET' | 'POST' | 'HEAD' | 'PUT' | 'DELETE';
type Overrides = Partial<AppDependencies> & { env?: Record<string, string> };

const ignore = () => undefined;

/** The real server on a real database; only sign-in keys and the built app are fakes. */
export async function createTestApp(
  database: { db: Kysely<Database>; url: string },
  { env, ...overrides }: Overrides = {},
): Promise<TestApp> {
  const config = parseConfig({ LOG_LEVEL: 'info', ...env });
  const signIn = await testSignIn(config);
  const metrics = createMetrics();
  const builtApp = makeBuiltApp();
  const log: string[] = [];
  const cleanups: Cleanup[] = [];
  const source = { url: database.url, listens: true };
  const { feed, changes, liveUnits } = await followChangesOfUnits(
    database.db,
    { source, onError: ignore, ...(overrides.now && { now: overrides.now }) },
    cleanups,
  );
  const live = { liveUnits, changes, indexAgeMs: feed.ageMs };
  const app = await buildApp({
    config,
    db: database.db,
    ...live,
    signIn: signIn.signIn,
    metrics,
    fileSecret: 'a secret of the tests, long enough',
    fileStore: await openStore(null, builtApp.folder),
    distDir: builtApp.folder,
    callsPerMinute: 1_000_000,
    refusalsPerMinute: 1_000_000,
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
  const read: TestApp['read'] = async (schema, url, headers) =>
    parseStrict(schema, (await call('GET', url, undefined, headers)).json());
  const close = async () => {
    await app.close();
    for (const cleanup of cleanups) await cleanup();
    builtApp.remove();
  };
  return { app, ...live, signIn, metrics, log, call, read, close };
}

export function useTestApp(database: TestDatabase, overrides: Overrides | (() => Overrides) = {}): TestApp {
  const served = {} as TestApp;
  beforeAll(async () => {
    Object.assign(served, await createTestApp(database, typeof overrides === 'function' ? overrides() : overrides));
    closeFirst(database, served.close);
  });
  return served;
}

/** Parses an answer that must match the contract exactly: lenient schemas turn unreadable values into null. */
export function parseStrict<T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> {
  const read = z.parse(schema, answer);
  expect(answer).toEqual(read);
  return read;
}
