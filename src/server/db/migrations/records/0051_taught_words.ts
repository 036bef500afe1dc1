import { sql, type QueryExecutorProvider } from 'kysely';

/** Words that an administrator taught, and the stored fields that are read by one, with the text as it was written. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table taught_words (
    id bigint generated always as identity primary key,
    field text not null,
    word text not null,
    word_key text not null,
    meaning text not null,
    reason text,
    by_name text,
    by_subject text,
    taught_at timestamptz not null default clock_timestamp(),
    unique (field, word_key)
  )`.execute(db);
  await sql`create table word_uses (
    id bigint generated always as identity primary key,
    word_id bigint not null references taught_words on delete cascade,
    field text not null,
    serial text references units on delete cascade,
    order_id bigint references orders on delete cascade,
    written text not null,
    check (num_nonnulls(serial, order_id) = 1)
  )`.execute(db);
  await sql`create index word_uses_by_word on word_uses (word_id)`.execute(db);
  await sql`create unique index word_uses_of_unit on word_uses (serial, field) where serial is not null`.execute(db);
  await sql`create unique index word_uses_of_order on word_uses (order_id, field) where order_id is not null`.execute(
    db,
  );
  // The importer had these before words could be taught.
  await sql`insert into taught_words (field, word, word_key, meaning) values
    ('condition', 'Very Good', 'verygood', 'RC'),
    ('condition', 'Surplus', 'surplus', 'RC'),
    ('condition', 'NPX: Rewind', 'npx:rewind', 'RW')`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table word_uses, taught_words`.execute(db);
}
