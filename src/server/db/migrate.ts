import { sql, type Kysely, Migrator, type Migration, type MigrationResultSet } from 'kysely';
import { Client, DatabaseError } from 'pg';
import type { Database } from './schema/schema';
import * as initial from './migrations/foundation/0001_initial';
import * as reservationsAndOptions from './migrations/foundation/0002_reservations_and_options';
import * as secondaryBushings from './migrations/foundation/0003_secondary_bushings';
import * as reservationReason from './migrations/foundation/0004_reservation_reason';
import * as costsNotRecorded from './migrations/foundation/0005_costs_not_recorded';
import * as orderMatches from './migrations/foundation/0006_order_matches';
import * as search from './migrations/foundation/0007_search';
import * as savedViews from './migrations/foundation/0008_saved_views';
import * as ordersToJudge from './migrations/foundation/0009_orders_to_judge';
import * as ordersTriage from './migrations/foundation/0010_orders_triage';
import * as importProfiles from './migrations/realData/0011_import_profiles';
import * as retired from './migrations/realData/0012_retired';
import * as feeds from './migrations/realData/0013_feeds';
import * as unitFiles from './migrations/realData/0014_unit_files';
import * as rates from './migrations/realData/0015_rates';
import * as changes from './migrations/production/0017_changes';
import * as importJobs from './migrations/production/0018_import_jobs';
import * as indexesSetAside from './migrations/production/0016_indexes_set_aside';
import { restoreLeftIndexes } from './bulkIndexes';
import * as unitShapes from './migrations/production/0019_unit_shapes';
import * as audit from './migrations/production/0020_audit';
import * as idempotency from './migrations/production/0021_idempotency';
import * as notices from './migrations/production/0022_notices';
import * as importSlot from './migrations/production/0023_import_slot';
import * as mail from './migrations/production/0025_mail';
import * as estimates from './migrations/production/0026_estimates';
import * as quotations from './migrations/production/0027_quotations';
import * as orderVersions from './migrations/production/0028_order_versions';
import * as imports from './migrations/production/0029_imports';
import * as scenarios from './migrations/production/0030_scenarios';
import * as estimatesTogether from './migrations/production/0032_estimates_together';
import * as oneWinner from './migrations/hardening/0033_one_winner';
import * as revokedSubjects from './migrations/hardening/0034_revoked_subjects';
import * as keyRights from './migrations/hardening/0036_key_rights';
import * as consents from './migrations/hardening/0038_consents';
import * as insertOnly from './migrations/hardening/0035_insert_only';
import * as wonPrice from './migrations/hardening/0037_won_price';
import * as orderFreight from './migrations/hardening/0040_order_freight';
import * as coverageByClass from './migrations/fit/0043_coverage_by_class_needs_0043';
import * as dropUnitShapes from './migrations/fit/0044_drop_unit_shapes_needs_0043';
import * as acceptedTexts from './migrations/fit/0045_accepted_texts';
import * as dropOrderVersions from './migrations/fit/0046_drop_order_versions_needs_0046';
import * as inquiries from './migrations/requests/0047_inquiries';
import * as records from './migrations/records/0048_records';
import * as mentions from './migrations/requests/0050_mentions';
import * as taughtWords from './migrations/records/0051_taught_words';
import * as workMail from './migrations/requests/0052_work_mail';
import * as dropPlainSerial from './migrations/records/0053_drop_plain_serial';
import * as places from './migrations/records/0054_places';
import * as backups from './migrations/records/0057_backups';
import { asLongWork } from './pool/timedPool';

/** '…_needs_0018': releases before migration 0018 cannot use the database afterwards. */
const NEEDS = /_needs_(\d{4})$/;

/** Migrations of a later release. Throws if one needs a newer release (docs/build/development.md, "Changing the schema"). */
export async function laterMigrations<Tables>(db: Kysely<Tables>, newest: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name collate "C" > ${newest} order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  const tooNew = names.find((name) => (NEEDS.exec(name)?.[1] ?? '') > newest);
  if (tooNew === undefined) return names;
  throw new Error(
    `The database was changed by a later version of SpecAI that this one cannot work with (${tooNew}). ` +
      'Start that version, or restore a backup made before it.',
  );
}

const CONNECT_TIMEOUT_MS = 10_000;

