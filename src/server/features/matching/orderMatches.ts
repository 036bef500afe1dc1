import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database, OrderMatchesTable } from '../../db/schema/schema';
import { isOrder } from '../orders/ordersSelection';
import type { OrderRow } from '../orders/repository';
import { covered } from '../../../contract/orders/ordersBands';
import { CONTENDERS } from '../../../domain/limits';
import type { ContenderRow } from '../../db/readRows';
import { isStorable } from '../../lib/searchText';

export interface OpenOrder {
  readonly row: OrderRow;
  readonly version: string;
}

export interface Judgement {
  readonly version: string;
  readonly match: Omit<Insertable<OrderMatchesTable>, 'judged_at'>;
}

/** `xmin` differs after every change of a row. */
const version = sql<string>`orders.xmin::text`;

/** `mayKeep` runs in the transaction and may throw. */
export function createOrderMatchesRepository(
  db: Kysely<Database>,
  mayKeep: (trx: Kysely<Database>) => Promise<void> = () => Promise.resolve(),
) {
  const open = db
    .selectFrom('orders')
    .selectAll()
    .select(version.as('version'))
    .where(isOrder())
    .where('assigned_serial', 'is', null)
    .where('retired_at', 'is', null)
    .orderBy('id');
  const isUnjudged = sql<boolean>`not exists (select from order_matches m where m.order_id = orders.id)`;
  return {
    openAfter: async (id: number, limit: number) =>
      toOpenOrders(await open.where('id', '>', id).limit(limit).execute()),
    openAmong: async (ids: readonly number[]) =>
      ids.length === 0 ? [] : toOpenOrders(await open.where('id', 'in', ids).execute()),
    unjudgedAfter: async (id: number, limit: number) =>
      toOpenOrders(await open.where('id', '>', id).where(isUnjudged).limit(limit).execute()),
    servedBy: (serials: readonly string[]) => servedBy(db, serials),
    /** Skips changed orders and returns their ids. */
    keep: (judgements: readonly Judgement[]) =>
      db.transaction().execute(async (trx) => {
        await mayKeep(trx);
        return keep(trx, judgements);
      }),
  };
}

export type OrderMatchesRepository = ReturnType<typeof createOrderMatchesRepository>;

const toOpenOrders = (rows: readonly (OrderRow & { version: string })[]): OpenOrder[] =>
  rows.map((row) => ({ row, version: row.version }));

async function servedBy(db: Kysely<Database>, serials: readonly string[]): Promise<number[]> {
  if (serials.length === 0) return [];
  const by = (column: 'best_serial' | 'next_serial') =>
    db.selectFrom('order_matches').select('order_id').where(column, 'in', serials);
  const found = await by('best_serial').union(by('next_serial')).execute();
  return found.map(({ order_id }) => order_id);
}

async function keep(trx: Kysely<Database>, judgements: readonly Judgement[]): Promise<number[]> {
  const held = await holdUnchanged(trx, judgements);
  const current = judgements.filter(({ match }) => held.has(match.order_id));
  if (current.length > 0) await write(trx, current);
  return judgements.map(({ match }) => match.order_id).filter((id) => !held.has(id));
}

/** Skips locked rows against deadlocks. */
async function holdUnchanged(trx: Kysely<Database>, judgements: readonly Judgement[]): Promise<Set<number>> {
  const versions = JSON.stringify(judgements.map(({ match, version }) => ({ id: match.order_id, version })));
  const { rows } = await sql<{ id: number }>`
    select orders.id from jsonb_to_recordset(${versions}::jsonb) as judged (id bigint, version text)
    join orders on orders.id = judged.id and ${version} = judged.version and orders.assigned_serial is null
    for no key update of orders skip locked`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

const VALUES = [
  ...['coverage', 'best_serial', 'best_score', 'best_margin', 'best_margin_percent', 'is_complete'],
  ...['next_serial', 'next_score', 'next_margin', 'primary_class', 'secondary_volts'],
];
const valuesOf = (table: string) => sql.join(VALUES.map((column) => sql.ref(`${table}.${column}`)));

/** Percent with four decimals, so that 30 % is not 29.999999. Equal judgements are not rewritten. */
async function write(trx: Kysely<Database>, judgements: readonly Judgement[]): Promise<void> {
  const matches = JSON.stringify(judgements.map(({ match }) => match));
  await sql`
    insert into order_matches as stored (order_id, ${sql.join(VALUES.map((column) => sql.ref(column)))})
    select judged.order_id, ${valuesOf('judged')} from jsonb_to_recordset(${matches}::jsonb) as judged (
      order_id bigint, coverage text, best_serial text, best_score numeric, best_margin numeric,
      best_margin_percent numeric(20, 4), is_complete boolean, next_serial text, next_score numeric, next_margin numeric,
      primary_class text, secondary_volts integer)
    on conflict (order_id) do update
      set judged_at = now(), (${sql.join(VALUES.map((column) => sql.ref(column)))}) = row(${valuesOf('excluded')})
      where row(${valuesOf('stored')}) is distinct from row(${valuesOf('excluded')})`.execute(trx);
}

export const createContentionRepository = (db: Kysely<Database>) => ({
  /** Per unit: other open orders with this best unit, earliest due first. */
  among: async (serials: readonly string[], orderId: number | null) =>
    (await contendersQuery(serials, orderId).execute(db)).rows,
  isJudging: async () => {
    const unjudged = db
      .selectFrom('orders')
      .select('id')
      .where(isOrder())
      .where('assigned_serial', 'is', null)
      .where('issued_units', '=', 0)
      .where('retired_at', 'is', null)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('order_matches').select('order_id').whereRef('order_id', '=', 'orders.id'))),
      );
    return (await unjudged.limit(1).executeTakeFirst()) !== undefined;
  },
});
export type ContentionRepository = ReturnType<typeof createContentionRepository>;

/** Without units reserved or retired since. Exported for the test of its plan. */
export const contendersQuery = (serials: readonly string[], orderId: number | null) => sql<ContenderRow>`
  select * from (
    select m.best_serial as serial, o.id, o.job_number, o.customer_name, o.request_date, m.best_score,
      m.next_serial, m.next_score, m.next_margin,
      exists (select from orders as holder where holder.assigned_serial = m.next_serial) as is_next_taken,
      (count(*) over unit)::int as count,
      row_number() over (unit order by o.request_date nulls last, o.id) as place
    from order_matches as m join orders as o on o.id = m.order_id
    where ${isOrder('o')} and m.coverage in (${sql.join(covered)}) and m.best_serial = any(${serials.filter(isStorable)}) and o.assigned_serial is null and o.issued_units = 0 and o.retired_at is null
      and o.id is distinct from ${orderId}::bigint
      and not exists (select from orders as holder where holder.assigned_serial = m.best_serial)
      and (select u.retired_at from units as u where u.serial = m.best_serial) is null
    window unit as (partition by m.best_serial)
  ) as contender where place <= ${CONTENDERS} order by serial, place`;
