import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { restoreLeftIndexes, setIndexesAside } from '../../src/server/db/bulkIndexes';
import { connect } from '../../src/server/db/pool/connectionPool';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { migrateToLatest } from '../../src/server/db/migrate';
import type { Database } from '../../src/server/db/schema/schema';
import { loadSampleIfEmpty } from '../../src/server/features/import/sample/loadSample';
import { makeDataFolder } from '../support/makeDataFolder';

interface BenchDatabase {
  readonly db: Kysely<Database>;
  readonly url: string;
  readonly folder: string;
  readonly location: string;
}

/** Runs `work` on a temporary database with the sample, `units` units in all and `orders` more open orders. */
export async function withDatabase<Result>(
  { units = 0, orders = 0 }: { readonly units?: number; readonly orders?: number },
  work: (opened: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const folder = makeDataFolder('bench');
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, settings: { fsync: 'off' } });
  const { db, close } = connect(postgres.url, { statementTimeoutMs: 1_800_000 });
  try {
    await migrateToLatest(db);
    await loadSampleIfEmpty(db, join(folder, 'sample'));
    if (units > 0) await fillUnits(db, units);
    if (orders > 0) await fillOrders(db, orders);
    return await work({ db, url: postgres.url, folder, location: postgres.location });
  } finally {
    await close();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

/** Copies of the sample's units with other serials, years and costs, some with a note; one in twenty is reserved. */
export async function fillUnits(db: Kysely<Database>, count: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) from units`.execute(db);
  const once = rows[0]?.count ?? 1;
  await sql`alter table units disable trigger user`.execute(db);
  await sql`insert into units select (u).* from (
    select jsonb_populate_record(units, jsonb_build_object(
      'serial', (2000000000 + ${sql.lit(once)}::bigint * n + row_number() over (partition by n))::text,
      'mfg_year', 1970 + (abs(hashtext(serial || n)) % 55),
      'unit_cost', round((unit_cost * (0.7 + (abs(hashtext(serial || n)) % 1000) / 1000.0))::numeric, 2),
      'comments', case when n % 10 = 0 then 'Lot ' || n || ', bay ' || abs(hashtext(serial || n)) % 10000 else comments end
    )) as u from units, generate_series(1, ${sql.lit(Math.ceil(count / once) - 1)}) n) made`.execute(db);
  await sql`insert into orders (order_code, job_number, customer_name, order_type, assigned_serial)
    select 'B' || serial, 'B' || serial, 'Bench', 'RC', serial from units
    where length(serial) = 10 and abs(hashtext(serial)) % 20 = 0`.execute(db);
  await sql`alter table units enable trigger user`.execute(db);
  await sql`analyze units`.execute(db);
}

/** Copies of the open orders with other codes, jobs and dates, each matched with one of 20,000 units. */
async function fillOrders(db: Kysely<Database>, count: number): Promise<void> {
  await setIndexesAside(db);
  await sql`insert into orders overriding system value select (o).* from (
    select jsonb_populate_record(orders, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('orders', 'id')),
      'order_code', 'M' || n, 'job_number', 'K' || (100000 + n), 'sales_order_number', 'SO' || (500000 + n),
      'customer_name', customer_name || ' ' || n % 400,
      'order_date', current_date - (n % 900),
      'request_date', current_date - 60 + (n % 500)
    )) as o from generate_series(1, ${sql.lit(count)}) n
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as open from orders
      where assigned_serial is null and issued_units = 0) standing on place = n % open
    join orders on orders.id = standing.id) made`.execute(db);
  await sql`with few as materialized (
      select serial, row_number() over () - 1 as place from (select serial from units limit 20000) listed)
    insert into order_matches (order_id, coverage, best_serial, best_score, best_margin, best_margin_percent, is_complete,
      primary_class, secondary_volts)
    select id, 'fits', serial, 0.9, 12000, id % 45, id % 4 > 0, '15 kV', 480
    from orders join few on place = id % (select count(*) from few) where order_code like 'M%' and assigned_serial is null`.execute(
    db,
  );
  await restoreLeftIndexes(db);
  await sql`vacuum analyze orders, order_matches, search_names`.execute(db);
}
