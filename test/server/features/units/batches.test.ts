import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../../../../src/server/db/schema/schema';
import { createStoredUnitsRepository } from '../../../../src/server/features/units/storedUnits';
import { createUnitsRepository } from '../../../../src/server/features/units/repository';
import { createTestDatabase, type TestDatabase, insertRows, unitRow } from '../../../support/server/database';

const [UNITS, BATCH] = [6_000, 400];
let database: TestDatabase;
let db: Kysely<Database>;
let sent: CompiledQuery[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await insertRows(database.db, { units: [unitRow({ serial: '10000' })] });
  await sql`insert into units select (jsonb_populate_record(u, jsonb_build_object('serial', (10000 + n)::text))).*
    from units u, generate_series(1, ${sql.lit(UNITS - 1)}) n`.execute(database.db);
  await sql`insert into orders (order_code, job_number, customer_name, order_type, assigned_serial)
    select 'B' || serial, 'B' || serial, 'Bench', 'RC', serial from units where serial::integer % 2 = 0`.execute(
    database.db,
  );
  await sql`vacuum analyze`.execute(database.db);
  const pool = new Pool({ connectionString: database.url, max: 1 });
  db = new Kysely({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) });
});
afterAll(async () => {
  await db.destroy();
  await database.close();
});

interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Node[];
}

const ordersIn = (node: Node): number =>
  (node['Relation Name'] === 'orders' ? node['Actual Rows'] * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, each) => sum + ordersIn(each), 0);

async function ordersRead(ask: () => Promise<unknown>): Promise<number> {
  sent = [];
  await ask();
  const [{ sql: text, parameters } = sql``.compile(db)] = sent;
  const explained = { ...sql``.compile(db), sql: `explain (analyze, format json) ${text}`, parameters };
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(explained);
  return ordersIn(rows[0]!['QUERY PLAN'][0].Plan);
}

test.each<[string, () => Promise<unknown[]>]>([
  ['units for the store', () => createStoredUnitsRepository(db).after('15000', BATCH)],
  ['reserved units', () => createUnitsRepository(db).assignedAfter('15000', BATCH)],
  ['available units', () => createUnitsRepository(db).availableAfter('15000', BATCH)],
])('a batch of %s reads the orders of its units, not all that hold one', async (_what, ask) => {
  expect(await ask()).toHaveLength(BATCH);
  // 3,000 orders hold a unit; as many reserved units surround the free ones.
  expect(await ordersRead(ask)).toBeLessThanOrEqual(BATCH + 1);
});
