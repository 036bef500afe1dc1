import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await indexNumbers(db);
  await indexOpenOrders(db);
  await createNames(db);
  await keepNames(db);
}

/** Lower case, without separators. */
const key = (column: string) => `translate(lower(${column}), ' -#./', '') collate "C"`;
/** Without letters before the digits. */
const digits = (column: string) =>
  `ltrim(translate(lower(${column}), ' -#./', ''), 'abcdefghijklmnopqrstuvwxyz') collate "C"`;

/** Covering, so that the search skips the table for dropped entries. */
async function indexNumbers(db: QueryExecutorProvider): Promise<void> {
  for (const column of ['job_number', 'sales_order_number']) {
    for (const [name, expression] of Object.entries({ number: key(column), digits: digits(column) })) {
      await sql`create index ${sql.id(`search_${column}_${name}`)} on orders ((${sql.raw(expression)}))
        include (order_date, id, ${sql.ref(column)})`.execute(db);
    }
  }
  await sql`create index search_units_serial on units ((${sql.raw(key('serial'))})) include (serial)`.execute(db);
}

async function indexOpenOrders(db: QueryExecutorProvider): Promise<void> {
  for (const column of ['customer_name', 'sales_rep']) {
    await sql`create index ${sql.id(`search_open_${column}`)} on orders (${sql.ref(column)})
      where assigned_serial is null`.execute(db);
  }
}

async function createNames(db: QueryExecutorProvider): Promise<void> {
  await sql`create table search_names (
    kind text not null check (kind in ('customer', 'salesperson')),
    name text not null,
    last_order date,
    primary key (kind, name)
  )`.execute(db);
  await sql`create index search_names_prefix on search_names (kind, (lower(name) collate "C"))`.execute(db);
  await sql`create index search_names_trgm on search_names using gin (lower(name) gin_trgm_ops)`.execute(db);
  await sql.raw(gain('orders')).execute(db);
  await sql`analyze search_names`.execute(db);
}

const namesIn = (rows: string) => `
  select 'customer' as kind, customer_name as name, order_date from ${rows} where customer_name <> ''
  union all select 'salesperson', sales_rep, order_date from ${rows} where sales_rep <> ''`;

/** Sorted, so that concurrent inserts of the same names never deadlock. */
const gain = (rows: string) => `
  insert into search_names (kind, name, last_order)
  select kind, name, max(order_date) from (${namesIn(rows)}) n group by kind, name order by kind, name
  on conflict (kind, name) do update set last_order = excluded.last_order
    where search_names.last_order is null or excluded.last_order > search_names.last_order;`;

/** Newest day of a name's orders; no row if none is left. */
const newest = (column: string, kind: string) => `
  select '${kind}' as kind, l.name, left_over.* from lost l, lateral (
    select count(*) as orders, max(order_date) as last_order from orders where ${column} = l.name) left_over
  where l.kind = '${kind}'`;

const lose = (rows: string) => `
  with lost as (select distinct kind, name from (${namesIn(rows)}) n),
    now as (${newest('customer_name', 'customer')} union all ${newest('sales_rep', 'salesperson')}),
    gone as (delete from search_names s using now where (s.kind, s.name) = (now.kind, now.name) and now.orders = 0)
  update search_names s set last_order = now.last_order from now
    where (s.kind, s.name) = (now.kind, now.name) and now.orders > 0 and s.last_order is distinct from now.last_order;`;

/** Names in one set of rows but not the other: updates that leave names alone cost little. */
const only = (rows: string, others: string) => {
  const columns = 'customer_name, sales_rep, order_date';
  return `(select ${columns} from ${rows} except select ${columns} from ${others}) changed`;
};

/** By statement: row triggers would double the import time. */
async function keepNames(db: QueryExecutorProvider): Promise<void> {
  const [added, taken] = [only('new_rows', 'old_rows'), only('old_rows', 'new_rows')];
  await createTrigger(db, 'insert', 'referencing new table as new_rows', gain('new_rows'));
  await createTrigger(db, 'delete', 'referencing old table as old_rows', lose('old_rows'));
  await createTrigger(
    db,
    'update',
    'referencing old table as old_rows new table as new_rows',
    lose(taken) + gain(added),
  );
  await createTrigger(db, 'truncate', '', 'delete from search_names;');
}

async function createTrigger(
  db: QueryExecutorProvider,
  event: 'insert' | 'delete' | 'update' | 'truncate',
  rows: string,
  statements: string,
): Promise<void> {
  const name = sql.id(`search_names_after_${event}`);
  await sql`create function ${name}() returns trigger language plpgsql as $$
    begin
      ${sql.raw(statements)}
      return null;
    end $$`.execute(db);
  await sql`create trigger ${name} after ${sql.raw(event)} on orders ${sql.raw(rows)}
    for each statement execute function ${name}()`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  for (const event of ['insert', 'delete', 'update', 'truncate']) {
    await sql`drop function if exists ${sql.id(`search_names_after_${event}`)} cascade`.execute(db);
  }
  await sql`drop table if exists search_names`.execute(db);
  await sql`drop index if exists search_units_serial, search_open_customer_name, search_open_sales_rep,
    search_job_number_number, search_job_number_digits, search_sales_order_number_number,
    search_sales_order_number_digits`.execute(db);
}
