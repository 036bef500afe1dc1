import { sql, type QueryExecutorProvider } from 'kysely';

/** Accepted from the order's texts; null if nothing. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table reservations add column accepted jsonb`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table reservations drop column accepted`.execute(db);
}
