import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../../../src/server/db/pool/connectionPool';
import { migrateToLatest } from '../../../src/server/db/migrate';
import { createEmptyDatabase, useTestDatabase } from '../../support/server/database';

const database = useTestDatabase();

const tables = `
  audit backups change_feed changes charges corrections estimate_drafts estimate_marks estimate_versions estimates feed_batches
  idempotency_keys import_job_files import_jobs import_profiles imports indexes_set_aside inquiries inquiry_lines mails notices
  order_matches orders owners people plan_scenarios quotation_numbers quotation_sets quotations rate_sets reservations
  revoked_tokens saved_view_starts saved_views search_names secrets taken_files taught_words unit_changes unit_file_changes
  unit_files unit_options units word_uses`
  .trim()
  .split(/\s+/);
const tablesOf = async (): Promise<string[]> => {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(
    database.db,
  );
  return rows.map((row) => row.tablename);
};

test('migrating makes every table, and changes nothing the second time', async () => {
  expect(await tablesOf()).toEqual(tables);
  await migrateToLatest(database.db);
  expect(await tablesOf()).toEqual(tables);
});

test('every migration there is runs once, also where two servers migrate at the same moment', async () => {
  const { url, drop } = await createEmptyDatabase();
  const connections = [connect(url), connect(url)];
  await Promise.all(connections.map(({ db }) => migrateToLatest(db)));
  const { rows } = await sql`select name from kysely_migration`.execute(connections[0]!.db);
  const files = readdirSync('src/server/db/migrations', { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => basename(file, '.ts'));
  expect(rows).toEqual(names.toSorted().map((name) => ({ name })));
  await Promise.all(connections.map((each) => each.close()));
  await drop();
});
