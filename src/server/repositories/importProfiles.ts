import { confirm } from '../access/confirm';
import type { Principal } from '../access/principal';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { ImportFile } from '../../contract/imports/files';
import type { ImportProfile } from '../../contract/imports/mapping';
import type { Database } from '../db/schema';
import type { ImportProfilesTable } from '../db/tables/import/imports';

/** What is kept of a profile when it is saved. */
export type NewProfile = Omit<ImportProfile, 'savedAt'>;

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
    save: ({ file, name, layout, columns, savedBy }, by) =>
      db.transaction().execute(async (trx) => {
        await confirm(trx, by, 'import');
        const values = {
          name,
          layout: JSON.stringify(layout),
          columns: JSON.stringify(columns),
          saved_by: savedBy ?? '',
        };
        const row = await trx
          .insertInto('import_profiles')
          .values({ file, ...values })
          .onConflict((conflict) =>
            conflict
              .expression(sql`file, lower(name)`)
              .doUpdateSet({ ...values, saved_at: sql<Date>`clock_timestamp()` }),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        return toProfile(row);
      }),
    remove: (file, name, by) =>
      db.transaction().execute(async (trx) => {
        await confirm(trx, by, 'delete');
        const named = trx
          .deleteFrom('import_profiles')
          .where('file', '=', file)
          .where(sql`lower(name)`, '=', name.toLowerCase());
        return (await named.executeTakeFirst()).numDeletedRows > 0n;
      }),
  };
}
