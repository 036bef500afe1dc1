import { sql, type QueryExecutorProvider } from 'kysely';

/** Audit filters, newest first. */
const INDEXES = [
  { name: 'audit_by_time', on: '(at, id)' },
  { name: 'audit_by_order', on: '(order_id, at, id) where order_id is not null' },
  { name: 'audit_by_job', on: '(job_number, at, id) where job_number is not null' },
  { name: 'audit_by_unit', on: '(serial, at, id) where serial is not null' },
  { name: 'audit_by_person', on: '(person_name, at, id)' },
  { name: 'audit_by_action', on: '(action, at, id)' },
];

/** Append-only, also for the owner unless the triggers are disabled. Nothing references orders and units. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table audit (
    id bigint generated always as identity primary key,
    at timestamptz(3) not null default clock_timestamp(),
    person_name text not null,
    person_email text,
    person_subject text,
    address text,
    action text not null,
    order_id bigint,
    job_number text,
    serial text,
    old jsonb,
    new jsonb,
    reason text
  )`.execute(db);
  for (const { name, on } of INDEXES) await sql`create index ${sql.id(name)} on audit ${sql.raw(on)}`.execute(db);
  await sql`create unique index audit_session on audit ((new ->> 'session')) where action = 'signIn'`.execute(db);
  await sql`
    create function audit_stays() returns trigger language plpgsql as $$
    begin raise exception 'An entry of the audit is never changed or removed.'; end $$`.execute(db);
  await sql`create trigger audit_stays before update or delete or truncate on audit
    for each statement execute function audit_stays()`.execute(db);
  await sql`alter table import_jobs add column email text, add column address text`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table import_jobs drop column if exists email, drop column if exists address`.execute(db);
  await sql`drop table if exists audit`.execute(db);
  await sql`drop function if exists audit_stays`.execute(db);
}
