import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table idempotency_keys (
    subject text not null,
    key text not null,
    fingerprint text not null,
    status int not null,
    headers json not null,
    body text,
    answered_at timestamptz not null default now(),
    primary key (subject, key)
  )`.execute(db);
  await sql`create index idempotency_keys_answered on idempotency_keys (answered_at)`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table if exists idempotency_keys`.execute(db);
}
