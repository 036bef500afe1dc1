import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table imports add column is_feed boolean not null default false`.execute(db);
  await sql`create table feed_batches (
    source text not null check (source <> ''),
    file text not null check (file in ('orders', 'units')),
    batch bigint not null check (batch > 0),
    content_hash text not null,
    answer json not null,
    import_id bigint not null,
    primary key (source, file, batch)
  )`.execute(db);
  await sql`create table taken_files (
    id uuid primary key,
    name text not null,
    report text not null,
    import_id bigint not null
  )`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table if exists feed_batches, taken_files`.execute(db);
  await sql`alter table imports drop column is_feed`.execute(db);
}
