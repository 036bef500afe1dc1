import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

interface History {
  readonly table: string;
  readonly time: string;
  readonly hasId: boolean;
}

const STAMPED: readonly History[] = [
  { table: 'audit', time: 'at', hasId: true },
  { table: 'estimate_marks', time: 'at', hasId: true },
  { table: 'estimate_versions', time: 'saved_at', hasId: false },
  { table: 'imports', time: 'finished_at', hasId: true },
  { table: 'quotation_sets', time: 'created_at', hasId: true },
  { table: 'quotations', time: 'issued_at', hasId: false },
  { table: 'rate_sets', time: 'created_at', hasId: true },
  { table: 'unit_file_changes', time: 'changed_at', hasId: true },
];

/** Earlier migrations refuse changes of the other tables of history. */
const UNGUARDED = [
  ...['estimate_marks', 'estimate_versions', 'feed_batches', 'imports', 'quotations', 'taken_files'],
  'unit_file_changes',
];
const UNGUARDED_AGAINST_TRUNCATE = [...UNGUARDED, 'quotation_sets', 'rate_sets'];

/** Insert-only history for all roles: the database sets times and ids and refuses changes. A restore disables the triggers. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const history of STAMPED) await stampRows(db, history);
  await guardRows(db);
  await guardNumbers(db);
  await guardReservations(db);
}

async function stampRows(db: QueryExecutorProvider, { table, time, hasId }: History): Promise<void> {
  const name = sql.id(`${table}_is_stamped`);
  await sql`create function ${name}() returns trigger language plpgsql as $$
    begin
      ${hasId ? await refuseChosenId(db, table) : sql``}
      new.${sql.id(time)} := clock_timestamp();
      return new;
    end $$`.execute(db);
  await sql`create trigger ${name} before insert on ${sql.table(table)} for each row execute function ${name}()`.execute(
    db,
  );
}

/** `overriding system value` could choose an id. */
async function refuseChosenId(db: QueryExecutorProvider, table: string): Promise<RawBuilder<unknown>> {
  // Qualified: a lookup per row would cost as much as the insert.
  const { rows } = await sql<{ sequence: string }>`
    select pg_get_serial_sequence(${sql.lit(table)}, 'id') as sequence`.execute(db);
  return sql`if new.id is distinct from currval(${sql.lit(rows[0]?.sequence ?? '')}) then
        raise exception 'The id of a row of % comes from its sequence.', tg_table_name;
      end if;`;
}

async function guardRows(db: QueryExecutorProvider): Promise<void> {
  await sql`create function history_stays() returns trigger language plpgsql as $$
    declare is_empty boolean := false;
    begin
      if tg_op = 'TRUNCATE' then
        execute format('select not exists (select from %I.%I)', tg_table_schema, tg_table_name) into is_empty;
      end if;
      if is_empty then return null; end if;
      raise exception 'A row of % is never changed or removed.', tg_table_name;
    end $$`.execute(db);
  for (const table of UNGUARDED)
    await sql`create trigger ${sql.id(`${table}_stay`)} before update or delete on ${sql.table(table)}
      for each row execute function history_stays()`.execute(db);
  for (const table of UNGUARDED_AGAINST_TRUNCATE)
    await sql`create trigger ${sql.id(`${table}_stay_whole`)} before truncate on ${sql.table(table)}
      for each statement execute function history_stays()`.execute(db);
}

/** The counter only increments, and a quotation has its last number. */
async function guardNumbers(db: QueryExecutorProvider): Promise<void> {
  await sql`create function quotation_numbers_count() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and new.last = 1 then return new; end if;
      if tg_op = 'UPDATE' and (new.year, new.last) = (old.year, old.last + 1) then return new; end if;
      raise exception 'Numbers of quotations are given one after the other.';
    end $$`.execute(db);
  await sql`create trigger quotation_numbers_count before insert or update or delete on quotation_numbers
    for each row execute function quotation_numbers_count()`.execute(db);
  await sql`create trigger quotation_numbers_stay_whole before truncate on quotation_numbers
    for each statement execute function history_stays()`.execute(db);
  // Qualified, so that no temporary table shadows it.
  await sql`create function quotations_are_numbered() returns trigger language plpgsql as $$
    declare
      year_of_issue integer := extract(year from new.issued_on);
      given integer;
    begin
      execute format('select last from %I.quotation_numbers where year = $1', tg_table_schema)
        into given using year_of_issue;
      if given is null or new.number <>
        'Q-' || year_of_issue || '-' || lpad(given::text, greatest(4, length(given::text)), '0') then
        raise exception 'The number of a quotation comes from the counter of its year.';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger quotations_are_numbered before insert on quotations
    for each row execute function quotations_are_numbered()`.execute(db);
}

/** A reservation begins now, may get an estimate, and ends once. */
async function guardReservations(db: QueryExecutorProvider): Promise<void> {
  await sql`create function reservations_only_end() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.reserved_at := clock_timestamp();
        return new;
      end if;
      if old.released_at is not null or (old.estimate_id is not null and new.estimate_id is distinct from old.estimate_id)
        or (new.id, new.serial, new.order_id, new.reserved_at, new.reserved_by, new.reserved_by_subject,
            new.reserved_by_email, new.reason)
          is distinct from (old.id, old.serial, old.order_id, old.reserved_at, old.reserved_by, old.reserved_by_subject,
            old.reserved_by_email, old.reason) then
        raise exception 'A reservation is only ended, once, and never changed.';
      end if;
      if new.released_at is not null then new.released_at := clock_timestamp(); end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger reservations_only_end before insert or update on reservations
    for each row execute function reservations_only_end()`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  const stamps = sql.join(STAMPED.map(({ table }) => sql.id(`${table}_is_stamped`)));
  await sql`drop function ${stamps}, history_stays, quotation_numbers_count, quotations_are_numbered,
    reservations_only_end cascade`.execute(db);
}
