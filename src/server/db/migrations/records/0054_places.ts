import { sql, type QueryExecutorProvider } from 'kysely';

/** A line of an inquiry for several units can hold as many: each unit after the first has a place, a row of `orders`. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table orders add column place_of bigint references orders`.execute(db);
  await sql`create index orders_places on orders (place_of) where place_of is not null`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`update reservations set released_at = clock_timestamp() from orders o
    where o.id = order_id and o.place_of is not null and released_at is null`.execute(db);
  await sql`update orders set assigned_serial = null where place_of is not null`.execute(db);
  await sql`alter table orders drop column place_of`.execute(db);
}
