import { setImmediate as turn } from 'node:timers/promises';
import type { OrderRow, OrdersRepository } from '../orders/repository';
import { pagesAfter } from './pages';

const ROWS_PER_READ = 500;

export const orderPages = (orders: Pick<OrdersRepository, 'openAfter'>, size: number) =>
  pagesAfter(
    0,
    size,
    (last, limit) => orders.openAfter(last, limit),
    ({ id }: OrderRow) => id,
  );

/** All open orders, by id. Yields to other requests between two orders. */
export async function* openOrders(orders: Pick<OrdersRepository, 'openAfter'>): AsyncGenerator<OrderRow> {
  for await (const rows of orderPages(orders, ROWS_PER_READ)) {
    for (const row of rows) {
      await turn();
      yield row;
    }
  }
}
