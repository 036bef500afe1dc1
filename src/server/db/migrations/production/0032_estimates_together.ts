import { sql, type QueryExecutorProvider } from 'kysely';

/** Larger statements are recorded as one 'many' row. */
const MOST = 1_000;

const ROWS = { insert: 'new', update: 'new', delete: 'old' } as const;
const EVENTS = ['insert', 'update', 'delete'] as const;

/** Draft revisions prevent lost updates; pages get changes of estimates, and authors get decisions by e-mail. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table estimate_drafts add column revision uuid not null default gen_random_uuid()`.execute(db);
  await sql`alter table estimates add column author_email text, add column proposed_by_email text`.execute(db);
  await sql`alter table mails add column mark_id bigint references estimate_marks on delete cascade,
    drop constraint mails_check,
    add constraint mails_check check (num_nonnulls(reservation_id, quotation, mark_id) = 1)`.execute(db);
  await sql`alter table changes drop constraint changes_kind_check,
    add constraint changes_kind_check check (kind in ('unit', 'files', 'options', 'order', 'rates', 'estimates'))`.execute(
    db,
  );
  await sql`create function estimates_record_change() returns trigger language plpgsql as $$
    begin
      perform record_changes('estimates',
        array(select distinct order_id::text from changed_rows limit ${sql.lit(MOST + 1)}), ${sql.lit(MOST)});
      return null;
    end $$`.execute(db);
  for (const event of EVENTS)
    await sql`create trigger ${sql.id(`estimates_record_${event}`)} after ${sql.raw(event)} on estimates
      referencing ${sql.raw(ROWS[event])} table as changed_rows for each statement
      execute function estimates_record_change()`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop function estimates_record_change cascade`.execute(db);
  await sql`delete from changes where kind = 'estimates'`.execute(db);
  await sql`alter table changes drop constraint changes_kind_check,
    add constraint changes_kind_check check (kind in ('unit', 'files', 'options', 'order', 'rates'))`.execute(db);
  await sql`delete from mails where mark_id is not null`.execute(db);
  await sql`alter table mails drop constraint mails_check, drop column mark_id,
    add constraint mails_check check (num_nonnulls(reservation_id, quotation) = 1)`.execute(db);
  await sql`alter table estimates drop column author_email, drop column proposed_by_email`.execute(db);
  await sql`alter table estimate_drafts drop column revision`.execute(db);
}
