import { rmSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { connect } from '../../src/server/db/connect';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { migrateToLatest } from '../../src/server/db/migrate';
import type { Database } from '../../src/server/db/schema';
import { createSearchRepository } from '../../src/server/repositories/search/search';
import { show, timedAsync } from './measure';
import { makeDataFolder } from '../support/makeDataFolder';

const ORDERS = 100_000;
const UNITS = 1_000_000;
const ROUNDS = 40;

/** Some 12,000 customers of three words and 300 salespeople of two; numbers grow with the date. */
async function fill(db: Kysely<Database>): Promise<void> {
  const pick = (words: string, seed: number) =>
    sql`(string_to_array(${sql.lit(words)}, ' '))[1 + (hashint8extended(n, ${sql.lit(seed)}) & 2147483647) % ${sql.lit(words.split(' ').length)}]`;
  const first =
    'Mesa Copper Prairie Lakeside Granite Summit Tri-County Blue Desert Harbor Northern Cedar Falcon Valley Iron';
  const second =
    'Water Electric Solar Rural Municipal Power Steel Data School Mining Dairy Hospital Transit Airport Storage';
  const third = 'District Cooperative Utilities Partners Holdings Works Authority Systems Company Services';
  const rep = 'Dana Maria Kevin Priya Tomas Ellen Omar Grace Victor Hannah';
  const family = 'Whitfield Ortega Nguyen Patel Kowalski Brandt Haddad Lindqvist Moreau Castillo Okafor Dvorak';
  await sql`insert into units (serial, condition, phase, kva_rating, primary_voltage, secondary_voltage, unit_cost)
    select (100000 + n * 7)::text, 'RC', 3, 500, '12470GrdY/7200', '480Y/277', 1
    from generate_series(1::bigint, ${sql.lit(UNITS)}) n`.execute(db);
  await sql`insert into orders (order_code, job_number, sales_order_number, customer_name, sales_rep, order_type, order_date, assigned_serial)
    select 'C' || n, 'J' || (10000 + n * 3), 'SO' || (100000 + n),
      ${pick(first, 1)} || ' ' || ${pick(second, 2)} || ' ' || ${pick(third, 3)} || ' ' || n % 6,
      ${pick(rep, 4)} || ' ' || ${pick(family, 5)} || case n % 3 when 0 then ' Jr' else '' end,
      'RC', date '2010-01-01' + (n / 20)::int, case when n < 60000 then (100000 + n * 7)::text end
    from generate_series(1::bigint, ${sql.lit(ORDERS)}) n`.execute(db);
  await sql`vacuum analyze orders, units, search_names`.execute(db);
}

const typed: Readonly<Record<string, readonly string[]>> = {
  'one letter': ['j', 's', 'm', 'w', '1', '3', '9'],
  'two letters': ['so', 'me', 'wh', '10', '30', 'zz'],
  'a job by its digits': ['10003', '309997', '160003', '999999'],
  'a number, letter by letter': ['j3', 'j30', 'j300', 'so1', 'so19', 'so199', '1000', '70'],
  'an IC#': ['100007', '7100000', '45', '7099993'],
  'a name': ['mesa', 'whit', 'copper electric', 'district', 'dana wh'],
  'a name with a typing error': ['messa watr', 'whitfeild', 'electrik', 'cooperativ works', 'kowalsky', 'zzzzzz'],
  'hostile text': ['%', '____', "';--", 'x'.repeat(200), 'e'.repeat(200), 'electric '.repeat(22)],
};

/** Each text many times, on a database of full size; the times include the way to the database, not HTTP. */
export async function benchSearch(): Promise<void> {
  const dataDir = makeDataFolder('bench');
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
  const { db, close } = connect(server.url, { statementTimeoutMs: 0 });
  try {
    await migrateToLatest(db);
    await fill(db);
    const search = createSearchRepository(db);
    console.log(`\nSearch in ${ORDERS} orders and ${UNITS} units`);
    for (const [name, texts] of Object.entries(typed)) {
      const inputs = Array.from({ length: ROUNDS }, () => texts).flat();
      console.log(show(`  ${name}`, await timedAsync(inputs, (text) => search.find(text))));
    }
  } finally {
    await close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
