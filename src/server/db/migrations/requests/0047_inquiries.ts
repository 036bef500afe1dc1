import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/** A line of an inquiry is a row of `orders` with `inquiry_id`. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table inquiries (
    id bigint generated always as identity primary key,
    customer_name text not null check (customer_name <> ''),
    contact text,
    email text,
    phone text,
    ship_city text,
    ship_state text check (ship_state ~ '^[A-Z]{2}$'),
    request_date date check (isfinite(request_date)),
    source text not null,
    source_name text,
    state text not null default 'open' check (state in ('open', 'quoted', 'won', 'lost', 'order')),
    lost_reason text,
    author_name text not null,
    author_subject text not null,
    author_email text,
    created_at timestamptz not null default clock_timestamp(),
    updated_at timestamptz not null default clock_timestamp(),
    version integer not null default 1 check (version > 0)
  )`.execute(db);
  await sql`create index inquiries_by_state on inquiries (state, id)`.execute(db);
  await sql`alter table orders add column inquiry_id bigint references inquiries`.execute(db);
  await sql`create index orders_of_inquiry on orders (inquiry_id) where inquiry_id is not null`.execute(db);
  await sql`create table inquiry_lines (
    order_id bigint primary key references orders on delete cascade,
    inquiry_id bigint not null references inquiries on delete cascade,
    position integer not null check (position > 0),
    quantity integer not null check (quantity > 0),
    readings jsonb not null,
    linked_order_id bigint unique references orders on delete set null,
    linked_at timestamptz
  )`.execute(db);
  await sql`create index inquiry_lines_of_inquiry on inquiry_lines (inquiry_id, position)`.execute(db);
  await sql`alter table reservations add column expires_at timestamptz`.execute(db);
  await sql`create index reservations_to_expire on reservations (expires_at)
    where released_at is null and expires_at is not null`.execute(db);
  await allowViews(db, sql`'orders', 'inventory', 'comparison', 'reserved', 'inquiries'`);
  await replaceNames(db, 'o.inquiry_id is null');
  await coverOrders(db, ', inquiry_id');
}

async function allowViews(db: QueryExecutorProvider, lists: RawBuilder<unknown>): Promise<void> {
  await sql`alter table saved_views drop constraint saved_views_list_check,
    add constraint saved_views_list_check check (list in (${lists}))`.execute(db);
}

const LISTED = `order_type, assigned_serial, retired_at, request_date, sale_price, ship_state, customer_name, sales_rep,
  engineering_review, kva_rating, phase, unit_status`;
const key = (column: string) => `translate(lower(${column}), ' -#./', '')`;

/** The covering indexes of migrations 0007 and 0046: lists and the search of orders still skip the table. */
async function coverOrders(db: QueryExecutorProvider, more: string): Promise<void> {
  await replaceIndex(db, 'orders_by_date', `(order_date desc nulls last, id) include (${LISTED}${more})`);
  for (const column of ['job_number', 'sales_order_number']) {
    const forms = { number: key(column), digits: `ltrim(${key(column)}, 'abcdefghijklmnopqrstuvwxyz')` };
    for (const [name, form] of Object.entries(forms))
      await replaceIndex(
        db,
        `search_${column}_${name}`,
        `((${form} collate "C")) include (order_date, id, ${column}${more})`,
      );
  }
}

async function replaceIndex(db: QueryExecutorProvider, name: string, definition: string): Promise<void> {
  await sql`drop index ${sql.id(name)}`.execute(db);
  await sql`create index ${sql.id(name)} on orders ${sql.raw(definition)}`.execute(db);
}

const namesIn = (rows: string) => `
  select 'customer' as kind, customer_name as name, order_date from ${rows} c where customer_name <> ''
  union all select 'salesperson', sales_rep, order_date from ${rows} s where sales_rep <> ''`;

const gain = (rows: string) => `
  insert into search_names (kind, name, last_order)
  select kind, name, max(order_date) from (${namesIn(rows)}) n group by kind, name order by kind, name
  on conflict (kind, name) do update set last_order = excluded.last_order
    where search_names.last_order is null or excluded.last_order > search_names.last_order;`;

/** The aggregates filter, not the join: otherwise the planner would look up each name. */
const newest = (column: string, kind: string, rows: string, isOrder: string) => `
  select '${kind}' as kind, l.name, count(o.id) filter (where ${isOrder}) as orders,
    max(o.order_date) filter (where ${isOrder}) as last_order
  from (select distinct ${column} as name from ${rows} r where ${column} <> '') l
    left join orders o on o.${column} = l.name
  group by l.name`;

const lose = (rows: string, isOrder: string) => `
  with now as materialized (
      ${newest('customer_name', 'customer', rows, isOrder)}
      union all ${newest('sales_rep', 'salesperson', rows, isOrder)}),
    gone as (delete from search_names s using now where (s.kind, s.name) = (now.kind, now.name) and now.orders = 0)
  update search_names s set last_order = now.last_order from now
    where (s.kind, s.name) = (now.kind, now.name) and now.orders > 0 and s.last_order is distinct from now.last_order;`;

/** The triggers of migrations 0007 and 0029, for rows (`o`) of which this holds. */
async function replaceNames(db: QueryExecutorProvider, isOrder: string): Promise<void> {
  const among = (rows: string) => `(select * from ${rows} o where ${isOrder})`;
  const [added, taken] = [among('new_rows'), among('old_rows')];
  const columns = 'customer_name, sales_rep, order_date';
  const only = (rows: string, others: string) =>
    `(select ${columns} from ${rows} these except select ${columns} from ${others} those)`;
  await replaceFunction(db, 'insert', gain(added));
  // Names are counted again; a filter of the changed rows would make the planner expect few.
  await replaceFunction(db, 'delete', lose('old_rows', isOrder));
  await replaceFunction(db, 'update', lose(only('old_rows', 'new_rows'), isOrder) + gain(only(added, taken)));
}

async function replaceFunction(db: QueryExecutorProvider, event: string, statements: string): Promise<void> {
  await sql`create or replace function ${sql.id(`search_names_after_${event}`)}() returns trigger language plpgsql as $$
    begin
      ${sql.raw(statements)}
      return null;
    end $$`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from orders where inquiry_id is not null`.execute(db);
  await sql`delete from saved_views where list = 'inquiries'`.execute(db);
  await allowViews(db, sql`'orders', 'inventory', 'comparison', 'reserved'`);
  await replaceNames(db, 'true');
  await coverOrders(db, '');
  await sql`alter table reservations drop column expires_at`.execute(db);
  await sql`drop table inquiry_lines`.execute(db);
  await sql`alter table orders drop column inquiry_id`.execute(db);
  await sql`drop table inquiries`.execute(db);
}
