import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { migrateToLatest, migrationNames } from '../../../src/server/db/migrate';
import { useTestDatabase } from '../../support/server/database';

const database = useTestDatabase();
afterEach(() => sql`delete from kysely_migration where name like '9%'`.execute(database.db));

const record = (name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, '2027-01-01T00:00:00Z')`.execute(database.db);
const newest = () => migrationNames.at(-1)?.slice(0, 4) ?? '';

test('a server runs on tables that a later release has added to', async () => {
  await record('9001_one_more_table');
  await record('9002_and_another');
  await expect(migrateToLatest(database.db)).resolves.toBeUndefined();
});

test('a later release that needs no more than this one knows is no obstacle', async () => {
  await record(`9001_drop_what_nobody_reads_needs_${newest()}`);
  await expect(migrateToLatest(database.db)).resolves.toBeUndefined();
});

test('a server refuses tables that lack what it still uses, and says what to do', async () => {
  await record('9001_drop_what_nobody_reads_needs_9000');
  await expect(migrateToLatest(database.db)).rejects.toThrow(
    'The database was changed by a later version of SpecAI that this one cannot work with ' +
      '(9001_drop_what_nobody_reads_needs_9000). Start that version, or restore a backup made before it.',
  );
});

test('a migration that is unknown and not later is damage', async () => {
  await record('0001_another_beginning');
  try {
    await expect(migrateToLatest(database.db)).rejects.toThrow('0001_another_beginning');
  } finally {
    await sql`delete from kysely_migration where name = '0001_another_beginning'`.execute(database.db);
  }
});

/** Earlier migrations came from before servers checked the version of the tables at start. */
const FIRST_OF_TWO_VERSIONS = '0016';
const TAKES_AWAY =
  /\b(dropColumn|dropTable|renameColumn|renameTo)\b|\b(drop column|drop table|rename column|rename to)\b/i;

test('a migration that takes something away says which one a release must know to run without it', () => {
  const folder = 'src/server/db/migrations';
  const takesAway = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!file.endsWith('.ts') || basename(file) < FIRST_OF_TWO_VERSIONS) return false;
    const [up = ''] = readFileSync(join(folder, file), 'utf8').split('export async function down');
    return TAKES_AWAY.test(up);
  });
  expect(takesAway.filter((file) => !/_needs_\d{4}\.ts$/.test(file))).toEqual([]);
});
