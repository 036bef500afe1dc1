import { sql, type QueryExecutorProvider } from 'kysely';

const TABLES = ['orders', 'units'] as const;

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)}
      add column retired_at timestamptz,
      add column retired_by text,
      add column retired_import bigint,
      add check (retired_at is not null or (retired_by is null and retired_import is null))`.execute(db);
    await sql`alter table imports
      add column ${sql.id(`${table}_retired`)} integer not null default 0,
      add column ${sql.id(`${table}_returned`)} integer not null default 0`.execute(db);
  }
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)}
      drop column retired_at, drop column retired_by, drop column retired_import`.execute(db);
    await sql`alter table imports
      drop column ${sql.id(`${table}_retired`)}, drop column ${sql.id(`${table}_returned`)}`.execute(db);
  }
}
