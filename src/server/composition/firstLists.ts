import type { FastifyInstance } from 'fastify';
import type { JobTypeFilter } from '../../domain/order/orderFilters';
import { readList } from '../../domain/order/orderList';
import { toCountsQuery, toOrdersQuery } from '../../domain/order/ordersQuery';
import { PAGE_SIZES } from '../../domain/limits';
import { createBeat } from '../beat';
import type { OrdersRepository } from '../repositories/orders/orders';

/** Nobody's own orders are counted. */
const NOBODY = { name: '', email: '' };

const JOB_TYPES: readonly JobTypeFilter[] = ['all', 'RC', 'RW'];

/** Any text: the names of all customers and salespeople are read with it, and the next text is looked for among them. */
const ANY_NAME = 'e';

/**
 * The list that people see first, for each job type, with its counts; the same with a customer's name; and its last page, for which
 * the pages between are marked.
 */
export async function askFirstLists(orders: Pick<OrdersRepository, 'list' | 'counts'>): Promise<void> {
  const { filters, sort } = readList(new URLSearchParams());
  const page = (nth: number, narrowed = filters) => orders.list(toOrdersQuery(narrowed, sort, nth), NOBODY);
  const lists = JOB_TYPES.map((jobType) => ({ ...filters, jobType }));
  for (const narrowed of [...lists, { ...filters, customerName: ANY_NAME }]) {
    await page(1, narrowed);
    await orders.counts(toCountsQuery(narrowed), NOBODY);
  }
  const { count } = await page(1);
  await page(Math.ceil(count / PAGE_SIZES.orders) || 1);
}

const EVERY_MS = 60_000;

/**
 * Asks for the first lists once the server listens, and again each minute: whoever opens the app after a start, after
 * midnight or after a large import waits for no count of all orders. Where nothing changed, that is a few small questions.
 */
export function keepFirstListsKnown(app: FastifyInstance, orders: OrdersRepository, everyMs = EVERY_MS): void {
  const ask = () =>
    askFirstLists(orders).catch((error: unknown) => app.log.error({ err: error }, 'first lists were not asked for'));
  let stop = () => Promise.resolve();
  app.addHook('onListen', () => {
    const beat = createBeat(ask, everyMs);
    ({ stop } = beat);
    beat.now();
  });
  app.addHook('onClose', () => stop());
}
