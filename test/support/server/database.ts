import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { connect } from '../../../src/server/db/connect';
import { grantRights } from '../../../src/server/rights/serverRights';
import type { Database } from '../../../src/server/db/schema';
import { createOwnDatabase, onCluster, type OwnDatabase } from './ownDatabase';
import { numberAnew } from './rows';

/** A busy machine can take long; tests of time limits set their own. */
const PATIENCE_MS = 600_000;

export interface TestDatabase {
  db: Kysely<Database>;
  url: string;
  close: () => Promise<void>;
}

const clusterUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('Server tests run in the Jest project "server", which starts PostgreSQL');
  return url;
};

export const createEmptyDatabase = (): Promise<OwnDatabase> => createOwnDatabase(clusterUrl());

/** A copy of a database that nothing is connected to; without a name, a migrated one without rows. */
export const copyDatabase = (name = process.env.TEST_TEMPLATE): Promise<OwnDatabase> =>
  createOwnDatabase(clusterUrl(), name);

/** A migrated database for one suite; `close` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  numberAnew();
  const { url, drop } = await createOwnDatabase(clusterUrl(), process.env.TEST_TEMPLATE);
  const connection = connect(url, {
    maxConnections: 4,
    connectTimeoutMs: PATIENCE_MS,
    statementTimeoutMs: PATIENCE_MS,
  });
  return {
    db: connection.db,
    url,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

/** Closes something before the database. */
export function closeFirst(database: TestDatabase, close: () => Promise<unknown>): void {
  const { close: closeDatabase } = database;
  database.close = async () => {
    await close();
    await closeDatabase();
  };
}

/** A migrated database for the suite, or for each test. */
export function useTestDatabase(scope: 'all' | 'each' = 'all'): TestDatabase {
  const database = {} as TestDatabase;
  const [before, after] = scope === 'all' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => void Object.assign(database, await createTestDatabase()));
  after(() => database.close());
  return database;
}

/** The URL of a database for a new role with a server's rights that owns nothing; call `drop` after closing the database. */
export async function asServerRole({ db, url }: Pick<TestDatabase, 'db' | 'url'>) {
  const role = `server_${randomBytes(4).toString('hex')}`;
  await onCluster(clusterUrl(), `create role ${role} login password 'of the test'`);
  await grantRights(db, role);
  const address = new URL(url);
  address.username = role;
  address.password = 'of the test';
  return { url: address.href, drop: () => onCluster(clusterUrl(), `drop role ${role}`) };
}
