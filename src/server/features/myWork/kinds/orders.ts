import { sql, type RawBuilder } from 'kysely';
import { isMine, isOrder } from '../../orders/ordersSelection';
import { WEEK_DAYS, type Worker, type WorkKind } from '../workQuery';

/** Own orders without a unit; soonest first. */
const waiting = (worker: Worker, isIn: RawBuilder<unknown>) => ({
  rows: sql`select orders.id, orders.id as order_id, orders.job_number, orders.customer_name,
      orders.request_date as due
    from orders
    where ${isOrder()} and orders.retired_at is null and orders.assigned_serial is null and orders.issued_units = 0
      and ${isMine(worker)} and ${isIn}`,
  order: sql`due, id`,
});

export const lateOrders: WorkKind = {
  kind: 'lateOrder',
  query: (worker) => waiting(worker, sql`orders.request_date < ${worker.today}::date`),
};

export const dueOrders: WorkKind = {
  kind: 'dueOrder',
  query: (worker) =>
    waiting(
      worker,
      sql`orders.request_date between ${worker.today}::date and ${worker.today}::date + ${WEEK_DAYS}::integer`,
    ),
};
