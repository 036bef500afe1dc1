import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table estimate_marks add column consent_by text, add column consent_on date,
    add constraint estimate_marks_consent
      check ((step = 'consent') = (consent_by is not null) and (step = 'consent') = (consent_on is not null))`.execute(
    db,
  );
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table estimate_marks drop constraint estimate_marks_consent,
    drop column consent_by, drop column consent_on`.execute(db);
}
