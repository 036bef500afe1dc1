import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table units add column sec_bush text`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table units drop column if exists sec_bush`.execute(db);
}
