import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { connect } from '../../../src/server/db/connect';
import { migrateToLatest } from '../../../src/server/db/migrate';
import type { Database } from '../../../src/server/db/schema';

/** A busy machine may take as long as it needs; each test of a time limit sets its own. */
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

async function onCluster(statement: string): Promise<void> {
  const client = new Client(clusterUrl());
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database of its own, without tables. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`;
  await onCluster(`create database ${name}`);
  const url = new URL(clusterUrl());
  url.pathname = name;
  return { url: url.href, drop: () => onCluster(`drop database if exists ${name} with (force)`) };
}

/** A migrated database for one suite; `close` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createEmptyDatabase();
  const connection = connect(url, {
    maxConnections: 4,
    connectTimeoutMs: PATIENCE_MS,
    statementTimeoutMs: PATIENCE_MS,
  });
  await migrateToLatest(connection.db);
  return {
    db: connection.db,
    url,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}
