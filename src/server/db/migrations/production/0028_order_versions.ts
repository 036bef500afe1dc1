import { sql, type QueryExecutorProvider } from 'kysely';

/** Larger statements are recorded as one 'many' row. */
const MOST = { orders: 500, matches: 50 } as const;

/** Columns that lists filter, sort and count by. */
const ORDER_COLUMNS = [
  ...[
    'job_number',
    'sales_order_number',
    'customer_name',
    'sales_rep',
    'sales_rep_emails',
    'order_date',
    'request_date',
  ],
  ...['order_type', 'assigned_serial', 'ship_state', 'retired_at', 'sale_price', 'engineering_review', 'unit_status'],
  ...['kva_rating', 'phase'],
];
const MATCH_COLUMNS = [
  ...['coverage', 'best_serial', 'best_margin_percent', 'is_complete', 'primary_class', 'secondary_volts'],
];

/** Stores each change of orders in its transaction, so that counts can continue from a snapshot. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const columns = (table: string, names: readonly string[]) =>
    sql.raw(names.map((name) => `${table}.${name}`).join(', '));
  await sql`create table order_versions as select 0::bigint as order_id, 0::smallint as sign,
      ${columns('o', ORDER_COLUMNS)}, true as is_judged, ${columns('m', MATCH_COLUMNS)}
    from orders o, order_matches m with no data`.execute(db);
  await sql`alter table order_versions
    add column version bigint generated always as identity primary key,
    add column lost text check (lost in ('orders', 'matches')),
    add column xid xid8 not null default pg_current_xact_id(),
    add column at timestamptz not null default clock_timestamp()`.execute(db);
  await sql`create index order_versions_xid on order_versions (xid)`.execute(db);
  await createTriggers(db);
}

type Pair = readonly [order: string, match: string | null];

const listOf = (table: string, names: readonly string[]) => names.map((name) => `${table}.${name}`).join(', ');
const rowOf = ([order, match]: Pair, sign: -1 | 1) =>
  `${order}.id, ${sign}, ${listOf(order, ORDER_COLUMNS)}, ` +
  (match === null
    ? `false, ${MATCH_COLUMNS.map(() => 'null').join(', ')}`
    : `${match}.order_id is not null, ${listOf(match, MATCH_COLUMNS)}`);

const INTO = `insert into order_versions (order_id, sign, ${ORDER_COLUMNS.join(', ')}, is_judged, ${MATCH_COLUMNS.join(', ')})`;
const add = (pair: Pair, sign: -1 | 1, from: string) => `${INTO} select ${rowOf(pair, sign)} from ${from};`;
const lose = (what: keyof typeof MOST) => `insert into order_versions (lost) values ('${what}');`;

/** Reads no more rows than needed. */
const unlessMany = (what: keyof typeof MOST, rows: string, body: string) =>
  `if (select count(*) > ${MOST[what]} from (select from ${rows} limit ${MOST[what] + 1}) many) then ${lose(what)}
    else ${body} end if;`;

const differs = (names: readonly string[]) => `(${listOf('n', names)}) is distinct from (${listOf('o', names)})`;

async function createTriggers(db: QueryExecutorProvider): Promise<void> {
  const matched = 'left join order_matches m on m.order_id';
  const changed = `new_rows n join old_rows o on o.id = n.id`;
  const changedOrders = `${changed} ${matched} = n.id where n is distinct from o`;
  const judged = (rows: string, alias: string) => `${rows} ${alias} join orders w on w.id = ${alias}.order_id`;
  const judgedAnew = `new_rows n join old_rows o on o.order_id = n.order_id join orders w on w.id = n.order_id
    where ${differs(MATCH_COLUMNS)}`;
  await createTrigger(db, 'orders', 'insert', unlessMany('orders', 'new_rows', add(['n', null], 1, 'new_rows n')));
  await createTrigger(
    db,
    'orders',
    'update',
    unlessMany('orders', 'new_rows', add(['o', 'm'], -1, changedOrders) + add(['n', 'm'], 1, changedOrders)),
  );
  await createTrigger(db, 'orders', 'delete', `if exists (select from old_rows) then ${lose('orders')} end if;`);
  await createTrigger(db, 'orders', 'truncate', lose('orders'));
  const came = add(['w', null], -1, judged('new_rows', 'n')) + add(['w', 'n'], 1, judged('new_rows', 'n'));
  const went = add(['w', 'o'], -1, judged('old_rows', 'o')) + add(['w', null], 1, judged('old_rows', 'o'));
  const other = add(['w', 'o'], -1, judgedAnew) + add(['w', 'n'], 1, judgedAnew);
  await createTrigger(db, 'order_matches', 'insert', unlessMany('matches', 'new_rows', came));
  await createTrigger(db, 'order_matches', 'update', unlessMany('matches', 'new_rows', other));
  await createTrigger(db, 'order_matches', 'delete', unlessMany('matches', 'old_rows', went));
  await createTrigger(db, 'order_matches', 'truncate', lose('matches'));
}

const ROWS = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
  truncate: '',
} as const;

/** Named to run before the trigger that removes judgements of changed orders. */
async function createTrigger(
  db: QueryExecutorProvider,
  table: 'orders' | 'order_matches',
  event: keyof typeof ROWS,
  body: string,
): Promise<void> {
  const name = sql.id(`${table}_keep_${event}`);
  await sql`create function ${name}() returns trigger language plpgsql as $$
    begin ${sql.raw(body)} return null; end $$`.execute(db);
  await sql`create trigger ${name} after ${sql.raw(event)} on ${sql.table(table)} ${sql.raw(ROWS[event])}
    for each statement execute function ${name}()`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  for (const table of ['orders', 'order_matches'])
    for (const event of Object.keys(ROWS))
      await sql`drop function ${sql.id(`${table}_keep_${event}`)} cascade`.execute(db);
  await sql`drop table order_versions`.execute(db);
}
