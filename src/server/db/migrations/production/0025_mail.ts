import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table reservations add column reserved_by_email text`.execute(db);
  await sql`create table mails (
    id bigint generated always as identity primary key,
    reservation_id bigint not null references reservations on delete cascade,
    created_at timestamptz not null default now(),
    attempts int not null default 0,
    due_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index mails_due on mails (due_at)`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table if exists mails`.execute(db);
  await sql`alter table if exists reservations drop column if exists reserved_by_email`.execute(db);
}
