import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../../../../src/server/db/schema/schema';
import { createAuditRepository } from '../../../../src/server/features/audit/repository';
import { createContentionRepository } from '../../../../src/server/features/matching/orderMatches';
import { estimatesWithVersion } from '../../../../src/server/features/estimates/estimateRows';
import { createOrdersRepository } from '../../../../src/server/features/orders/repository';
import { createReservationsRepository } from '../../../../src/server/features/reservations/repository';
import { createSearchRepository } from '../../../../src/server/features/search/repository';
import { createUnitFilesRepository } from '../../../../src/server/features/files/repository';
import { createInventoryRepository, createUnitsRepository } from '../../../../src/server/features/units/repository';
import { createStoredUnitsRepository } from '../../../../src/server/features/units/storedUnits';
import { createTestDatabase, type TestDatabase, insertRows, unitRow } from '../../../support/server/database';
import { insertManyOrders } from '../../../support/server/manyOrders';

const LARGE = ['orders', 'units', 'order_matches', 'audit', 'reservations', 'estimates'];
const caller = { subject: 's-1', name: 'Dana Whitfield', email: 'dana.whitfield@specai.test' };

let database: TestDatabase;
let pool: Pool;
let db: Kysely<Database>;
let sent: CompiledQuery[] = [];
let held: number;
let pagesOfOrders: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertManyOrders(database.db);
  await insertRows(database.db, { units: [unitRow({ serial: 'U0', fab_notes: 'Lid was dented. '.repeat(20) })] });
  await sql`insert into units select (jsonb_populate_record(u, jsonb_build_object('serial', 'U' || n))).*
    from units u, generate_series(1, 5000) n`.execute(database.db);
  await sql`insert into audit (person_name, action, order_id, job_number, serial, reason)
    select 'Person ' || n % 100, case n % 50 when 0 then 'release' else 'reserve' end, n, 'J' || n, 'U' || n, 'Asked by phone'
    from generate_series(1, 10000) n`.execute(database.db);
  await sql`insert into reservations (serial, order_id, released_at)
    select 'U' || n, id, now() from (select id, row_number() over (order by id) as n from orders) o
    where n <= 5000`.execute(database.db);
  await sql`insert into estimates (order_id, serial, version, state, author_name, author_subject)
    select order_id, serial, 1, 'draft', 'Dana', 'dana' from reservations`.execute(database.db);
  const { id } = await database.db.selectFrom('orders').select('id').limit(1).offset(5_000).executeTakeFirstOrThrow();
  held = id;
  await database.db.updateTable('orders').set({ assigned_serial: 'U77' }).where('id', '=', held).execute();
  await sql`vacuum analyze`.execute(database.db);
  const { rows } = await sql<{ relpages: number }>`select relpages from pg_class where relname = 'orders'`.execute(
    database.db,
  );
  pagesOfOrders = rows[0]?.relpages ?? 0;
  pool = new Pool({ connectionString: database.url, max: 1 });
  db = new Kysely({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) });
});
afterAll(async () => {
  await db.destroy();
  await database.close();
});

interface Explained {
  readonly 'QUERY PLAN': [{ readonly Plan: Record<string, number> }];
}

interface Plans {
  /** Large tables that are scanned completely. */
  readonly whole: string[];
  /** Pages of 8 kB touched in tables and indexes. */
  readonly pages: number;
}

/** The plans of the statements that a question sends. */
async function plansOf(ask: () => Promise<unknown>): Promise<Plans> {
  sent = [];
  await ask();
  const statements = sent;
  const client = await pool.connect();
  const whole = new Set<string>();
  let pages = 0;
  try {
    await client.query('begin');
    for (const { sql: text, parameters } of statements) {
      if (text.includes('set_config')) await client.query(text, [...parameters]);
      if (!/^\s*(?:select|with)/.test(text) || text.includes('set_config')) continue;
      const explained = await client.query<Explained>(`explain (analyze, buffers, format json) ${text}`, [
        ...parameters,
      ]);
      const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
      pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
      const scans = JSON.stringify(plan).matchAll(/"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g);
      for (const [, table = ''] of scans) if (LARGE.includes(table)) whole.add(table);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect(statements.length).toBeGreaterThan(0);
  return { whole: [...whole], pages };
}

const orders = () => createOrdersRepository(db, () => new Date('2026-03-05T18:00:00Z'));
const units = () => createUnitsRepository(db);
const audit = () => createAuditRepository(db);
const serials = ['U1', 'U77', 'U4000'];
const ofToday = { from: '2026-11-01', to: '2026-11-02' };

const questions: Record<string, () => Promise<unknown>> = {
  'an order by its id': () => orders().byIdOrCode(String(held)),
  'an order by its code': () => orders().byIdOrCode('C4711'),
  'the first order': () => orders().first(),
  'the order that has a unit': () => orders().withUnit('U77'),
  'open orders, a batch': () => orders().openAfter(held, 50),
  'a unit': () => units().andMore('U77'),
  units: () => units().bySerials(serials),
  'available units': () => units().availableAmong(serials),
  'available units, a batch': () => units().availableAfter('U2', 50),
  'reserved units, a batch': () => units().assignedAfter('', 50),
  'files of units': () => createUnitFilesRepository(db).ofUnits(serials),
  'units of the inventory, a page': () => createInventoryRepository(db).listed(serials),
  'units for the store, a batch': () => createStoredUnitsRepository(db).after('U2', 50),
  'units that changed': () => createStoredUnitsRepository(db).among(serials),
  'orders that units are the best for': () => createContentionRepository(db).among(serials, held),
  'whom a unit was reserved for': () => createReservationsRepository(db, () => []).ofUnit('U77'),
  'estimates of an order': () => estimatesWithVersion(db).where('e.order_id', '=', held).execute(),
  'a number that is typed': () => createSearchRepository(db).find('J47'),
  'a name that is typed': () => createSearchRepository(db).find('abc'),
  'entries, the newest': () => audit().page({}),
  'entries of an order': () => audit().page({ orderId: String(held) }),
  'entries of a unit': () => audit().page({ itemCode: 'U77' }),
  'entries of a person': () => audit().page({ person: 'Person 7' }),
  'entries of a day': () => audit().page(ofToday),
  'how many entries an order has': () => audit().count({ orderId: String(held) }),
  'who has entries': () => audit().people(),
};

test.each(Object.keys(questions))('%s is found through an index, on few pages', async (question) => {
  const { whole, pages } = await plansOf(questions[question]!);
  expect(whole).toEqual([]);
  expect(pages).toBeLessThan(pagesOfOrders / 2);
});

test('a list counts matches in one table scan and takes its page from an index', async () => {
  const list = orders();
  const query = { page_size: '25' };
  expect((await plansOf(() => list.counts({}, caller))).whole).toContain('orders');
  const both = await plansOf(() => list.list(query, caller));
  // The count reads each page of the table at most once; the page is 25 orders.
  expect(both.pages).toBeLessThan(pagesOfOrders * 2);
});
