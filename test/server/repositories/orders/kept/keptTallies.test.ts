import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import type { OrdersQuery } from '../../../../../src/contract/order/ordersQuery';
import type { Database } from '../../../../../src/server/db/schema';
import { pruneChanges } from '../../../../../src/server/matching/changes/pruneChanges';
import { createOrdersRepository, type OrdersRepository } from '../../../../../src/server/repositories/orders/orders';
import { createTestDatabase, type TestDatabase } from '../../../../support/server/database';
import { insertRows, unitRow } from '../../../../support/server/rows';
import { caller, now, seed } from './someOrders';

let database: TestDatabase;
let db: Kysely<Database>;
let ids: number[];
/** Has counted since the beginning. */
let keeping: OrdersRepository;
/** Passes over the orders before a page. */
let passing: OrdersRepository;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const units = Array.from({ length: 12 }, (_, nth) => unitRow({ serial: `U${nth}` }));
  ids = await insertRows(db, { units, orders: seed(24) });
  keeping = createOrdersRepository(db, now, DEEP);
  passing = createOrdersRepository(db, now);
});
afterAll(() => database.close());

const queries: OrdersQuery[] = [
  {},
  { unit_assignment: 'unassigned' },
  { unit_assignment: 'assigned', order_type: 'rc' },
  { unit_assignment: 'retired' },
  { mine: 'true', due: '14' },
  { customer_name: 'a', delivery_state: 'AZ', date_range: '30' },
  { coverage: 'work', kva: '500' },
  { coverage: 'not judged', unit_assignment: 'unassigned' },
  { search: '1', needs_engineering: 'true' },
  { customer_name: ' MESA ', sales_rep: 'dana' },
  { customer_name: 'ångström', unit_assignment: 'unassigned' },
  { customer_name: '%' },
  { customer_name: '_', due: '60' },
  { sales_rep: 'nobody by this name' },
  { sales_rep: 'p', mine: 'true' },
];

const orderings = ['order_date', '-order_date', 'sale_price', '-sale_price', 'request_date', '-request_date'] as const;
/** As if there were very many orders: marks are close together, and every page lies behind one. */
const DEEP = { step: 3, deepFrom: 1 };

/** Every page but the first, of one list in each order, by a repository that keeps marks and by one that passes over orders. */
const samePages = (): Promise<unknown>[] =>
  orderings.flatMap((ordering, nth) =>
    ['2', '3', '5', '8'].map(async (page) => {
      const query: OrdersQuery = { ...queries[nth % 3], ordering, page, page_size: '4' };
      const shallow = await passing.list(query, caller);
      expect([query, await keeping.list(query, caller)]).toEqual([query, shallow]);
    }),
  );

/** What a repository counts that has counted so far, and one that never has. */
async function expectExact(): Promise<void> {
  const anew = createOrdersRepository(db, now);
  const sameCounts = queries.map(async (query) => {
    const [kept, fresh] = await Promise.all([keeping, anew].map((orders) => orders.list(query, caller)));
    expect([query, kept]).toEqual([query, fresh]);
    expect(await keeping.counts(query, caller)).toEqual(await anew.counts(query, caller));
  });
  await Promise.all([...sameCounts, ...samePages()]);
}

const judge = (id: number, coverage: 'work' | 'none') => sql`
  insert into order_matches (order_id, coverage, best_serial) values (${id}, ${coverage}, ${coverage === 'none' ? null : 'U1'})
  on conflict (order_id) do update set coverage = excluded.coverage, best_serial = excluded.best_serial`;

