import * as z from 'zod/mini';
import { ordersListSchema, orderSchema, SAMPLE_ORDER } from '../../../contract/order/order';
import { ordersCountsSchema, ordersCountsQuerySchema, ordersQuerySchema } from '../../../contract/order/ordersQuery';
import { paths } from '../../../contract/paths';
import { statesSchema } from '../../../contract/states';
import { toOrder } from '../../presenters/orders/order';
import { toStates } from '../../presenters/states';
import type { OrdersRepository } from '../../repositories/orders/orders';
import { routeOf, type Api } from '../api';
import { NotFoundError } from '../problems';
import { callerOf } from './callerOf';

const tags = ['Orders'];
const orderId = z.object({ orderId: z.string() });

/** Job orders: the list, one order, and the states they are delivered to. */
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