/** Throws if LISTEN_DATABASE_URL is of another database, or unreachable. */
export async function refuseOtherDatabase(db: Kysely<Database>, listenUrl: string): Promise<void> {
  const own = await db.selectFrom('change_feed').select('id').executeTakeFirstOrThrow();
  const heard = await feedAt(listenUrl).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`LISTEN_DATABASE_URL cannot be used: ${reason}`, { cause: error });
  });
  if (heard !== own.id)
    throw new Error(
      'LISTEN_DATABASE_URL leads to another database than DATABASE_URL. Name the same one, past the pooler.',
    );
}

async function feedAt(connectionString: string): Promise<string | undefined> {
  const options = { connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'specai' };
  const client = new Client(options);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<{ id: string }>('select id from change_feed')).rows[0]?.id;
  } finally {
    await client.end();
  }
}

const migrations: Record<string, Migration> = {
  '0001_initial': initial,
  '0002_reservations_and_options': reservationsAndOptions,
  '0003_secondary_bushings': secondaryBushings,
  '0004_reservation_reason': reservationReason,
  '0005_costs_not_recorded': costsNotRecorded,
  '0006_order_matches': orderMatches,
  '0007_search': search,
  '0008_saved_views': savedViews,
  '0009_orders_to_judge': ordersToJudge,
  '0010_orders_triage': ordersTriage,
  '0011_import_profiles': importProfiles,
  '0012_retired': retired,
  '0013_feeds': feeds,
  '0014_unit_files': unitFiles,
  '0015_rates': rates,
  '0016_indexes_set_aside': indexesSetAside,
  '0017_changes': changes,
  '0018_import_jobs': importJobs,
  '0019_unit_shapes': unitShapes,
  '0020_audit': audit,
  '0021_idempotency': idempotency,
  '0022_notices': notices,
  '0023_import_slot': importSlot,
  '0025_mail': mail,
  '0026_estimates': estimates,
  '0027_quotations': quotations,
  '0028_order_versions': orderVersions,
  '0029_imports': imports,
  '0030_scenarios': scenarios,
  '0032_estimates_together': estimatesTogether,
  '0033_one_winner': oneWinner,
  '0034_revoked_subjects': revokedSubjects,
  '0035_insert_only': insertOnly,
  '0036_key_rights': keyRights,
  '0037_won_price': wonPrice,
  '0038_consents': consents,
  '0040_order_freight': orderFreight,
  '0043_coverage_by_class_needs_0043': coverageByClass,
  '0044_drop_unit_shapes_needs_0043': dropUnitShapes,
  '0045_accepted_texts': acceptedTexts,
  '0046_drop_order_versions_needs_0046': dropOrderVersions,
  '0047_inquiries': inquiries,
  '0048_records': records,
  '0050_mentions': mentions,
  '0051_taught_words': taughtWords,
  '0052_work_mail': workMail,
  '0053_drop_plain_serial': dropPlainSerial,
  '0054_places': places,
  '0057_backups': backups,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** Already run; only its own release can revert it. */
const done: Migration = { up: () => Promise.resolve() };

/** Kysely rejects unknown migrations; those of a later release are fine. */
const providerFor = (db: Kysely<Database>) => ({
  getMigrations: async () => {
    const later = await laterMigrations(db, migrationNames.at(-1) ?? '');
    return { ...migrations, ...Object.fromEntries(later.map((name) => [name, done])) };
  },
});

async function hasMigrations(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('kysely_migration') is not null as is`.execute(db);
  return rows[0]?.is === true;
}

const NOT_ALLOWED = '42501';
const NOT_THE_OWNER =
  'The tables are to be brought up to date, and the role of DATABASE_URL does not own them. Run `npm run migrate` as their owner first.';

function throwWrong({ error }: MigrationResultSet): void {
  if (error instanceof DatabaseError && error.code === NOT_ALLOWED) throw new Error(NOT_THE_OWNER, { cause: error });
  if (error !== undefined) throw error instanceof Error ? error : new Error('Migration failed', { cause: error });
}

/** Migrates; concurrent servers wait. Leaves tables of a later release. Throws on failure. */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  await restoreLeftIndexes(db);
  throwWrong(await asLongWork(() => new Migrator({ db, provider: providerFor(db) }).migrateToLatest()));
}

export async function migrateWithin(db: Kysely<Database>, name = migrationNames.at(-1)): Promise<void> {
  if (name === undefined) return;
  // Read before: the migrator takes the only connection.
  const known = (await hasMigrations(db)) ? await providerFor(db).getMigrations() : migrations;
  const provider = { getMigrations: () => Promise.resolve(known) };
  throwWrong(await new Migrator({ db, provider, disableTransactions: true }).migrateTo(name));
}
