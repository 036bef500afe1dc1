import { Readable } from 'node:stream';
import type { Principal } from '../../auth/principal';
import type { Caller } from './ordersSelection';
import { ordersListSchema, orderSchema, SAMPLE_ORDER, orderFreightSchema } from '../../../contract/orders/order';
import {
  ordersCountsSchema,
  ordersCountsQuerySchema,
  ordersQuerySchema,
  ordersExportQuerySchema,
  type OrdersExportQuery,
} from '../../../contract/orders/ordersQuery';
import { paths } from '../../../contract/paths';
import { statesSchema } from '../../../contract/states';
import { toOrder, toStates } from './presenter';
import type { OrderRow, OrdersRepository, OrderFreightRepository } from './repository';
import { found, MISSING, noContent, routeOf, withOrderId, type Api } from '../../http/api';
import { csvResponse, sendCsv } from '../../http/sendCsv';
import { whenClientLeaves } from '../import/connection';
import type { On } from '../../db/unitOfWork';
import { createGate } from '../files/attachFile';
import { retiredReason } from '../../db/retiredReason';
import { openSpool } from '../../lib/disk';
import { BYTE_ORDER_MARK, createSpreadsheetLines } from '../../lib/csv';

export const callerOf = ({ subject, name, email = '' }: Principal): Caller => ({ subject, name, email });

const tags = ['Orders'];

export function registerOrders(app: Api, orders: OrdersRepository): void {
  const list = {
    summary: 'Lists orders: filtered, sorted, one page at a time',
    ...{ tags, querystring: ordersQuerySchema, response: { 200: ordersListSchema } },
  };
  app.get(paths.orders, { schema: list }, async (request, _reply, principal) => {
    const { rows, count } = await orders.list(request.query, callerOf(principal));
    if (!principal.permissions.has('readAudit')) return { results: rows.map(toOrder), count };
    const comments = await orders.commentsOf(rows.map(({ id }) => id));
    return { results: rows.map((row) => toOrder({ ...row, comments: comments.get(row.id) ?? 0 })), count };
  });

  const counts = {
    summary: 'How many orders each filter would list in combination with the others',
    ...{ tags, querystring: ordersCountsQuerySchema, response: { 200: ordersCountsSchema } },
  };
  app.get(paths.ordersCounts, { schema: counts }, (request, _reply, principal) =>
    orders.counts(request.query, callerOf(principal)),
  );

  const one = { summary: 'One order', tags, params: withOrderId, response: { 200: orderSchema } };
  app.get(routeOf(paths.order, 'orderId'), { schema: one }, async ({ params, db }) => {
    const row = found(await orders.byId(params.orderId), MISSING.noOrder);
    const [jobs, estimates, retired_reason] = await Promise.all([
      jobsBeside(orders, row),
      orders.countEstimates(row.id),
      retiredReason(db, row),
    ]);
    return {
      ...toOrder(row),
      ...(retired_reason !== null && { retired_reason }),
      ...(jobs.length > 1 && { sales_order_jobs: jobs.map(({ id, job_number }) => ({ id, job_number })) }),
      ...(estimates > 0 && { estimate_count: estimates }),
    };
  });

  const summary = "The order beside a unit's detail, by id or order code; 'sample' is the first order";
  app.get(routeOf(paths.orderSummary, 'orderId'), { schema: { ...one, summary } }, async ({ params }) => {
    const row = await (params.orderId === SAMPLE_ORDER ? orders.first() : orders.byIdOrCode(params.orderId));
    return toOrder(found(row, MISSING.noOrder));
  });

  const states = { summary: 'The delivery states that occur', tags, response: { 200: statesSchema } };
  app.get(paths.states, { schema: states }, async () => ({ states: toStates(await orders.stateCodes()) }));
}

/** The jobs of the same sales order, itself included. */
const jobsBeside = async (orders: OrdersRepository, { sales_order_number: number, inquiry_id }: OrderRow) =>
  number === null || number === '' || inquiry_id !== null ? [] : orders.ofSalesOrder(number);

export interface OrderFreightDependencies {
  readonly orders: Pick<OrdersRepository, 'byId'>;
  readonly freight: OrderFreightRepository;
}

const config = { needs: 'changeFreight' } as const;

export function registerOrderFreight(app: Api, on: On<OrderFreightDependencies>): void {
  const summary = 'Sets whether the customer pays the freight of an order';
  const schema = { summary, tags, params: withOrderId, body: orderFreightSchema, response: noContent };
  app.put(routeOf(paths.orderFreight, 'orderId'), { config, schema }, async (request, reply, by) => {
    const { orders, freight } = on(request.db);
    const { id } = found(await orders.byId(request.params.orderId), MISSING.noOrder);
    await freight.setPaidByCustomer(id, request.body.paid_by_customer, by);
    return reply.code(204).send(null);
  });
}

const exportSchema = {
  summary: 'All orders of a filtered and sorted list as one CSV file',
  ...{ tags, querystring: ordersExportQuerySchema, response: csvResponse('orders') },
};

/** Each export holds a connection. */
const MAX_CONCURRENT_EXPORTS = 2;

/** Spools to disk, so that a slow client holds no connection. */
export function registerOrdersExport(app: Api, orders: OrdersRepository): void {
  const name = 'open-orders';
  const enter = createGate(MAX_CONCURRENT_EXPORTS);
  app.get(paths.ordersExport, { schema: exportSchema }, async (request, reply, principal) => {
    const { method, query } = request;
    const caller = callerOf(principal);
    const clientLeft = whenClientLeaves(reply);
    if (method === 'HEAD') {
      const count = await orders.countExported(query, caller);
      return sendCsv(request, reply, { name, count, file: Readable.from([]) });
    }
    const leave = await enter();
    const made = await written(orders, { query, caller, clientLeft }).finally(leave);
    return made === null ? reply.hijack() : sendCsv(request, reply, { name, ...made });
  });
}

interface Export {
  readonly query: OrdersExportQuery;
  readonly caller: Caller;
  readonly clientLeft: AbortSignal;
}

/** Null if the client has left. */
async function written(orders: OrdersRepository, { query, caller, clientLeft }: Export) {
  const spool = await openSpool();
  const lines = createSpreadsheetLines();
  try {
    await spool.write(Buffer.from(BYTE_ORDER_MARK));
    await orders.export(query, caller, (piece) => {
      clientLeft.throwIfAborted();
      return spool.write(lines.of(piece));
    });
    clientLeft.throwIfAborted();
    return { count: lines.count() - 1, file: spool.read() };
  } catch (error) {
    await spool.close();
    if (clientLeft.aborted) return null;
    throw error;
  }
}
