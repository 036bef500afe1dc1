import { sql, type RawBuilder } from 'kysely';
import { isMine, isOrder } from '../../orders/ordersSelection';
import { WEEK_DAYS, type Worker, type WorkKind } from '../workQuery';

const ORDER = sql`orders.id, orders.id as order_id, orders.job_number, orders.customer_name, orders.request_date as due`;

/** Own orders without a unit, and those handed over to the person; soonest first. */
function waiting(worker: Worker, isIn: RawBuilder<unknown>) {
  const isWaiting = sql`${isOrder()} and orders.retired_at is null and orders.assigned_serial is null
    and orders.issued_units = 0 and ${isIn}`;
  return {
    rows: sql`select ${ORDER} from orders where ${isWaiting} and ${isMine(worker)}
        and not exists (select from owners w where w.order_id = orders.id)
      union all
      select ${ORDER} from owners w join orders on orders.id = w.order_id
      where w.subject = ${worker.subject} and ${isWaiting}`,
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
