import { type Transaction, sql, type Kysely, type Selectable } from 'kysely';
import type { ImportProfile, Reading } from '../../../../contract/import/mapping';
import { differences, record } from '../../../db/audit';
import type { Database } from '../../../db/schema/schema';
import { confirm } from '../../../auth/confirm';
import type { Principal, Person } from '../../../auth/principal';
import type { ImportFile } from '../../../../contract/import/files';
import { inTransaction } from '../../../db/unitOfWork';
import type { ImportProfilesTable } from '../../../db/schema/importTables';

type Profile = Pick<ImportProfile, 'file' | 'name' | 'layout' | 'columns'>;

interface ProfileChange {
  readonly before: Profile | undefined;
  readonly after: Profile | undefined;
}

const readingText = (reading: Reading): string => {
  const given = Object.values(reading).filter((each) => each !== null);
  return given.length === 0 ? '' : ` (${given.join(', ')})`;
};

/** 'Due → request_date (mdy)' */
const columnText = ({ header, target, reading, words = [], value }: Profile['columns'][number]): string => {
  if (value !== undefined) return `All rows → ${target ?? ''} (${value})`;
  const meanings = words.map((each) => `, ${each.word} is ${each.value ?? 'not known'}`).join('');
  return `${header} → ${target ?? 'left out'}${readingText(reading)}${meanings}`;
};

const namesOf = ({ file, name }: Pick<Profile, 'file' | 'name'>) => ({ file, name });

const valuesOf = ({ layout, columns, ...named }: Profile) => ({
  ...namesOf(named),
  ...{ sheet: layout.sheet, encoding: layout.encoding, delimiter: layout.delimiter, header_line: layout.headerLine },
  columns: columns.map(columnText),
});

export async function recordProfile(trx: Transaction<Database>, by: Person, { before, after }: ProfileChange) {
  const [old, now] = [before && valuesOf(before), after && valuesOf(after)];
  if (old === undefined || now === undefined) {
    const action = now === undefined ? 'deleteProfile' : 'saveProfile';
    return record(trx, { action, by, old: old ?? null, new: now ?? null });
  }
  const changed = differences(old, now);
  const values = { old: { ...namesOf(old), ...changed.old }, new: { ...namesOf(now), ...changed.new } };
  return record(trx, { action: 'saveProfile', by, ...values });
}

export type NewProfile = Omit<ImportProfile, 'savedBy' | 'savedAt'>;

const toProfile = (row: Selectable<ImportProfilesTable>): ImportProfile => ({
  name: row.name,
  file: row.file,
  layout: row.layout,
  columns: row.columns,
  savedBy: row.saved_by,
  savedAt: row.saved_at.toISOString(),
});

export function createImportProfilesRepository(db: Kysely<Database>) {
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
    /** Replaces one of the same name. */
    save: (profile: NewProfile, by: Principal) => inTransaction(db, (trx) => save(trx, profile, by)),
    remove: (file: ImportFile, name: string, by: Principal) => inTransaction(db, (trx) => remove(trx, file, name, by)),
  };
}
export type ImportProfilesRepository = ReturnType<typeof createImportProfilesRepository>;

/** Serializes saves: audit entries need the previous values. */
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

export const createImportsRepository = (db: Kysely<Database>) => ({
  /** Of the last feed, else of the last import. */
  lastFinishedAt: async () => {
    const { fed, imported } = await db
      .selectFrom('imports')
      .select(({ fn }) => [
        fn.max<Date | null>('finished_at').filterWhere('is_feed', '=', true).as('fed'),
        fn.max<Date | null>('finished_at').as('imported'),
      ])
      .executeTakeFirstOrThrow();
    return fed ?? imported;
  },
});
export type ImportsRepository = ReturnType<typeof createImportsRepository>;
