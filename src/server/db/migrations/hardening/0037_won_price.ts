import { sql, type QueryExecutorProvider } from 'kysely';

const WON = sql`select e.order_id, (v.worked->'figures'->>'salePrice')::numeric as price
  from estimates e join estimate_versions v on v.estimate_id = e.id and v.version = e.version
  where e.state = 'won'`;

/** US dollars, null unless won. Set by a trigger, which also covers servers of earlier releases. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table orders add column if not exists won_price numeric(12, 2)`.execute(db);
  await sql`update orders o set won_price = won.price from (${WON}) won where won.order_id = o.id`.execute(db);
  await sql`create function estimates_set_won_price() returns trigger language plpgsql as $$
    begin
      update orders set won_price = (select won.price from (${WON}) won where won.order_id = new.order_id)
      where id = new.order_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger estimates_set_won_price after update of state on estimates for each row
    when (old.state is distinct from new.state and 'won' in (old.state, new.state))
    execute function estimates_set_won_price()`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop function if exists estimates_set_won_price() cascade`.execute(db);
  await sql`alter table orders drop column if exists won_price`.execute(db);
}
