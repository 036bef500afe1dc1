import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table reservations
    add column release_reason text`.execute(db);
  await sql`create table notices (
    id bigint generated always as identity primary key,
    subject text not null,
    reservation_id bigint not null references reservations on delete cascade,
    created_at timestamptz not null default now(),
    dismissed_at timestamptz
  )`.execute(db);
  await sql`create index notices_open on notices (subject) where dismissed_at is null`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table if exists notices`.execute(db);
  await sql`alter table if exists reservations
    drop column if exists release_reason`.execute(db);
}