/** Of the order, by a number that decides the details. */
const changes: readonly ((id: number, nth: number) => Promise<unknown>)[] = [
  (_id, nth) => insertRows(db, { orders: seed(1 + (nth % 3)) }),
  (id, nth) =>
    db
      .updateTable('orders')
      .set({ ship_state: nth % 2 === 0 ? 'AZ' : 'TX' })
      .where('id', '=', id)
      .execute(),
  (id) =>
    db.updateTable('orders').set({ request_date: '2026-03-09', kva_rating: '500' }).where('id', '=', id).execute(),
  (id, nth) =>
    db
      .updateTable('orders')
      .set({ sale_price: nth % 3 === 0 ? null : String(nth * 100) })
      .where('id', '=', id)
      .execute(),
  (id, nth) =>
    db
      .updateTable('orders')
      .set({ order_date: `2026-02-${10 + (nth % 18)}` })
      .where('id', '=', id)
      .execute(),
  (id, nth) =>
    db
      .updateTable('orders')
      .set({ notes: `As agreed ${nth} times.` })
      .where('id', '=', id)
      .execute(),
  (id, nth) =>
    sql`update orders set assigned_serial = ${`U${nth % 12}`} where id = ${id}
      and not exists (select from orders where assigned_serial = ${`U${nth % 12}`})`.execute(db),
  (id) => db.updateTable('orders').set({ assigned_serial: null }).where('id', '=', id).execute(),
  (id, nth) =>
    db
      .updateTable('orders')
      .set({ retired_at: nth % 2 === 0 ? now() : null })
      .where('id', '=', id)
      .execute(),
  (id, nth) => judge(id, nth % 2 === 0 ? 'work' : 'none').execute(db),
  (id, nth) =>
    db
      .updateTable('orders')
      .set({ customer_name: `Mesa ${nth}%`, sales_rep: nth % 2 === 0 ? null : 'Dana_Ö' })
      .where('id', '=', id)
      .execute(),
  (id) => db.deleteFrom('order_matches').where('order_id', '=', id).execute(),
  (id) =>
    db.transaction().execute(async (trx) => {
      await judge(id, 'work').execute(trx);
      await trx.updateTable('orders').set({ order_type: 'RW' }).where('id', '=', id).execute();
      await judge(id, 'none').execute(trx);
    }),
  (id) =>
    db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('orders').set({ ship_state: 'CA' }).where('id', '=', id).execute();
        throw new Error('rolled back');
      })
      .catch(() => undefined),
];

test('whatever changes, kept counts are those of a new count, and deep pages those of a new list', async () => {
  const step = fc.record({
    change: fc.nat({ max: changes.length - 1 }),
    order: fc.nat({ max: 23 }),
    nth: fc.nat({ max: 100 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      for (const { change, order, nth } of steps) await changes[change]?.(ids[order] ?? 0, nth);
      await expectExact();
    }),
    { numRuns: 5 },
  );
});

test('a count shows what was committed, in whichever order transactions end', async () => {
  await expectExact();
  const begun = await db.startTransaction().execute();
  await begun
    .updateTable('orders')
    .set({ ship_state: 'WA' })
    .where('id', '=', ids[0] ?? 0)
    .execute();
  await insertRows(db, { orders: seed(2) });
  await expectExact();
  await begun.commit().execute();
  await expectExact();
});

test('what changes too many orders at once, or removes or forgets them, leads to a new count', async () => {
  await expectExact();
  await sql`update orders set sale_price = coalesce(sale_price, 0) + 1, ship_state = 'OR' where id = ${ids[3]}`.execute(
    db,
  );
  await sql`insert into order_matches (order_id, coverage) select id, 'none' from orders on conflict do nothing`.execute(
    db,
  );
  await sql`insert into orders (order_code, job_number, customer_name, order_type)
    select 'B' || n, 'B' || n, 'Bulk', 'RC' from generate_series(1, 501) n`.execute(db);
  await expectExact();
  await sql`delete from orders where order_code like 'B%'`.execute(db);
  await expectExact();
  await insertRows(db, { orders: seed(1) });
  await pruneChanges(db, '0 seconds');
  await expectExact();
});

test('a count and a page that are known read no order: they are there while orders are locked', async () => {
  const page = { unit_assignment: 'assigned', due: '60' } as const;
  const asked = () => Promise.all([keeping.counts(page, caller), keeping.list(page, caller), keeping.list({}, caller)]);
  const before = await asked();
  await db.transaction().execute(async (trx) => {
    await sql`lock table orders, order_matches in access exclusive mode`.execute(trx);
    expect(await asked()).toEqual(before);
  });
});
