import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema/schema';

const ORDERS = 10_000;
/** Notes make orders as long as real ones: reading all costs ten times as much as an index. */
const NOTES = sql.lit('Paint to match the pad, call before delivery. '.repeat(10));

/** Enough orders and judgements for index plans. Analyzing reads every row, so plans never differ; vacuuming flushes GIN lists. */
export async function insertManyOrders(db: Kysely<Database>): Promise<void> {
  await sql`insert into orders (order_code, job_number, sales_order_number, customer_name, sales_rep, sales_rep_emails,
      order_type, order_date, sale_price, ship_state, request_date, engineering_review, notes)
    select 'C' || n, 'J' || (n * 7919 % 1000003), 'SO' || (n * 104729 % 1000003), md5(n::text), md5((n * 31)::text),
      array['rep' || n || '@specai.test'], case n % 2 when 0 then 'RC' else 'RW' end, date '2026-01-01' + (n % 700)::int, n,
      'AZ', date '2026-02-01' + (n * 31 % 300)::int, n % 6 = 0, ${NOTES}
    from generate_series(1::bigint, ${sql.lit(ORDERS)}) n`.execute(db);
  await sql`insert into order_matches (order_id, coverage, best_serial, next_serial)
    select id, case when id % 4 = 0 then 'none' else 'work' end, case when id % 4 = 0 then null else 'U' || id / 2 end,
      case when id % 4 = 0 then null else 'U' || id / 3 end
    from orders`.execute(db);
  await sql`vacuum analyze orders, order_matches`.execute(db);
}
