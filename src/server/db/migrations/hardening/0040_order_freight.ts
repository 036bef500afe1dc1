import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table orders add column freight_paid_by_customer boolean not null default false`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table orders drop column freight_paid_by_customer`.execute(db);
}
