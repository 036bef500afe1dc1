import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { NewQuotationSettings, QuotationValues } from '../../../contract/estimates/quotations';
import { DEFAULT_QUOTATION_VALUES } from '../../../domain/quotation/quotationDraft';
import { differences } from '../../db/audit/differences';
import { record } from '../../db/audit/record';
import type { Database } from '../../db/schema';
import { inTransaction } from '../unitOfWork';
import { confirm } from '../../access/confirm';
import type { Principal } from '../../access/principal';

export type QuotationSetRow = Selectable<Database['quotation_sets']>;

/** What quotations say: sets one after the other, of which the newest holds. */
export interface QuotationSetsRepository {
  /** The newest first. */
  list(): Promise<QuotationSetRow[]>;
  /** Saves a set after exactly this version, the id of the newest or 0; null where there is a newer one. */
  save(settings: NewQuotationSettings, version: number, by: Principal): Promise<QuotationSetRow | null>;
}

/** Sets of the past that are listed. */
const MOST_LISTED = 50;
/** 'quotes' in ASCII: saves come one after the other. */
const LOCK = '124749195011443';

export const createQuotationSetsRepository = (db: Kysely<Database>): QuotationSetsRepository => ({
  list: () => newest(db).limit(MOST_LISTED).execute(),
  save: (settings, version, by) => inTransaction(db, (trx) => save(trx, settings, version, by)),
});

const newest = (db: Kysely<Database>) => db.selectFrom('quotation_sets').selectAll().orderBy('id', 'desc');

/** What quotations say now. */
export const valuesOfToday = async (db: Kysely<Database>): Promise<QuotationValues> => {
  const row = await newest(db).limit(1).executeTakeFirst();
  return { ...DEFAULT_QUOTATION_VALUES, ...row?.values };
};

async function save(
  trx: Transaction<Database>,
  { values, reason }: NewQuotationSettings,
  version: number,
  by: Principal,
): Promise<QuotationSetRow | null> {
  await confirm(trx, by, 'changeQuotations');
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx);
  const before = await newest(trx).limit(1).executeTakeFirst();
  if ((before?.id ?? 0) !== version) return null;
  const author = { author_name: by.name, author_subject: by.subject };
  const saved = await trx
    .insertInto('quotation_sets')
    .values({ values: JSON.stringify(values), reason, ...author })
    .returningAll()
    .executeTakeFirstOrThrow();
  const changed = differences(toldOf(before?.values ?? DEFAULT_QUOTATION_VALUES), toldOf(values));
  await record(trx, { action: 'changeQuotations', by, reason, ...changed });
  return saved;
}

const toldOf = ({ company, terms, validityDays, paper }: QuotationValues) => ({
  ...{ company_name: company.name, company_address: company.address, terms, validity_days: validityDays, paper },
});
