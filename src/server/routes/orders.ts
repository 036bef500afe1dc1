import * as z from 'zod/mini';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Principal } from '../access/principal';
import type { Caller } from '../repositories/orders/ordersSelection';
import { ordersListSchema, orderSchema, SAMPLE_ORDER, orderFreightSchema } from '../../contract/order/order';
import {
  ordersCountsSchema,
  ordersCountsQuerySchema,
  ordersQuerySchema,
  ordersExportQuerySchema,
  type OrdersExportQuery,
} from '../../contract/order/ordersQuery';
import { paths } from '../../contract/paths';
import { statesSchema } from '../../contract/states';
import { toOrder, toStates } from '../presenters/orders';
import type { OrdersRepository, OrderFreightRepository } from '../repositories/orders/orders';
import { routeOf, type Api, NotFoundError } from './api';
import type { On } from '../repositories/unitOfWork';
import { overviewSchema } from '../../contract/overview';
import { businessDay } from '../../domain/calendar/businessDay';
import { toOverview } from '../presenters/overview';
import type { OverviewRepository } from '../repositories/orders/overviewGroups';
import { createGate } from '../files/attachFile';
import { openSpool } from '../files/disk';
import { BYTE_ORDER_MARK, createSpreadsheetLines } from '../presenters/csv';
import { searchQuerySchema, searchSchema } from '../../contract/search';
import { toNumber } from '../presenters/units';
import type { SearchRepository } from '../repositories/search';

export const callerOf = ({ name, email = '' }: Principal): Caller => ({ name, email });

const tags = ['Orders'];
const orderId = z.object({ orderId: z.string() });

export function registerOrders(app: Api, orders: OrdersRepository): void {
  registerList(app, orders);
  registerCounts(app, orders);
  registerDetail(app, orders);
  registerSummary(app, orders);
  registerStates(app, orders);
}

function registerList(app: Api, orders: OrdersRepository): void {
  const summary = 'Lists orders: filtered, sorted, one page at a time';
  const schema = { summary, tags, querystring: ordersQuerySchema, response: { 200: ordersListSchema } };
  app.get(paths.orders, { schema }, async (request, _reply, principal) => {
    const { rows, count } = await orders.list(request.query, callerOf(principal));
    return { results: rows.map(toOrder), count };
  });
}

function registerCounts(app: Api, orders: OrdersRepository): void {
  const summary = 'How many orders each filter would list, all others standing';
  const schema = { summary, tags, querystring: ordersCountsQuerySchema, response: { 200: ordersCountsSchema } };
  app.get(paths.ordersCounts, { schema }, (request, _reply, principal) =>
    orders.counts(request.query, callerOf(principal)),
  );
}

function registerDetail(app: Api, orders: OrdersRepository): void {
  const schema = { summary: 'One order', tags, params: orderId, response: { 200: orderSchema } };
  app.get(routeOf(paths.order, 'orderId'), { schema }, async ({ params }) => {
    const row = await orders.byId(params.orderId);
    if (row === undefined) throw new NotFoundError('There is no such order.');
    return toOrder(row);
  });
}

function registerSummary(app: Api, orders: OrdersRepository): void {
  const summary = "The order beside a unit's detail, by id or order code; 'sample' is the first order";
  const schema = { summary, tags, params: orderId, response: { 200: orderSchema } };
  app.get(routeOf(paths.orderSummary, 'orderId'), { schema }, async ({ params }) => {
    const row = await (params.orderId === SAMPLE_ORDER ? orders.first() : orders.byIdOrCode(params.orderId));
    if (row === undefined) throw new NotFoundError('There is no such order.');
    return toOrder(row);
  });
}

function registerStates(app: Api, orders: OrdersRepository): void {
  const schema = { summary: 'The delivery states that occur', tags, response: { 200: statesSchema } };
  app.get(paths.states, { schema }, async () => ({ states: toStates(await orders.stateCodes()) }));
}

export interface OrderFreightDependencies {
  readonly orders: Pick<OrdersRepository, 'byId'>;
  readonly freight: OrderFreightRepository;
}

const config = { needs: 'changeFreight' } as const;

