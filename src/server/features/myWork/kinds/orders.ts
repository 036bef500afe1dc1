import { sql, type RawBuilder } from 'kysely';
import { isMine, isOrder } from '../../orders/ordersSelection';
import { WEEK_DAYS, type Worker, type WorkKind } from '../workQuery';

const ORDER = sql`orders.id, orders.id as order_id, orders.job_number, orders.customer_name, orders.request_date as due`;

/** Own orders without a unit; soonest first. */
function waiting(worker: Worker, isIn: RawBuilder<unknown>) {
  return {
    rows: sql`select ${ORDER} from orders where ${isOrder()} and orders.retired_at is null
      and orders.assigned_serial is null and orders.issued_units = 0 and ${isIn} and ${isMine(worker)}`,
    order: sql`due, id`,
  };
}

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
