import { sql, type RawBuilder, type Kysely } from 'kysely';
import {
  uncovered,
  NOT_COVERED,
  NOT_JUDGED,
  covered,
  ageBands,
  INCOMPLETE,
  marginBands,
  NONE,
  OVERDUE,
  type MarginBand,
} from '../../../contract/orders/ordersBands';
import type { OrdersExportQuery } from '../../../contract/orders/ordersQuery';
import type { Database } from '../../db/schema/schema';
import { isStorable, toLikePattern } from '../../lib/searchText';

export interface Viewpoint {
  /** '2026-03-05' */
  readonly today: string;
  readonly caller: Caller;
}

export interface Caller {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
}

type Condition = RawBuilder<boolean>;

/** Whether a row of `orders` is an order: lines of inquiries are in the same table. */
export const isOrder = (alias = 'orders'): Condition => sql`${sql.ref(`${alias}.inquiry_id`)} is null`;

export const triageFilters = ['due', 'needs_engineering', 'mine', 'coverage'] as const;
export type TriageFilter = (typeof triageFilters)[number];

export const triageOf = (query: OrdersExportQuery, view: Viewpoint): Record<TriageFilter, Condition | null> => ({
  due: query.due === undefined ? null : isDue(query.due, view),
  needs_engineering: query.needs_engineering === undefined ? null : needsEngineering,
  mine: query.mine === undefined ? null : isMine(view.caller),
  coverage: query.coverage === undefined ? null : hasCoverage(query.coverage),
});

export const isDue = (due: NonNullable<OrdersExportQuery['due']>, { today }: Viewpoint): Condition =>
  due === 'overdue'
    ? sql`orders.request_date < ${today}::date`
    : sql`orders.request_date between ${today}::date and ${today}::date + ${Number(due)}::integer`;

export const needsEngineering: Condition = sql`orders.engineering_review`;

/** Whether the caller owns the order: an order without an owner belongs to its salesperson. */
export function isMine({ subject, name, email }: Caller): Condition {
  const [ownName, ownEmail] = [name.trim() || null, email.trim() || null];
  return sql`(orders.id = any(array(select w.order_id from owners w where w.subject = ${subject}))
    or ((lower(btrim(orders.sales_rep)) = lower(${ownName})
      or lower_each(orders.sales_rep_emails) @> array[lower(${ownEmail}::text)])
      and (select w.id from owners w where w.order_id = orders.id) is null))`;
}

export function hasCoverage(coverage: NonNullable<OrdersExportQuery['coverage']>): Condition {
  if (coverage === NOT_JUDGED) return sql`(orders.assigned_serial is null and order_matches.order_id is null)`;
  if (coverage === NOT_COVERED) return sql`order_matches.coverage in (${sql.join(uncovered)})`;
  return sql`order_matches.coverage = ${coverage}`;
}

type Key = RawBuilder<string | null>;

export const groupKeys = ({ today }: Viewpoint) => ({
  due_month: dueMonth(today),
  age: age(today),
  unit_status: orNone(sql`orders.unit_status`),
  kva: orNone(sql`trim_scale(orders.kva_rating)::text`),
  primary_class: orNone(sql`order_matches.primary_class`),
  secondary_volts: orNone(sql`order_matches.secondary_volts::text`),
  phase: orNone(sql`orders.phase::text`),
  margin: margin(),
});
const groupNames = [
  ...(['due_month', 'age', 'unit_status', 'kva'] as const),
  ...(['primary_class', 'secondary_volts', 'phase', 'margin'] as const),
];

export const coverageKey: Key = sql`coalesce(order_matches.coverage, ${sql.lit(NOT_JUDGED)})`;

const orNone = (text: RawBuilder<unknown>): Key => sql`coalesce(${text}, ${sql.lit(NONE)})`;

const dueMonth = (today: string): Key => sql`case when orders.request_date is null then ${sql.lit(NONE)}
  when orders.request_date < ${sql.lit(today)}::date then ${sql.lit(OVERDUE)} else to_char(orders.request_date, 'YYYY-MM') end`;

function age(today: string): Key {
  const bands = ageBands.map(
    (band) => sql`when ${sql.lit(today)}::date - orders.order_date <= ${lastDay(band)} then ${sql.lit(band)}`,
  );
  return sql`case when orders.order_date is null then ${sql.lit(NONE)} ${sql.join(bands, sql` `)} end`;
}

const lastDay = (band: string) => sql.lit(band.endsWith('+') ? 2_147_483_647 : Number(band.split('-')[1]));

