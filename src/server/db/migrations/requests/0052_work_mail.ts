import { sql, type QueryExecutorProvider } from 'kysely';

/** Who gets their work by e-mail, the last day it was sent, and the mails. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table people add column mails_work boolean not null default false,
    add column work_mailed_on date`.execute(db);
  await sql`alter table mails add column person_id bigint references people on delete cascade,
    drop constraint mails_check,
    add constraint mails_check
      check (num_nonnulls(reservation_id, quotation, mark_id, audit_id, person_id) = 1)`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from mails where person_id is not null`.execute(db);
  await sql`alter table mails drop column person_id, drop constraint if exists mails_check`.execute(db);
  await sql`alter table mails add constraint mails_check
    check (num_nonnulls(reservation_id, quotation, mark_id, audit_id) = 1)`.execute(db);
  await sql`alter table people drop column mails_work, drop column work_mailed_on`.execute(db);
}
