import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { ordersExportQuerySchema, type OrdersExportQuery } from '../../../contract/order/ordersQuery';
import { paths } from '../../../contract/paths';
import { createGate } from '../../files/attachFile';
import { openSpool } from '../../files/disk';
import { BYTE_ORDER_MARK } from '../../presenters/csvFile';
import { createSpreadsheetLines } from '../../presenters/orders/spreadsheetLines';
import type { OrdersRepository } from '../../repositories/orders/orders';
import type { Caller } from '../../repositories/orders/ordersTriage';
import type { Api } from '../api';
import { callerOf } from './callerOf';

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

/** Each holds a connection for as long as the database reads. */
const READ_AT_A_TIME = 2;

/** Orders as a file: the database writes it down, on the disk, before its first byte is sent, so that its reader may take their time. */
export function registerOrdersExport(app: Api, orders: OrdersRepository): void {
  const enter = createGate(READ_AT_A_TIME);
  app.get(paths.ordersExport, { schema }, async (request, reply, principal) => {
    const { method, query, log } = request;
    const caller = callerOf(principal);
    // Fastify would read the whole stream for a HEAD, and throw it away.
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

/** Aborted as soon as nobody waits for the answer. */
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

/** Null where nobody waits for it any more. */
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
