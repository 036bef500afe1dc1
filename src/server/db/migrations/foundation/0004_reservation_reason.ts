import { sql, type QueryExecutorProvider } from 'kysely';

/** Adds why a unit was reserved although it does not fit the order or needs work of unknown cost. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table reservations add column reason text check (reason <> '')`.execute(db);
}

/** Back to before: the reasons are lost. */
export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table reservations drop column if exists reason`.execute(db);
}
