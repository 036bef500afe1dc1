import { sql, type QueryExecutorProvider } from 'kysely';

/** Adds the kind of secondary bushings that a unit has, as orders ask for it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table units add column sec_bush text`.execute(db);
}

/** Back to before: what units had is lost. */
export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table units drop column if exists sec_bush`.execute(db);
}
