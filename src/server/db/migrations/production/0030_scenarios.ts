import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table plan_scenarios (
    id bigint generated always as identity primary key,
    name text not null check (name <> ''),
    author_subject text not null,
    author_name text not null,
    created_at timestamptz not null default clock_timestamp(),
    question jsonb not null,
    result jsonb not null
  )`.execute(db);
  await sql`create unique index plan_scenarios_name on plan_scenarios (author_subject, lower(name))`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table if exists plan_scenarios`.execute(db);
}
