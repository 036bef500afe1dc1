import { setImmediate as turn } from 'node:timers/promises';
import type { OrderRow, OrdersRepository } from '../repositories/orders/orders';

const ROWS_PER_READ = 500;

/** All open orders, by id. Other requests have their turn between any two. */
export async function* openOrders(orders: Pick<OrdersRepository, 'openAfter'>): AsyncGenerator<OrderRow> {
  let last = 0;
  for (;;) {
    const rows = await orders.openAfter(last, ROWS_PER_READ);
    for (const row of rows) {
      await turn();
      yield row;
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_READ) return;
    last = end.id;
  }
}
