import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table order_matches (
    order_id bigint primary key references orders (id) on delete cascade,
    coverage text not null check (coverage in ('perfect', 'acceptable', 'work', 'none')),
    best_serial text,
    best_score numeric,
    best_margin numeric,
    best_margin_percent numeric,
    is_complete boolean,
    next_serial text,
    next_score numeric,
    next_margin numeric,
    judged_at timestamptz not null default now(),
    check ((coverage = 'none') = (best_serial is null)),
    check (next_serial is null or best_serial is not null)
  )`.execute(db);
  await sql`create index order_matches_best_serial on order_matches (best_serial)`.execute(db);
  await sql`create index order_matches_coverage on order_matches (coverage)`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table if exists order_matches`.execute(db);
}