export function registerOrderFreight(app: Api, on: On<OrderFreightDependencies>): void {
  const schema = {
    ...{ summary: 'Sets whether the customer pays the freight of an order', tags: ['Orders'] },
    ...{ params: z.object({ orderId: z.string() }), body: orderFreightSchema, response: { 204: z.null() } },
  };
  app.put(routeOf(paths.orderFreight, 'orderId'), { config, schema }, async (request, reply, by) => {
    const { orders, freight } = on(request.db);
    const row = await orders.byId(request.params.orderId);
    if (row === undefined) throw new NotFoundError('There is no such order.');
    await freight.setPaidByCustomer(row.id, request.body.paid_by_customer, by);
    return reply.code(204).send(null);
  });
}

const MOST_UNSERVED = 25;

const overviewRoute = {
  summary: 'The open orders and the free units, grouped; each group with the query that lists it',
  tags: ['Orders'],
  response: { 200: overviewSchema },
};

export function registerOverview(app: Api, overview: OverviewRepository, now = () => new Date()): void {
  app.get(paths.overview, { schema: overviewRoute }, async () => {
    const day = businessDay(now());
    const [groups, unserved, freeUnits] = await Promise.all([
      overview.groups(day),
      overview.unserved(day, MOST_UNSERVED),
      overview.freeUnits(),
    ]);
    return toOverview({ day, groups, unserved, freeUnits });
  });
}

/** Untyped: streamed. */
const text: z.ZodMiniType = z.string();
const csv = {
  description: 'The orders; X-Total-Count says how many. UTF-8 with a byte order mark.',
  content: { 'text/csv': { schema: text } },
};
const exportSchema = {
  summary: 'All orders of a filtered and sorted list as one CSV file',
  tags: ['Orders'],
  querystring: ordersExportQuerySchema,
  response: { 200: csv },
};

/** Each export holds a connection. */
const READ_AT_A_TIME = 2;

/** Spools to disk, so that a slow client holds no connection. */
export function registerOrdersExport(app: Api, orders: OrdersRepository): void {
  const enter = createGate(READ_AT_A_TIME);
  app.get(paths.ordersExport, { schema: exportSchema }, async (request, reply, principal) => {
    const { method, query, log } = request;
    const caller = callerOf(principal);
    // Fastify would read the whole stream for a HEAD.
    if (method === 'HEAD')
      return reply.headers(headersOf(await orders.countExported(query, caller))).send(Readable.from([]));
    const leaving = leavingOf(reply);
    const leave = await enter();
    const made = await written(orders, { query, caller, leaving }).finally(leave);
    if (made === null) return reply.hijack();
    made.file.on('error', (err) => log.error({ err }, 'file broke off'));
    return reply.headers(headersOf(made.count)).send(made.file);
  });
}

function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  return leaving.signal;
}

interface Asked {
  readonly query: OrdersExportQuery;
  readonly caller: Caller;
  readonly leaving: AbortSignal;
}

/** Null if the client has left. */
async function written(orders: OrdersRepository, { query, caller, leaving }: Asked) {
  const spool = await openSpool();
  const lines = createSpreadsheetLines();
  try {
    await spool.write(Buffer.from(BYTE_ORDER_MARK));
    await orders.export(query, caller, (piece) => {
      leaving.throwIfAborted();
      return spool.write(lines.of(piece));
    });
    leaving.throwIfAborted();
    return { count: lines.count() - 1, file: spool.read() };
  } catch (error) {
    await spool.close();
    if (leaving.aborted) return null;
    throw error;
  }
}

const headersOf = (count: number) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="open-orders.csv"',
  'x-total-count': count,
});

export function registerSearch(app: Api, search: SearchRepository): void {
  const summary = 'Finds orders, units, customers and salespeople from the first letters';
  const schema = { summary, tags: ['Search'], querystring: searchQuerySchema, response: { 200: searchSchema } };
  app.get(paths.search, { schema }, async ({ query }) => {
    const { jobs, units, customers, salespeople } = await search.find(query.q);
    return {
      jobs: jobs.map(({ id, assigned_serial, ...job }) => ({ order_id: id, unit_serial: assigned_serial, ...job })),
      units: units.map((unit) => ({ ...unit, kva_rating: toNumber(unit.kva_rating) })),
      customers,
      salespeople,
    };
  });
}
