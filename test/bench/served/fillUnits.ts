import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema';

/**
 * Fills the units up to so many: copies of those that are there, with other serials, years, costs and a note of their own
 * for every tenth; one in twenty is reserved for an order.
 */
export async function fillUnits(db: Kysely<Database>, count: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) from units`.execute(db);
  const once = rows[0]?.count ?? 1;
  await sql`alter table units disable trigger user`.execute(db);
  const rounds = Math.ceil(count / once) - 1;
  const PER_STATEMENT = 20;
  for (let from = 1; from <= rounds; from += PER_STATEMENT) {
    const to = Math.min(rounds, from + PER_STATEMENT - 1);
    await sql`insert into units select (u).* from (
      select jsonb_populate_record(units, jsonb_build_object(
        'serial', (2000000000 + ${sql.lit(once)}::bigint * n + row_number() over (partition by n order by serial))::text,
        'mfg_year', 1970 + (abs(hashtext(serial || n)) % 55),
        'unit_cost', round((unit_cost * (0.7 + (abs(hashtext(serial || n)) % 1000) / 1000.0))::numeric, 2),
        'comments', case when n % 10 = 0 then 'Lot ' || n || ', bay ' || abs(hashtext(serial || n)) % 10000 else comments end
      )) as u from units, generate_series(${sql.lit(from)}::integer, ${sql.lit(to)}::integer) n
      where length(serial) < 10) made`.execute(db);
  }
  await sql`insert into orders (order_code, job_number, customer_name, order_type, assigned_serial)
    select 'B' || serial, 'B' || serial, 'Bench', 'RC', serial from units
    where length(serial) = 10 and abs(hashtext(serial)) % 20 = 0`.execute(db);
  await sql`alter table units enable trigger user`.execute(db);
  await sql`analyze units`.execute(db);
}
