import { lineId, lineJob } from '../../db/heldFor';
import { sql, type RawBuilder, type Kysely, type Transaction } from 'kysely';
import { beginningWith, isStorable, asName, asNumber, numberKey } from '../../lib/searchText';
import { isOrder } from '../orders/ordersSelection';
import type { Database } from '../../db/schema/schema';

export type NameKind = 'customer' | 'salesperson';

export interface NameRow {
  readonly name: string;
  readonly has_open_orders: boolean;
}

/** Trigrams need three letters. */
const MIN_WITHIN_LENGTH = 3;
const MAX_RESEMBLING_LENGTH = 40;
/** Word similarity of pg_trgm: short texts need tolerance ('hosptial' has 0.44), and a high value spares the index. */
export const leastResemblance = (text: string): number => (text.length > 10 ? 0.5 : 0.43);

const folded = sql`lower(name)`;
const openOrders = {
  customer: sql`exists (select from orders where ${isOrder()} and customer_name = n.name and assigned_serial is null and retired_at is null)`,
  salesperson: sql`exists (select from orders where ${isOrder()} and sales_rep = n.name and assigned_serial is null and retired_at is null)`,
} as const;

const shown = (kind: NameKind, found: RawBuilder<unknown>) =>
  sql<NameRow>`select name, ${openOrders[kind]} as has_open_orders from (${found}) n
    order by rank, last_order desc nulls last, name`;

/** Exact matches, then prefixes, then prefixes of a word. */
export function namesQuery(kind: NameKind, text: string, limit: number): RawBuilder<NameRow> {
  const begins = sql`${folded} collate "C" like ${beginningWith(text)}`;
  const within = sql`${folded} like ${`% ${beginningWith(text)}`}`;
  const rank = sql`case when ${folded} = ${text} then 0 when ${begins} then 1 else 2 end`;
  const fits = text.length < MIN_WITHIN_LENGTH ? begins : sql`(${folded} like ${beginningWith(text)} or ${within})`;
  return shown(
    kind,
    sql`select name, last_order, ${rank} as rank from search_names where kind = ${kind} and ${fits}
      order by rank, last_order desc nulls last, name limit ${limit}`,
  );
}

/** Tenths of similarity, so that the index is used. */
export function resemblingQuery(kind: NameKind, text: string, limit: number): RawBuilder<NameRow> {
  const rank = sql`-round(word_similarity(${text}, ${folded})::numeric, 1)`;
  return shown(
    kind,
    sql`select name, last_order, ${rank} as rank from search_names where kind = ${kind} and ${text} <% ${folded}
      order by rank, last_order desc nulls last, name limit ${limit}`,
  );
}

export const mayName = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

