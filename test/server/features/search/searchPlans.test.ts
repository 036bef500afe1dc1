import { sql, type RawBuilder } from 'kysely';
import {
  namesQuery,
  resemblingQuery,
  jobsQuery,
  unitsQuery,
  prepareSearch,
} from '../../../../src/server/features/search/repository';
import { useTestDatabase } from '../../../support/server/database';

const ROWS = 30_000;

const database = useTestDatabase();
beforeAll(async () => {
  await sql`insert into units (serial, condition, phase, kva_rating, primary_voltage, secondary_voltage, unit_cost)
    select (100000 + n)::text, 'RC', 3, 500, '12470', '480', 1 from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
    database.db,
  );
  await sql`insert into orders (order_code, job_number, sales_order_number, customer_name, sales_rep, order_type, order_date)
    select 'C' || n, 'J' || n, 'SO' || n, md5(n::text), md5((n % 300)::text), 'RC', date '2026-01-01' - (n % 700)
    from generate_series(1, ${sql.lit(ROWS)}) n`.execute(database.db);
  await sql`vacuum analyze orders, units, search_names`.execute(database.db);
});

const planOf = (text: string, query: RawBuilder<unknown>): Promise<string> =>
  database.db.transaction().execute(async (trx) => {
    await prepareSearch(trx, text);
    return JSON.stringify((await sql`explain (format json) ${query}`.execute(trx)).rows);
  });

test.each([
  ['j', 'search_job_number_number', 'search_sales_order_number_number'],
  ['j29', 'search_job_number_number', 'search_sales_order_number_number'],
  ['2', 'search_job_number_digits', 'search_sales_order_number_digits'],
  ['29999', 'search_job_number_digits', 'search_sales_order_number_digits'],
])('orders are found by %j in the indexes %s and %s', async (text, ...indexes) => {
  const plan = await planOf(text, jobsQuery(text, 5));
  for (const index of indexes) expect(plan).toContain(`"${index}"`);
  expect(plan).not.toContain('Seq Scan');
});

test.each(['1', '10', '1299', '129999'])('units are found by %j in their index', async (text) => {
  const plan = await planOf(text, unitsQuery(text, 5));
  expect(plan).toContain('"search_units_serial"');
  expect(plan).not.toContain('Seq Scan');
});

test.each(['a', 'ab'])('names are found by %j in the index of their beginnings', async (text) => {
  const plan = await planOf(text, namesQuery('customer', text, 5));
  expect(plan).toContain('"search_names_prefix"');
  expect(plan).toContain('"search_open_customer_name"');
  expect(plan).not.toMatch(/Seq Scan|search_names_trgm/);
});

test.each([namesQuery, resemblingQuery])('longer names are found in the index of trigrams (%#)', async (query) => {
  const plan = await planOf('c4ca42', query('salesperson', 'c4ca42', 5));
  expect(plan).toContain('"search_names_trgm"');
  expect(plan).toContain('"search_open_sales_rep"');
  expect(plan).not.toContain('Seq Scan');
});
