import type { QueryExecutorProvider } from 'kysely';
import { createTestDatabase } from './database';
import { shapeOf } from './shapeOf';

interface Migration {
  up: (db: QueryExecutorProvider) => Promise<void>;
  down: (db: QueryExecutorProvider) => Promise<void>;
}

/** What a migration makes is gone after its way back, and can be made again as it was. */
export async function expectToComeAndGo({ up, down }: Migration): Promise<void> {
  const { db, close } = await createTestDatabase();
  const after = await shapeOf(db);
  await down(db);
  expect(await shapeOf(db)).not.toEqual(after);
  await up(db);
  expect(await shapeOf(db)).toEqual(after);
  await close();
}
