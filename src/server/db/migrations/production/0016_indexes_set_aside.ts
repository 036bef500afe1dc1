import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table indexes_set_aside (name text primary key, definition text not null)`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`do $$
    declare statement text;
    begin
      for statement in select definition from indexes_set_aside order by name loop
        execute statement;
      end loop;
    end $$`.execute(db);
  await sql`drop table indexes_set_aside`.execute(db);
}
