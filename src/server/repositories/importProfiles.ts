import { confirm } from '../access/confirm';
import type { Principal } from '../access/principal';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ImportFile } from '../../contract/imports/files';
import type { ImportProfile } from '../../contract/imports/mapping';
import type { Database } from '../db/schema';
import { inTransaction } from './unitOfWork';
import type { ImportProfilesTable } from '../db/tables/import/imports';
import { recordProfile } from './audit/importProfile';

/** What is kept of a profile when it is saved. */
export type NewProfile = Omit<ImportProfile, 'savedBy' | 'savedAt'>;

/** Names are unique per kind of file, case ignored. */
export interface ImportProfilesRepository {
  /** By name. */
  all(): Promise<ImportProfile[]>;
  /** Takes the place of one of the same name. */
  save(profile: NewProfile, by: Principal): Promise<ImportProfile>;
  /** Whether there was one. */
  remove(file: ImportFile, name: string, by: Principal): Promise<boolean>;
}

const toProfile = (row: Selectable<ImportProfilesTable>): ImportProfile => ({
  name: row.name,
  file: row.file,
  layout: row.layout,
  columns: row.columns,
  savedBy: row.saved_by,
  savedAt: row.saved_at.toISOString(),
});

export function createImportProfilesRepository(db: Kysely<Database>): ImportProfilesRepository {
  return {
    all: async () => {
      const rows = await db
        .selectFrom('import_profiles')
        .selectAll()
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .execute();
      return rows.map(toProfile);
    },
    save: (profile, by) => inTransaction(db, (trx) => save(trx, profile, by)),
    remove: (file, name, by) => inTransaction(db, (trx) => remove(trx, file, name, by)),
  };
}

/** One after the other, so that each entry of the audit has what was saved before it. */
const lock = (trx: Transaction<Database>) =>
  sql`select pg_advisory_xact_lock(hashtextextended('import profiles', 0))`.execute(trx);

const isNamed = (file: ImportFile, name: string) => sql<boolean>`file = ${file} and lower(name) = lower(${name})`;

async function save(trx: Transaction<Database>, profile: NewProfile, by: Principal): Promise<ImportProfile> {
  await confirm(trx, by, 'import');
  const { file, name, layout, columns } = profile;
  await lock(trx);
  const before = trx.selectFrom('import_profiles').selectAll().where(isNamed(file, name));
  const replaced = await before.executeTakeFirst();
  const values = { name, layout: JSON.stringify(layout), columns: JSON.stringify(columns), saved_by: by.name };
  const row = await trx
    .insertInto('import_profiles')
    .values({ file, ...values })
    .onConflict((conflict) =>
      conflict.expression(sql`file, lower(name)`).doUpdateSet({ ...values, saved_at: sql<Date>`clock_timestamp()` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordProfile(trx, by, { before: replaced, after: profile });
  return toProfile(row);
}

async function remove(trx: Transaction<Database>, file: ImportFile, name: string, by: Principal): Promise<boolean> {
  await confirm(trx, by, 'delete');
  await lock(trx);
  const named = trx.deleteFrom('import_profiles').where(isNamed(file, name));
  const removed = await named.returningAll().executeTakeFirst();
  if (removed === undefined) return false;
  await recordProfile(trx, by, { before: removed, after: undefined });
  return true;
}
