import { sql, type QueryExecutorProvider } from 'kysely';

/** What a person accepted from the order's texts and a reservation was judged by; null where nothing was. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table reservations add column accepted jsonb`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table reservations drop column accepted`.execute(db);
}
