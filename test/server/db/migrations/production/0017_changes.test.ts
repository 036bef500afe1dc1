import { sql } from 'kysely';
import { connect } from '../../../../../src/server/db/pool/connectionPool';
import { down, up } from '../../../../../src/server/db/migrations/production/0017_changes';
import * as estimatesTogether from '../../../../../src/server/db/migrations/production/0032_estimates_together';
import { migrateToLatest } from '../../../../../src/server/db/migrate';
import { createEmptyDatabase, insertRows, orderRow, photoRow, unitRow } from '../../../../support/server/database';

test('units and orders change without the feed of changes, which can be added again', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await migrateToLatest(db);
  // Its triggers write into this feed.
  await estimatesTogether.down(db);
  await down(db);
  await insertRows(db, { units: [unitRow({ serial: '1' })], orders: [orderRow({ assigned_serial: '1' })] });
  await db.insertInto('unit_files').values(photoRow('1')).execute();
  await sql`insert into rate_sets (holds_from, values, reason, author_name, author_subject)
    values ('2026-01-01', '{}', 'test', 'Dana', 'dana')`.execute(db);
  await db.updateTable('orders').set({ assigned_serial: null }).execute();
  await up(db);
  await close();
  await drop();
});
