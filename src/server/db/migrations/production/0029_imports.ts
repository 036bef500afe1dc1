import { sql, type QueryExecutorProvider } from 'kysely';

/** The key of an upload detects repetitions while files arrive; names are maintained in one pass over orders. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table import_jobs add column key text`.execute(db);
  await replaceTrigger(db, 'delete', lose('old_rows'));
  await replaceTrigger(db, 'update', lose(only('old_rows', 'new_rows')) + gain(only('new_rows', 'old_rows')));
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table if exists import_jobs drop column if exists key`.execute(db);
}

const namesIn = (rows: string) => `
  select 'customer' as kind, customer_name as name, order_date from ${rows} where customer_name <> ''
  union all select 'salesperson', sales_rep, order_date from ${rows} where sales_rep <> ''`;

const gain = (rows: string) => `
  insert into search_names (kind, name, last_order)
  select kind, name, max(order_date) from (${namesIn(rows)}) n group by kind, name order by kind, name
  on conflict (kind, name) do update set last_order = excluded.last_order
    where search_names.last_order is null or excluded.last_order > search_names.last_order;`;

/** Newest day per name. One join per kind: with a filter, the planner would look up each name. */
const newest = (column: string, kind: string, rows: string) => `
  select '${kind}' as kind, l.name, count(o.id) as orders, max(o.order_date) as last_order
  from (select distinct ${column} as name from ${rows} where ${column} <> '') l left join orders o on o.${column} = l.name
  group by l.name`;

const lose = (rows: string) => `
  with now as materialized (
      ${newest('customer_name', 'customer', rows)} union all ${newest('sales_rep', 'salesperson', rows)}),
    gone as (delete from search_names s using now where (s.kind, s.name) = (now.kind, now.name) and now.orders = 0)
  update search_names s set last_order = now.last_order from now
    where (s.kind, s.name) = (now.kind, now.name) and now.orders > 0 and s.last_order is distinct from now.last_order;`;

const only = (rows: string, others: string) => {
  const columns = 'customer_name, sales_rep, order_date';
  return `(select ${columns} from ${rows} except select ${columns} from ${others}) changed`;
};

async function replaceTrigger(
  db: QueryExecutorProvider,
  event: 'delete' | 'update',
  statements: string,
): Promise<void> {
  await sql`create or replace function ${sql.id(`search_names_after_${event}`)}() returns trigger language plpgsql as $$
    begin
      ${sql.raw(statements)}
      return null;
    end $$`.execute(db);
}
