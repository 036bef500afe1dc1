import { sql, type Kysely } from 'kysely';
import type { OrdersExportQuery } from '../../../contract/order/ordersQuery';
import type { Database } from '../../db/schema';
import { exportedColumns, type ExportedOrder } from '../../db/tables/exportedColumns';
import { inColumns, type ColumnNames, type Columns } from '../inColumns';
import { canFit, fittingOrders, listSort } from './ordersSelection';
import type { Viewpoint } from './ordersTriage';

export interface OrdersExport {
  /** How many orders the batches hold together. */
  readonly count: number;
  /** The orders in the list's order, read as they are asked for. Fails where the database does or an order is gone. */
  readonly batches: AsyncIterable<ExportedOrder[]>;
}

const BATCH_SIZE = 500;

/**
 * All orders that fit the query. Which ones, and in what order, is settled and the
 * first batch is read before this resolves; no connection is held between batches.
 */
export async function readOrdersExport(
  db: Kysely<Database>,
  query: OrdersExportQuery,
  view: Viewpoint,
): Promise<OrdersExport> {
  const batches = canFit(query) ? await batchesOf(db, query, view) : [];
  const [firstBatch, ...others] = batches;
  const first = firstBatch === undefined ? [] : await read(db, firstBatch);
  async function* ordersInBatches() {
    yield first;
    for (const batch of others) yield await read(db, batch);
  }
  return { count: batches.reduce((sum, { count }) => sum + count, 0), batches: ordersInBatches() };
}

interface Batch {
  /** '10001,10002': as a row each, very many of them would keep everybody else waiting while they are read. */
  readonly ids: string;
  readonly count: number;
}

async function batchesOf(db: Kysely<Database>, query: OrdersExportQuery, view: Viewpoint): Promise<Batch[]> {
  const { columns } = listSort(query.ordering);
  const placed = fittingOrders(db, query, view).select([
    'orders.id',
    sql<number>`row_number() over (order by ${columns})`.as('place'),
  ]);
  const { rows } = await sql<Batch>`
    select string_agg(id::text, ',' order by place) as ids, count(*) as count from (${placed}) placed
    group by (place - 1) / ${BATCH_SIZE}::integer order by min(place)`.execute(db);
  return rows;
}

/** These orders, in this order. */
async function read(db: Kysely<Database>, { ids, count }: Batch): Promise<ExportedOrder[]> {
  const columns = sql.join(exportedColumns.map((column) => (isDecimal(column) ? asText(column) : sql.ref(column))));
  const orders = sql`
    select ${columns} from unnest(${`{${ids}}`}::bigint[]) with ordinality as asked (id, place)
    join orders using (id) order by place`;
  const found = await inColumns<ExportedOrder>(db, orders, NAMES);
  if (found.id.length < count)
    throw new Error(`Order ${firstMissing(ids, found)} was removed while the orders were read`);
  return ordersIn(found);
}

const NAMES: ColumnNames<ExportedOrder> = {
  ...{ id: 'id', order_code: 'order_code', job_number: 'job_number', sales_order_number: 'sales_order_number' },
  ...{ customer_name: 'customer_name', sales_rep: 'sales_rep', order_type: 'order_type', ship_city: 'ship_city' },
  ...{
    ship_state: 'ship_state',
    stock_code_desc: 'stock_code_desc',
    kva_rating: 'kva_rating',
    sale_price: 'sale_price',
  },
  ...{ order_date: 'order_date', request_date: 'request_date', issued_units: 'issued_units' },
  ...{ assigned_serial: 'assigned_serial' },
};

/** JSON would make numbers of them, without their zeros at the end. */
const isDecimal = (column: keyof ExportedOrder) => column === 'sale_price' || column === 'kva_rating';
const asText = (column: keyof ExportedOrder) => sql`${sql.ref(column)}::text as ${sql.ref(column)}`;

function firstMissing(ids: string, { id }: Columns<ExportedOrder>): string | undefined {
  const found = new Set(id.map(String));
  return ids.split(',').find((each) => !found.has(each));
}

/** Written out: an object that a loop over names makes costs several times as much. */
const ordersIn = (found: Columns<ExportedOrder>): ExportedOrder[] =>
  found.id.map((id, at) => ({
    id,
    order_code: found.order_code[at] ?? '',
    job_number: found.job_number[at] ?? '',
    sales_order_number: found.sales_order_number[at] ?? null,
    customer_name: found.customer_name[at] ?? '',
    sales_rep: found.sales_rep[at] ?? null,
    order_type: found.order_type[at] ?? 'RC',
    ship_city: found.ship_city[at] ?? null,
    ship_state: found.ship_state[at] ?? null,
    stock_code_desc: found.stock_code_desc[at] ?? null,
    kva_rating: found.kva_rating[at] ?? null,
    sale_price: found.sale_price[at] ?? null,
    order_date: found.order_date[at] ?? null,
    request_date: found.request_date[at] ?? null,
    issued_units: found.issued_units[at] ?? 0,
    assigned_serial: found.assigned_serial[at] ?? null,
  }));
