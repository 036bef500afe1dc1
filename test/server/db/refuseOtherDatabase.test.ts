import { sql } from 'kysely';
import { refuseOtherDatabase } from '../../../src/server/db/migrate';
import { createTestDatabase } from '../../support/server/database';

test('a second address must lead to the same database, or it is said what is wrong with it', async () => {
  const [own, other] = [await createTestDatabase(), await createTestDatabase()];
  await sql`update change_feed set id = gen_random_uuid()`.execute(other.db);
  await expect(refuseOtherDatabase(own.db, own.url)).resolves.toBeUndefined();
  await expect(refuseOtherDatabase(own.db, other.url)).rejects.toThrow('another database than DATABASE_URL');
  await expect(refuseOtherDatabase(own.db, 'postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    /^LISTEN_DATABASE_URL cannot be used: .*ECONNREFUSED/,
  );
  await own.close();
  await other.close();
});
