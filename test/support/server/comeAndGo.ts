import type { QueryExecutorProvider } from 'kysely';
import { connect } from '../../../src/server/db/connect';
import { migrateWithin } from '../../../src/server/db/migrate';
import { createEmptyDatabase, createTestDatabase } from './database';
import { shapeOf } from './shapeOf';

interface Migration {
  up: (db: QueryExecutorProvider) => Promise<void>;
  down: (db: QueryExecutorProvider) => Promise<void>;
}

/** A database with the migrations up to this one. */
async function migratedTo(name: string) {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await db.connection().execute((one) => migrateWithin(one, name));
  return { db, close: () => close().then(drop) };
}

/** Asserts that `down` removes what `up` makes, and that `up` works again. `name`: run on the tables as of that migration. */
export async function expectToComeAndGo({ up, down }: Migration, name?: string): Promise<void> {
  const { db, close } = name === undefined ? await createTestDatabase() : await migratedTo(name);
  const after = await shapeOf(db);
  await down(db);
  expect(await shapeOf(db)).not.toEqual(after);
  await up(db);
  expect(await shapeOf(db)).toEqual(after);
  await close();
}
