import type { Kysely, Selectable } from 'kysely';
import type {
  OrdersCounts,
  OrdersCountsQuery,
  OrdersExportQuery,
  OrdersQuery,
} from '../../../contract/order/ordersQuery';
import { businessDay } from '../../../domain/calendar/businessDay';
import type { Database, OrdersTable } from '../../db/schema';
import { countFitting, countOrders } from './ordersCounts';
import { readOrdersExport, type TakePiece } from './ordersExport';
import { canFit } from './ordersSelection';
import { readOrdersPage, type OrdersPage } from './ordersPage';
import type { Caller } from './ordersTriage';

export type OrderRow = Selectable<OrdersTable>;

export interface OrdersRepository {
  /** One page of the orders that fit the query, and how many fit in all. */
  list(query: OrdersQuery, caller: Caller): Promise<OrdersPage>;
  /** All orders that fit the query, in the list's order, piece by piece as CSV. */
  export(query: OrdersExportQuery, caller: Caller, take: TakePiece): Promise<void>;
  /** How many orders that are. */
  countExported(query: OrdersExportQuery, caller: Caller): Promise<number>;
  /** How many orders each filter would list, all others standing. */
  counts(query: OrdersCountsQuery, caller: Caller): Promise<OrdersCounts>;
  byId(id: string): Promise<OrderRow | undefined>;
  byIdOrCode(idOrCode: string): Promise<OrderRow | undefined>;
  /** The order with the lowest id. */
  first(): Promise<OrderRow | undefined>;
  /** The next orders after `id` that have no unit and are neither closed nor retired, in order of id. */
  openAfter(id: number, limit: number): Promise<OrderRow[]>;
  /** The order this unit is assigned to. */
  withUnit(serial: string): Promise<OrderRow | undefined>;
  /** Codes of the states that occur, in no order. */
  stateCodes(): Promise<string[]>;
}

const ID = /^[1-9]\d{0,14}$/;
const CODE = /^[\x20-\x7e]{1,60}$/;

/** `now` says what today is, wherever orders are narrowed by a date. */
export function createOrdersRepository(db: Kysely<Database>, now = () => new Date()): OrdersRepository {
  const orders = db.selectFrom('orders').selectAll();
  const viewOf = (caller: Caller) => ({ today: businessDay(now()), caller });
  const byId = async (id: string) => (ID.test(id) ? orders.where('id', '=', Number(id)).executeTakeFirst() : undefined);
  const byCode = async (code: string) =>
    CODE.test(code) ? orders.where('order_code', '=', code).executeTakeFirst() : undefined;
  return {
    list: (query, caller) => readOrdersPage(db, query, viewOf(caller)),
    export: (query, caller, take) => readOrdersExport(db, query, viewOf(caller), take),
    countExported: async (query, caller) => (canFit(query) ? countFitting(db, query, viewOf(caller)) : 0),
    counts: (query, caller) => countOrders(db, query, viewOf(caller)),
    byId,
    byIdOrCode: async (idOrCode) => (await byId(idOrCode)) ?? (await byCode(idOrCode)),
    first: () => orders.orderBy('id').limit(1).executeTakeFirst(),
    openAfter: (id, limit) =>
      orders
        .where('id', '>', id)
        .where('assigned_serial', 'is', null)
        .where('issued_units', '=', 0)
        .where('retired_at', 'is', null)
        .orderBy('id')
        .limit(limit)
        .execute(),
    withUnit: (serial) => orders.where('assigned_serial', '=', serial).executeTakeFirst(),
    stateCodes: async () => {
      const found = await db.selectFrom('orders').select('ship_state').distinct().execute();
      return found.flatMap(({ ship_state }) => ship_state ?? []);
    },
  };
}
