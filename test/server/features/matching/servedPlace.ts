import { createTestApp, type TestApp } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';

/** A server and its database for the tests of a file; after each of them there are no orders and no units. */
export function servedPlace() {
  let database: TestDatabase;
  let served: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    served = await createTestApp(database);
  });
  afterEach(async () => {
    await database.db.deleteFrom('orders').execute();
    await database.db.deleteFrom('units').execute();
  });
  afterAll(async () => {
    await served.close();
    await database.close();
  });
  return {
    get database() {
      return database;
    },
    get served() {
      return served;
    },
  };
}