function margin(): Key {
  const bands = marginBands.map(
    (band) => sql`when order_matches.best_margin_percent < ${end(band)} then ${sql.lit(band)}`,
  );
  return sql`case when order_matches.coverage in (${sql.join(covered.map((each) => sql.lit(each)))}) is not true then null
    when not order_matches.is_complete then ${sql.lit(INCOMPLETE)}
    when order_matches.best_margin_percent is null then ${sql.lit(NONE)} ${sql.join(bands, sql` `)} end`;
}

const end = (band: MarginBand) => (band.endsWith('+') ? sql`'Infinity'` : sql.lit(Number(/\d+$/.exec(band)?.[0])));

export function groupsOf(query: OrdersExportQuery, view: Viewpoint): RawBuilder<boolean>[] {
  const given = groupNames.filter((name) => query[name] !== undefined);
  if (given.length === 0) return [];
  const keys = groupKeys(view);
  const { kva } = query;
  const named = { ...query, kva: kva === undefined || kva === NONE ? kva : String(Number(kva)) };
  return given.map((name) => sql<boolean>`${keys[name]} = ${named[name]}`);
}

export const canFit = (query: OrdersExportQuery): boolean => Object.values(query).every(isStorable);

export function fittingOrders(db: Kysely<Database>, query: OrdersExportQuery, view: Viewpoint) {
  const conditions = Object.values(triageOf(query, view)).filter((each) => each !== null);
  return conditions.reduce((orders, each) => orders.where(each), standingOrders(db, query, view));
}

export const withMatches = (db: Kysely<Database>) =>
  db.selectFrom('orders').leftJoin('order_matches', 'order_matches.order_id', 'orders.id');

export function standingOrders(db: Kysely<Database>, query: OrdersExportQuery, view: Viewpoint) {
  const { search, customer_name, sales_rep, date_range, order_type, unit_assignment, delivery_state } = query;
  const orders = withMatches(db)
    .where(isOrder())
    .where('retired_at', unit_assignment === 'retired' ? 'is not' : 'is', null)
    .$if(isGiven(search), (q) =>
      q.where((eb) =>
        eb.or([
          eb('job_number', 'ilike', toLikePattern(search)),
          eb('sales_order_number', 'ilike', toLikePattern(search)),
        ]),
      ),
    )
    .$if(isGiven(customer_name), (q) => q.where('customer_name', 'in', namesLike(db, 'customer', customer_name)))
    .$if(isGiven(sales_rep), (q) => q.where('sales_rep', 'in', namesLike(db, 'salesperson', sales_rep)))
    .$if(isGiven(date_range), (q) =>
      q.where('order_date', '>=', sql<string>`${view.today}::date - ${Number(date_range)}::integer`),
    )
    .$if(isGiven(order_type), (q) => q.where('order_type', '=', order_type === 'rw' ? 'RW' : 'RC'))
    .$if(unit_assignment === 'assigned', (q) => q.where('assigned_serial', 'is not', null))
    .$if(unit_assignment === 'unassigned', (q) => q.where('assigned_serial', 'is', null))
    .$if(isGiven(delivery_state), (q) => q.where('ship_state', '=', delivery_state ?? null));
  return groupsOf(query, view).reduce((narrowed, each) => narrowed.where(each), orders);
}

/** Compares each distinct name once. */
const namesLike = (db: Kysely<Database>, kind: 'customer' | 'salesperson', text: string | undefined) =>
  db.selectFrom('search_names').select('name').where('kind', '=', kind).where('name', 'ilike', toLikePattern(text));

type FittingOrders = ReturnType<typeof fittingOrders>;

/** Ties by id, so that pages never overlap. */
export function inListOrder(
  orders: FittingOrders,
  ordering: OrdersExportQuery['ordering'] = '-order_date',
): FittingOrders {
  const isDescending = ordering.startsWith('-');
  const column = columns.find((each) => ordering.endsWith(each)) ?? 'order_date';
  return orders
    .orderBy(`orders.${column}`, (by) => (isDescending ? by.desc() : by.asc()).nullsLast())
    .orderBy('orders.id');
}

const columns = ['order_date', 'sale_price', 'request_date'] as const;

export function listColumns(ordering: OrdersExportQuery['ordering'] = '-order_date'): RawBuilder<unknown> {
  const name = columns.find((each) => ordering.endsWith(each)) ?? 'order_date';
  const direction = sql.raw(ordering.startsWith('-') ? 'desc' : 'asc');
  return sql`${sql.ref(`orders.${name}`)} ${direction} nulls last, orders.id`;
}

const isGiven = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';
