import { sql, type QueryExecutorProvider } from 'kysely';

/** An order without a row in `order_matches` waits to be judged; any change of it removes its row. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create function orders_to_judge() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        delete from order_matches using old_rows o left join new_rows n on n.id = o.id
          where order_matches.order_id = o.id and n is distinct from o;
      end if;
      perform pg_notify('orders_changed', '');
      return null;
    end $$`.execute(db);
  await sql`create trigger orders_insert_to_judge after insert on orders
    for each statement execute function orders_to_judge()`.execute(db);
  await sql`create trigger orders_update_to_judge after update on orders
    referencing old table as old_rows new table as new_rows
    for each statement execute function orders_to_judge()`.execute(db);
  await sql`create index order_matches_next_serial on order_matches (next_serial)`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop index order_matches_next_serial`.execute(db);
  await sql`drop function orders_to_judge cascade`.execute(db);
}
