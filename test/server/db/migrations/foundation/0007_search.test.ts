import { sql } from 'kysely';
import { connect, type Connection } from '../../../../../src/server/db/pool/connectionPool';
import { migrateToLatest } from '../../../../../src/server/db/migrate';
import { down, up } from '../../../../../src/server/db/migrations/foundation/0007_search';
import { createEmptyDatabase, insertRows, orderRow } from '../../../../support/server/database';

let connection: Connection;
let drop: () => Promise<void>;
beforeEach(async () => {
  const database = await createEmptyDatabase();
  drop = database.drop;
  connection = connect(database.url);
  await migrateToLatest(connection.db);
});
afterEach(async () => {
  await connection.close();
  await drop();
});

const insert = (...orders: [customer: string, rep: string | null, day: string | null][]) =>
  connection.db
    .insertInto('orders')
    .values(orders.map(([customer_name, sales_rep, order_date]) => orderRow({ customer_name, sales_rep, order_date })))
    .execute();

async function retained(): Promise<unknown[]> {
  const rows = await connection.db.selectFrom('search_names').selectAll().orderBy('kind').orderBy('name').execute();
  return rows.map(({ kind, name, last_order }) => `${kind} ${name} ${last_order}`);
}

async function counted(): Promise<unknown[]> {
  const { rows } = await sql<{ kind: string; name: string; last: string | null }>`
    select 'customer' as kind, customer_name as name, max(order_date) as last from orders group by 2
    union all select 'salesperson', sales_rep, max(order_date) from orders where sales_rep is not null group by 2
    order by kind, name`.execute(connection.db);
  return rows.map(({ kind, name, last }) => `${kind} ${name} ${last}`);
}

test('the names of existing orders are listed after the migration', async () => {
  const { db } = connection;
  await insertRows(db, { orders: [orderRow(), orderRow()] });
  await down(db);
  expect(await retained().catch(() => 'gone')).toBe('gone');
  await up(db);
  expect(await retained()).toEqual([
    'customer Mesa Water District 2026-03-05',
    'salesperson Dana Whitfield 2026-03-05',
  ]);
});

test('every name is listed once with the day of its newest order, whatever becomes of the orders', async () => {
  const { db } = connection;
  const changes = [
    () => insert(['A', 'X', '2026-01-01'], ['A', 'Y', '2026-02-01'], ['B', null, null], ['C', 'X', '2025-01-01']),
    () => insert(['B', 'Z', '2026-03-01'], ['A', 'X', '2024-01-01']),
    () => db.updateTable('orders').set({ customer_name: 'D' }).where('sales_rep', '=', 'Y').execute(),
    () =>
      db
        .updateTable('orders')
        .set({ order_date: '2020-01-01', sales_rep: 'W' })
        .where('customer_name', '=', 'B')
        .execute(),
    () => db.updateTable('orders').set({ unit_status: 'Assigned' }).execute(),
    () =>
      sql`update orders set customer_name = case customer_name when 'A' then 'C' when 'C' then 'A' else customer_name end`.execute(
        db,
      ),
    () => db.deleteFrom('orders').where('customer_name', '=', 'D').execute(),
    () => db.deleteFrom('orders').where('order_date', '=', '2026-01-01').execute(),
    () => sql`truncate orders cascade`.execute(db),
  ];
  for (const [step, change] of changes.entries()) {
    await change();
    expect([step, ...(await retained())]).toEqual([step, ...(await counted())]);
  }
});