export const mayResemble = (text: string): boolean =>
  text.length <= MAX_RESEMBLING_LENGTH && (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_WITHIN_LENGTH;

const key = (column: string) => numberKey(sql.ref(column));
const digits = (column: string) =>
  sql`ltrim(translate(lower(${sql.ref(column)}), ' -#./', ''), 'abcdefghijklmnopqrstuvwxyz') collate "C"`;

export interface JobRow {
  readonly id: number;
  readonly job_number: string;
  readonly sales_order_number: string | null;
  readonly customer_name: string;
  readonly assigned_serial: string | null;
  readonly is_retired: boolean;
}

/** Frequent prefixes occur among this many newest orders. */
const NEWEST = 300;
const newestFirst = sql`order_date desc nulls last, id`;

/** Numbers that begin with `number` (letters ignored if it has none): exact ones, then the newest. */
export function jobsQuery(number: string, limit: number): RawBuilder<JobRow> {
  const form = /^\d/.test(number) ? digits : key;
  const [job, salesOrder] = [form('job_number'), form('sales_order_number')];
  const pattern = beginningWith(number);
  // `offset 0` prevents a scan of all orders by date.
  const some = (is: RawBuilder<unknown>) => sql`(
    select * from (select id, order_date from orders where ${is} and ${isOrder()} offset 0) fit order by ${newestFirst} limit ${limit})`;
  return sql<JobRow>`
    with exact as (${some(sql`${job} = ${number}`)} union ${some(sql`${salesOrder} = ${number}`)}),
    newest as (
      select id, order_date from (select * from orders where ${isOrder()} order by ${newestFirst} limit ${sql.lit(NEWEST)}) n
      where ${job} like ${pattern} or ${salesOrder} like ${pattern} limit ${limit}),
    others as (
      select id, order_date from (${some(sql`${job} like ${pattern}`)} union all ${some(sql`${salesOrder} like ${pattern}`)}) o
      where (select count(*) from newest) < ${limit}),
    found as (
      select id, order_date, bool_or(is_exact) as is_exact from (
        select *, true as is_exact from exact union all select *, false from newest union all select *, false from others) f
      group by id, order_date order by is_exact desc, ${newestFirst} limit ${limit})
    select o.id, o.job_number, o.sales_order_number, o.customer_name, o.assigned_serial, o.retired_at is not null as is_retired
    from found join orders o on o.id = found.id order by found.is_exact desc, found.order_date desc nulls last, o.id`;
}

export interface UnitRow {
  readonly serial: string;
  readonly kva_rating: string;
  readonly primary_voltage: string;
  readonly secondary_voltage: string;
  readonly reserved_for: number | null;
  readonly reserved_for_job: string | null;
  readonly is_retired: boolean;
}

/** Exact ones, then the highest (latest) first. */
export function unitsQuery(number: string, limit: number): RawBuilder<UnitRow> {
  const form = key('serial');
  return sql<UnitRow>`
    with found as (
      (select serial, true as is_exact from units where ${form} = ${number} limit ${limit})
      union all
      (select serial, false from units where ${form} like ${beginningWith(number)} and ${form} <> ${number}
        order by ${form} desc limit ${limit}))
    select u.serial, u.kva_rating, u.primary_voltage, u.secondary_voltage, ${lineId('o')} as reserved_for,
      ${lineJob('o')} as reserved_for_job,
      u.retired_at is not null as is_retired
    from found join units u on u.serial = found.serial left join orders o on o.assigned_serial = u.serial
    order by found.is_exact desc, ${key('u.serial')} desc limit ${limit}`;
}

const MAX_FOUND = 5;

interface FoundRows {
  readonly jobs: JobRow[];
  readonly units: UnitRow[];
  readonly customers: NameRow[];
  readonly salespeople: NameRow[];
}

const NOTHING: FoundRows = { jobs: [], units: [], customers: [], salespeople: [] };

export const createSearchRepository = (db: Kysely<Database>) => ({
  find: async (text: string): Promise<FoundRows> => {
    const name = asName(text);
    if (!isStorable(text) || name === '') return NOTHING;
    return db.transaction().execute(async (trx) => {
      await prepareSearch(trx, name);
      const customers = await findNames(trx, 'customer', name);
      const salespeople = await findNames(trx, 'salesperson', name);
      return { ...(await findNumbers(trx, asNumber(text))), customers, salespeople };
    });
  },
});
export type SearchRepository = ReturnType<typeof createSearchRepository>;

/** Transaction settings: the similarity threshold, and an index even for frequent prefixes. */
export async function prepareSearch(trx: Transaction<Database>, text: string): Promise<void> {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastResemblance(text))}, true),
    set_config('enable_seqscan', 'off', true)`.execute(trx);
}

async function findNumbers(trx: Transaction<Database>, number: string): Promise<Pick<FoundRows, 'jobs' | 'units'>> {
  if (number === '') return NOTHING;
  const jobs = await jobsQuery(number, MAX_FOUND).execute(trx);
  const units = await unitsQuery(number, MAX_FOUND).execute(trx);
  return { jobs: jobs.rows, units: units.rows };
}

/** Similar names only if no name contains the text. */
async function findNames(trx: Transaction<Database>, kind: NameKind, text: string): Promise<NameRow[]> {
  if (!mayName(text)) return [];
  const { rows } = await namesQuery(kind, text, MAX_FOUND).execute(trx);
  if (rows.length > 0 || !mayResemble(text)) return rows;
  return (await resemblingQuery(kind, text, MAX_FOUND).execute(trx)).rows;
}
