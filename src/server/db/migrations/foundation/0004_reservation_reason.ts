import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table reservations add column reason text check (reason <> '')`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table reservations drop column if exists reason`.execute(db);
}
