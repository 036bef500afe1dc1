import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema';

/**
 * So many open orders more: copies of the open ones that are there, with codes, jobs and dates of their own. Each is judged as
 * if in the background: one in ten is served by nothing, the others by one of some 20,000 units.
 */
export async function fillOrders(db: Kysely<Database>, count: number): Promise<void> {
  await sql`insert into orders overriding system value select (o).* from (
    select jsonb_populate_record(orders, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('orders', 'id')),
      'order_code', 'M' || n, 'job_number', 'K' || (100000 + n), 'sales_order_number', 'SO' || (500000 + n),
      'customer_name', customer_name || ' ' || n % 400,
      'order_date', current_date - (n % 900),
      'request_date', current_date - 60 + (n % 500)
    )) as o from generate_series(1, ${sql.lit(count)}) n
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as open from orders
      where assigned_serial is null and issued_units = 0) standing on place = n % open
    join orders on orders.id = standing.id) made`.execute(db);
  // Joined by number: to look up an element of a long array takes as long as the array.
  await sql`with few as materialized (
      select serial, row_number() over (order by serial desc) - 1 as place
      from (select serial from units order by serial desc limit 20000) listed)
    insert into order_matches (order_id, coverage, best_serial, best_score, best_margin, best_margin_percent, is_complete,
      next_serial, next_score, next_margin, primary_class, secondary_volts)
    select id, case when served then (array['fits', 'work'])[1 + id % 2] else 'none' end,
      case when served then best end, case when served then 0.9 end, case when served then 12000 end, case when served then id % 45 end,
      case when served then id % 4 > 0 end, case when served then fallback end, case when served then 0.85 end, case when served then 9000 end,
      '15 kV', 480
    from (select id, id % 10 > 0 as served, best.serial as best, fallback.serial as fallback
      from orders cross join (select count(*) as places from few) counted
      join few best on best.place = id % places
      join few fallback on fallback.place = (id * 7) % places
      where order_code like 'M%' and assigned_serial is null) judged`.execute(db);
  await sql`vacuum analyze orders, order_matches, search_names`.execute(db);
}
