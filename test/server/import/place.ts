import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { createWorkplace, type Workplace } from './files';

/** A database and a directory for the tests of a file, from before the first until after the last. */
export function importPlace() {
  let database: TestDatabase;
  let workplace: Workplace;
  beforeAll(async () => {
    database = await createTestDatabase();
    workplace = await createWorkplace();
  });
  afterAll(async () => {
    await database.close();
    await workplace.remove();
  });
  return {
    get database() {
      return database;
    },
    get workplace() {
      return workplace;
    },
  };
}
