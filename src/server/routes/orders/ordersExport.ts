import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { ordersExportQuerySchema } from '../../../contract/order/ordersQuery';
import { paths } from '../../../contract/paths';
import { ordersCsv } from '../../presenters/orders/orderCsv';
import type { OrdersRepository } from '../../repositories/orders/orders';
import type { Api } from '../api';
import type { CallerOf } from './orders';

/** Of no type, because what is sent is a stream of it. */
const text: z.ZodMiniType = z.string();
const csv = {
  description: 'The orders; X-Total-Count says how many. UTF-8 with a byte order mark.',
  content: { 'text/csv': { schema: text } },
};
const schema = {
  summary: 'All orders of a filtered and sorted list as one CSV file',
  tags: ['Orders'],
  querystring: ordersExportQuerySchema,
  response: { 200: csv },
};

/**
 * Orders as a file. It is written as fast as it is read, and its orders are fetched as it is written; where that fails
 * the connection breaks, so that a part never looks like the whole.
 */
export function registerOrdersExport(app: Api, orders: OrdersRepository, callerOf: CallerOf): void {
  app.get(paths.ordersExport, { schema }, async (request, reply) => {
    const { method, query, log } = request;
    const { count, batches } = await orders.export(query, callerOf(request));
    // Fastify would read the whole stream for a HEAD, and throw it away.
    const file = Readable.from(method === 'HEAD' ? [] : ordersCsv(batches));
    file.on('error', (err) => log.error({ err }, 'file broke off'));
    return reply.headers(headersOf(count)).send(file);
  });
}

const headersOf = (count: number) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="open-orders.csv"',
  'x-total-count': count,
});
