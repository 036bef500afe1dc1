import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { join } from 'node:path';
import { buildApp, type AppDependencies } from '../../../src/server/app';
import { parseConfig } from '../../../src/server/config';
import type { Database } from '../../../src/server/db/schema';
import { createLiveUnits, type LiveUnits } from '../../../src/server/matching/liveUnits';
import { watchUnitChanges } from '../../../src/server/matching/unitChanges';
import { createUnitsRepository } from '../../../src/server/repositories/units';
import { testSignIn, type TestSignIn } from './signIn';

export interface TestApp {
  app: FastifyInstance;
  liveUnits: LiveUnits;
  signIn: TestSignIn;
  /** Lines of the log, as they were written. */
  log: string[];
  /** A request by a signed-in user. */
  call: (method: 'GET' | 'POST' | 'HEAD' | 'PUT', url: string, body?: unknown) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
}

/** Built-in pages of a small app, so that no webpack build is needed. */
export const testDist = join(__dirname, 'builtApp');

type Overrides = Partial<AppDependencies> & { env?: Record<string, string> };

/** The real server on a real database, listening to its units; only the sign-in provider is the test's own. */
export async function createTestApp(
  database: { db: Kysely<Database>; url: string },
  overrides: Overrides = {},
): Promise<TestApp> {
  const config = parseConfig({ LOG_LEVEL: 'info', ...overrides.env });
  const signIn = await testSignIn(config);
  const log: string[] = [];
  const stopping = new AbortController();
  const ignore = () => undefined;
  const liveUnits = createLiveUnits(createUnitsRepository(database.db), { onError: ignore, signal: stopping.signal });
  const watch = watchUnitChanges({ url: database.url, onChange: liveUnits.refresh, onError: ignore });
  liveUnits.refresh('all');
  await liveUnits.settled();
  const app = await buildApp({
    config,
    db: database.db,
    liveUnits,
    signIn: signIn.signIn,
    fileSecret: 'a secret of the tests, long enough',
    distDir: testDist,
    callsPerMinute: 1_000_000,
    logStream: { write: (line) => void log.push(line) },
    ...overrides,
  });
  await app.ready();
  const token = await signIn.token();
  return {
    app,
    liveUnits,
    signIn,
    log,
    call: (method, url, body) =>
      app.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
    close: async () => {
      stopping.abort();
      await watch.stop();
      await app.close();
      await liveUnits.settled();
    },
  };
}
