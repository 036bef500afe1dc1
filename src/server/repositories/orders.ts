import { sql, type Kysely, type Selectable } from 'kysely';
import type { OrdersQuery } from '../../contract/ordersQuery';
import { toLikePattern } from './likePattern';
import type { Database, OrdersTable } from '../db/schema';

export type OrderRow = Selectable<OrdersTable>;

export interface OrdersRepository {
  /** One page of the orders that fit the query, and how many fit in all. */
  list(query: OrdersQuery): Promise<{ rows: OrderRow[]; count: number }>;
  byId(id: string): Promise<OrderRow | undefined>;
  byIdOrCode(idOrCode: string): Promise<OrderRow | undefined>;
  /** The order with the lowest id. */
  first(): Promise<OrderRow | undefined>;
  /** The order this unit is assigned to. */
  withUnit(serial: string): Promise<OrderRow | undefined>;
  /** Codes of the states that occur, in no order. */
  stateCodes(): Promise<string[]>;
}

const PAGE_SIZE = 6;
/** Days begin at midnight where the business is. */
const TODAY = sql`(now() at time zone 'America/Phoenix')::date`;
const ID = /^[1-9]\d{0,14}$/;
const CODE = /^[\x20-\x7e]{1,60}$/;

const columns = { order_date: 'order_date', sale_price: 'sale_price' } as const;

export function createOrdersRepository(db: Kysely<Database>): OrdersRepository {
  const orders = db.selectFrom('orders').selectAll();
  const byId = async (id: string) => (ID.test(id) ? orders.where('id', '=', Number(id)).executeTakeFirst() : undefined);
  const byCode = async (code: string) =>
    CODE.test(code) ? orders.where('order_code', '=', code).executeTakeFirst() : undefined;
  return {
    list: (query) => list(db, query),
    byId,
    byIdOrCode: async (idOrCode) => (await byId(idOrCode)) ?? (await byCode(idOrCode)),
    first: () => orders.orderBy('id').limit(1).executeTakeFirst(),
    withUnit: (serial) => orders.where('assigned_serial', '=', serial).executeTakeFirst(),
    stateCodes: async () => {
      const found = await db.selectFrom('orders').select('ship_state').distinct().execute();
      return found.flatMap(({ ship_state }) => ship_state ?? []);
    },
  };
}

async function list(db: Kysely<Database>, query: OrdersQuery): Promise<{ rows: OrderRow[]; count: number }> {
  // PostgreSQL keeps no NUL in text, and refuses to look for one.
  if (Object.values(query).some((text) => text.includes('\0'))) return { rows: [], count: 0 };
  const [rows, counted] = await Promise.all([
    ordersListQuery(db, query).execute(),
    narrowed(db, query)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, count: counted.count };
}

type Fitting = ReturnType<typeof narrowed>;

/** The query that lists orders; exported so that its plan can be looked at. */
export function ordersListQuery(db: Kysely<Database>, query: OrdersQuery) {
  return pageOf(narrowed(db, query), query).selectAll();
}

/** Orders without the value sorted by come last either way; equal ones follow their id, so that pages never overlap. */
function pageOf(fitting: Fitting, { ordering = '-order_date', page = '1', page_size }: OrdersQuery): Fitting {
  const isDescending = ordering.startsWith('-');
  const column = ordering.endsWith('sale_price') ? columns.sale_price : columns.order_date;
  const size = page_size === undefined ? PAGE_SIZE : Number(page_size);
  return fitting
    .orderBy(column, (by) => (isDescending ? by.desc() : by.asc()).nullsLast())
    .orderBy('id')
    .limit(size)
    .offset((Number(page) - 1) * size);
}

function narrowed(db: Kysely<Database>, query: OrdersQuery) {
  const { search, customer_name, sales_rep, date_range, order_type, unit_assignment, delivery_state } = query;
  return db
    .selectFrom('orders')
    .$if(isGiven(search), (q) =>
      q.where((eb) =>
        eb.or([
          eb('job_number', 'ilike', toLikePattern(search)),
          eb('sales_order_number', 'ilike', toLikePattern(search)),
        ]),
      ),
    )
    .$if(isGiven(customer_name), (q) => q.where('customer_name', 'ilike', toLikePattern(customer_name)))
    .$if(isGiven(sales_rep), (q) => q.where('sales_rep', 'ilike', toLikePattern(sales_rep)))
    .$if(isGiven(date_range), (q) =>
      q.where('order_date', '>=', sql<string>`${TODAY} - ${Number(date_range)}::integer`),
    )
    .$if(isGiven(order_type), (q) => q.where('order_type', '=', order_type === 'rw' ? 'RW' : 'RC'))
    .$if(unit_assignment === 'assigned', (q) => q.where('assigned_serial', 'is not', null))
    .$if(unit_assignment === 'unassigned', (q) => q.where('assigned_serial', 'is', null))
    .$if(isGiven(delivery_state), (q) => q.where('ship_state', '=', delivery_state ?? null));
}

const isGiven = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';
