import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { NOT_JUDGED, coverages, type Coverage } from '../../../contract/orders/ordersBands';
import type {
  OrdersCounts,
  OrdersCountsQuery,
  OrdersExportQuery,
  OrdersQuery,
} from '../../../contract/orders/ordersQuery';
import type { Database, OrdersTable } from '../../db/schema/schema';
import {
  canFit,
  fittingOrders,
  standingOrders,
  hasCoverage,
  isDue,
  isMine,
  needsEngineering,
  triageFilters,
  triageOf,
  type TriageFilter,
  type Viewpoint,
  inListOrder,
  isOrder,
  withMatches,
  type Caller,
} from './ordersSelection';
import { PAGE_SIZES } from '../../../domain/limits';
import { businessDay } from '../../../domain/calendar/businessDay';
import { readOrdersExport, type TakePiece } from './ordersExport';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { record } from '../../db/audit';
import { inTransaction } from '../../db/unitOfWork';
import { isRowId } from '../../lib/rowId';
import { isStorable, numberKey } from '../../lib/searchText';

type Condition = RawBuilder<boolean>;

/** Each count applies the other filters. */
export async function countOrders(
  db: Kysely<Database>,
  query: OrdersCountsQuery,
  view: Viewpoint,
): Promise<OrdersCounts> {
  if (!canFit(query)) return nothing;
  const figures = conditionsOf(query, view).map((each) => sql`count(*) filter (where ${each})::integer`);
  const { counted } = await standingOrders(db, query, view)
    .select(sql<number[]>`array[${sql.join(figures)}]`.as('counted'))
    .executeTakeFirstOrThrow();
  const [total = 0, overdue = 0, in14 = 0, in30 = 0, in60 = 0, engineering = 0, mine = 0, notJudged = 0, ...covered] =
    counted;
  const [fits = 0, work = 0, check = 0, misses = 0, none = 0, notStated = 0] = covered;
  const coverage = { fits, work, check, misses, none, 'not stated': notStated };
  const due = { overdue, '14': in14, '30': in30, '60': in60 };
  return { total, due, needsEngineering: engineering, mine, coverage, notJudged };
}

export async function countFitting(db: Kysely<Database>, query: OrdersExportQuery, view: Viewpoint): Promise<number> {
  const { count } = await fittingOrders(db, query, view)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many comments each order has; orders without any are absent. */
async function commentsOf(db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit')
    .select(['order_id', sql<number>`count(*)::integer`.as('comments')])
    .where('order_id', 'in', ids)
    .where('action', '=', 'comment')
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, comments }) => [Number(order_id), comments]));
}

/** In the order of the result. */
function conditionsOf(query: OrdersCountsQuery, view: Viewpoint): Condition[] {
  const chosen = triageOf(query, view);
  const count = (filter: TriageFilter | null, condition: Condition) => {
    const others = triageFilters.filter((each) => each !== filter).flatMap((each) => chosen[each] ?? []);
    return sql<boolean>`${sql.join([condition, ...others], sql` and `)}`;
  };
  return [
    count(null, sql`true`),
    ...(['overdue', '14', '30', '60'] as const).map((due) => count('due', isDue(due, view))),
    count('needs_engineering', needsEngineering),
    count('mine', isMine(view.caller)),
    count('coverage', hasCoverage(NOT_JUDGED)),
    ...coverages.map((each) => count('coverage', hasCoverage(each))),
  ];
}

const nothing: OrdersCounts = {
  total: 0,
  due: { overdue: 0, '14': 0, '30': 0, '60': 0 },
  needsEngineering: 0,
  mine: 0,
  coverage: { fits: 0, work: 0, check: 0, misses: 0, none: 0, 'not stated': 0 },
  notJudged: 0,
};

export type ListedOrder = Selectable<OrdersTable> & { coverage: Coverage | null };

export interface OrdersPage {
  readonly rows: ListedOrder[];
  readonly count: number;
}

export async function readOrdersPage(db: Kysely<Database>, query: OrdersQuery, view: Viewpoint): Promise<OrdersPage> {
  if (!canFit(query)) return { rows: [], count: 0 };
  const [rows, count] = await Promise.all([ordersPageQuery(db, query, view).execute(), countFitting(db, query, view)]);
  return { rows, count };
}

function placeOf(query: OrdersQuery): { from: number; size: number } {
  const size = query.page_size === undefined ? PAGE_SIZES.orders : Number(query.page_size);
  return { from: (Number(query.page ?? 1) - 1) * size, size };
}

/** Reads ids from an index first, since rows are wide. Exported for the test of its plan. */
export function ordersPageQuery(db: Kysely<Database>, query: OrdersQuery, view: Viewpoint) {
  const { from, size } = placeOf(query);
  const ids = inListOrder(fittingOrders(db, query, view), query.ordering)
    .select('orders.id')
    .limit(size)
    .offset(from);
  return inListOrder(withMatches(db).where('orders.id', 'in', ids), query.ordering)
    .selectAll('orders')
    .select('order_matches.coverage');
}

