import { sql, type Kysely, type Transaction } from 'kysely';
import { MAX_PAST_SETS, type NewRates } from '../../../contract/rates/rateSets';
import { DEFAULT_RATES } from '../../../domain/rates/rates';
import type { Database } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import type { RateSetRow } from '../../db/schema/salesTables';
import { differences, record } from '../../db/audit';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';

/** 'rates' in ASCII: serializes saves. */
const LOCK = '491496043891';

/** Days are 'YYYY-MM-DD' in the business time zone. */
export function createRatesRepository(db: Kysely<Database>) {
  const sets = setsOf(db);
  const held = (day: string) => sets.where('holds_from', '<=', day).orderBy('holds_from', 'desc').orderBy('id', 'desc');
  return {
    /** Newest set of the latest start day. Undefined: the specification's. */
    holdingOn: (day: string) => held(day).limit(1).executeTakeFirst(),
    byId: (id: number) => sets.where('id', '=', id).executeTakeFirst(),
    around: async (day: string) => {
      const [past, coming] = await Promise.all([
        held(day).offset(1).limit(MAX_PAST_SETS).execute(),
        sets.where('holds_from', '>', day).orderBy('holds_from').orderBy('id').execute(),
      ]);
      return { coming, past };
    },
    version: () => versionOf(db),
    save: (rates: NewRates, version: number, by: Principal) =>
      inTransaction(db, (trx) => save(trx, rates, version, by)),
  };
}
export type RatesRepository = ReturnType<typeof createRatesRepository>;

const setsOf = (db: Kysely<Database>) => db.selectFrom('rate_sets').selectAll().select(SHARES_DAY.as('shares_day'));

const SHARES_DAY = sql<boolean>`exists (select from rate_sets other
  where other.holds_from = rate_sets.holds_from and other.id <> rate_sets.id)`;

async function versionOf(db: Kysely<Database>): Promise<number> {
  const newest = await db.selectFrom('rate_sets').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return newest?.id ?? 0;
}

/** Null if the version is outdated. */
async function save(
  trx: Transaction<Database>,
  rates: NewRates,
  version: number,
  by: Principal,
): Promise<RateSetRow | null> {
  await confirm(trx, by, 'changeRates');
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx);
  if ((await versionOf(trx)) !== version) return null;
  const { id } = await trx
    .insertInto('rate_sets')
    .values({
      holds_from: rates.holdsFrom,
      values: JSON.stringify(rates.values),
      reason: rates.reason,
      author_name: by.name,
      author_subject: by.subject,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const saved = await setsOf(trx).where('id', '=', id).executeTakeFirstOrThrow();
  await recordChange(trx, saved, by);
  return saved;
}

/** Compared with the set it replaces on its first day. */
async function recordChange(trx: Transaction<Database>, { id, holds_from, values, reason }: RateSetRow, by: Principal) {
  const before = await trx
    .selectFrom('rate_sets')
    .select('values')
    .where('id', '<>', id)
    .where('holds_from', '<=', holds_from)
    .orderBy('holds_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const changed = differences({ ...DEFAULT_RATES, ...before?.values }, { ...values });
  const now = { ...changed.new, holdsFrom: holds_from };
  await record(trx, { action: 'changeRates', by, reason, old: changed.old, new: now });
}
