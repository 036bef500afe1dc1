import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table order_matches add column primary_class text, add column secondary_volts integer`.execute(db);
  await sql`create index orders_by_request_date on orders (request_date asc nulls last, id)`.execute(db);
  await sql`create index orders_by_request_date_down on orders (request_date desc nulls last, id)`.execute(db);
  await sql`create index orders_lower_sales_rep on orders (lower(btrim(sales_rep)))`.execute(db);
  await sql`create function lower_each(texts text[]) returns text[] language sql immutable parallel safe
    return array(select lower(btrim(each)) from unnest(texts) each)`.execute(db);
  await sql`create index orders_lower_emails on orders using gin (lower_each(sales_rep_emails))`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop index orders_by_request_date, orders_by_request_date_down, orders_lower_sales_rep,
    orders_lower_emails`.execute(db);
  await sql`drop function lower_each`.execute(db);
  await sql`alter table order_matches drop column primary_class, drop column secondary_volts`.execute(db);
}
