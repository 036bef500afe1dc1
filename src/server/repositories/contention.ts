import { sql, type Kysely } from 'kysely';
import { covered } from '../../contract/order/ordersBands';
import { CONTENDERS } from '../../domain/limits';
import type { ContenderRow } from '../db/contenderRow';
import type { Database } from '../db/schema';
import { isStorable } from './storableText';

export interface ContentionRepository {
  /** Per unit the open orders but this one that it covers as the best: those that are due first, and how many there are. */
  among(serials: readonly string[], orderId: number | null): Promise<ContenderRow[]>;
  /** Whether open orders are not judged yet. */
  isJudging(): Promise<boolean>;
}

export function createContentionRepository(db: Kysely<Database>): ContentionRepository {
  return {
    among: async (serials, orderId) => (await contendersQuery(serials, orderId).execute(db)).rows,
    isJudging: async () => {
      const unjudged = db
        .selectFrom('orders')
        .select('id')
        .where('assigned_serial', 'is', null)
        .where('issued_units', '=', 0)
        .where('retired_at', 'is', null)
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('order_matches').select('order_id').whereRef('order_id', '=', 'orders.id'))),
        );
      return (await unjudged.limit(1).executeTakeFirst()) !== undefined;
    },
  };
}

/**
 * A unit that was reserved or retired is nobody's best any more, even before the orders are judged again. Exported for the test of
 * its plan.
 */
export const contendersQuery = (serials: readonly string[], orderId: number | null) => sql<ContenderRow>`
  select * from (
    select m.best_serial as serial, o.id, o.job_number, o.customer_name, o.request_date, m.best_score,
      m.next_serial, m.next_score, m.next_margin,
      exists (select from orders as holder where holder.assigned_serial = m.next_serial) as is_next_taken,
      (count(*) over unit)::int as count,
      row_number() over (unit order by o.request_date nulls last, o.id) as place
    from order_matches as m join orders as o on o.id = m.order_id
    where m.coverage in (${sql.join(covered)}) and m.best_serial = any(${serials.filter(isStorable)}) and o.assigned_serial is null and o.issued_units = 0 and o.retired_at is null
      and o.id is distinct from ${orderId}::bigint
      and not exists (select from orders as holder where holder.assigned_serial = m.best_serial)
      and (select u.retired_at from units as u where u.serial = m.best_serial) is null
    window unit as (partition by m.best_serial)
  ) as contender where place <= ${CONTENDERS} order by serial, place`;
