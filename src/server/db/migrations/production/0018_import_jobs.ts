import { sql, type QueryExecutorProvider } from 'kysely';

/** Imports of the app, shared by all servers; files of waiting ones are stored as gzip pieces. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table import_jobs (
    id text primary key,
    subject text not null,
    person text not null,
    runner uuid,
    heartbeat_at timestamptz,
    is_cancelled boolean not null default false,
    state text not null,
    progress json not null,
    details json not null,
    inspections json,
    waits_since timestamptz,
    started_at timestamptz not null default now(),
    check ((runner is null) = (heartbeat_at is null)),
    check (runner is null or waits_since is null)
  )`.execute(db);
  await sql`create unique index import_jobs_one_runs on import_jobs ((true)) where runner is not null`.execute(db);
  await sql`create index import_jobs_subject on import_jobs (subject, started_at)`.execute(db);
  await sql`create table import_job_files (
    job_id text not null references import_jobs on delete cascade,
    file text not null check (file in ('orders', 'units')),
    part int not null,
    content bytea not null,
    primary key (job_id, file, part)
  )`.execute(db);
  await sql`alter table import_job_files alter column content set storage external`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table if exists import_job_files, import_jobs`.execute(db);
}