export type OrderRow = Selectable<OrdersTable>;

/** Through the index of the search (migration 0047). */
const isOfSalesOrder = (number: string): Condition => sql`
  ${numberKey(sql.ref('sales_order_number'))} = ${numberKey(sql`${number}::text`)} and sales_order_number = ${number}`;

const MAX_JOBS = 50;

/** By job number, without retired ones. */
async function jobsOfSalesOrder(db: Kysely<Database>, number: string): Promise<OrderRow[]> {
  if (!isStorable(number)) return [];
  const jobs = db.selectFrom('orders').selectAll().where(isOrder()).where('retired_at', 'is', null);
  const found = jobs
    .where(isOfSalesOrder(number))
    .orderBy(sql`length(job_number)`)
    .orderBy('job_number')
    .orderBy('id');
  return found.limit(MAX_JOBS).execute();
}

async function countEstimates(db: Kysely<Database>, orderId: number): Promise<number> {
  const all = db.selectFrom('estimates').where('order_id', '=', orderId);
  return (await all.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()).count;
}

const CODE = /^[\x20-\x7e]{1,60}$/;

export function createOrdersRepository(db: Kysely<Database>, now = () => new Date()) {
  const orders = db.selectFrom('orders').selectAll();
  const viewOf = (caller: Caller) => ({ today: businessDay(now()), caller });
  const byId = async (id: string) => (isRowId(id) ? orders.where('id', '=', Number(id)).executeTakeFirst() : undefined);
  const byCode = async (code: string) =>
    CODE.test(code) ? orders.where('order_code', '=', code).executeTakeFirst() : undefined;
  return {
    list: (query: OrdersQuery, caller: Caller) => readOrdersPage(db, query, viewOf(caller)),
    commentsOf: (ids: readonly number[]) => commentsOf(db, ids),
    export: (query: OrdersExportQuery, caller: Caller, take: TakePiece) =>
      readOrdersExport(db, query, viewOf(caller), take),
    countExported: async (query: OrdersExportQuery, caller: Caller) =>
      canFit(query) ? countFitting(db, query, viewOf(caller)) : 0,
    counts: (query: OrdersCountsQuery, caller: Caller) => countOrders(db, query, viewOf(caller)),
    byId,
    byIdOrCode: async (idOrCode: string) => (await byId(idOrCode)) ?? (await byCode(idOrCode)),
    ofSalesOrder: (number: string) => jobsOfSalesOrder(db, number),
    countEstimates: (id: number) => countEstimates(db, id),
    first: () => orders.where(isOrder()).orderBy('id').limit(1).executeTakeFirst(),
    openAfter: (id: number, limit: number) =>
      orders
        .where(isOrder())
        .where('id', '>', id)
        .where('assigned_serial', 'is', null)
        .where('issued_units', '=', 0)
        .where('retired_at', 'is', null)
        .orderBy('id')
        .limit(limit)
        .execute(),
    /** The order, or the line of an inquiry, that has the unit; `expires_at` is that of a hold. */
    withUnit: (serial: string) =>
      db
        .selectFrom('orders')
        .leftJoin('reservations as r', (join) =>
          join.onRef('r.order_id', '=', 'orders.id').on('r.released_at', 'is', null),
        )
        .selectAll('orders')
        .select('r.expires_at')
        .where('assigned_serial', '=', serial)
        .executeTakeFirst(),
    stateCodes: async () => {
      const found = await db.selectFrom('orders').where(isOrder()).select('ship_state').distinct().execute();
      return found.flatMap(({ ship_state }) => ship_state ?? []);
    },
  };
}

export type OrdersRepository = ReturnType<typeof createOrdersRepository>;

export const createOrderFreightRepository = (db: Kysely<Database>) => ({
  setPaidByCustomer: (id: number, isPaid: boolean, by: Principal) =>
    inTransaction(db, async (trx) => {
      await confirm(trx, by, 'changeFreight');
      const changed = await trx
        .updateTable('orders')
        .set({ freight_paid_by_customer: isPaid })
        .where('id', '=', id)
        .where('freight_paid_by_customer', '<>', isPaid)
        .returning('job_number')
        .executeTakeFirst();
      if (changed === undefined) return false;
      await record(trx, {
        ...{ action: 'changeFreight', by, order: { id, jobNumber: changed.job_number } },
        ...{ old: { freight_paid_by_customer: !isPaid }, new: { freight_paid_by_customer: isPaid } },
      });
      return true;
    }),
});
export type OrderFreightRepository = ReturnType<typeof createOrderFreightRepository>;
