import { sql, type QueryExecutorProvider } from 'kysely';

/** Looked up by the index of the search instead: each index slows imports. A server that knows it runs without it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`drop index units_by_plain_serial`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`create index units_by_plain_serial on units (ltrim(lower(serial), '0'))`.execute(db);
}
