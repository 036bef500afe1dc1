import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../src/server/db/schema/schema';

const TABLES = {
  '/api/estimates/': 'estimates',
  '/api/inquiries/': 'inquiries',
  '/api/notices/': 'notices',
  '/api/plans/scenarios/': 'plan_scenarios',
  '/api/reservations/': 'reservations',
  '/api/unit-changes/': 'unit_changes',
  '/api/views/': 'saved_views',
  '/api/vocabulary/': 'taught_words',
} as const;

/** Identifiers of each kind: few, so that each is used several times. */
const MAX_ROWS = 20;

/** Existing identifiers, by their names in paths and bodies. */
export async function knownFor(path: string, db: Kysely<Database>) {
  const orders = await db.selectFrom('orders').select(['id', 'order_code']).execute();
  const units = await db.selectFrom('units').select('serial').execute();
  const serials = units.map(({ serial }) => serial);
  const ids = orders.map(({ id }) => id);
  return {
    id: await idsFor(path, db),
    order_id: ids,
    orderId: path.includes('by-order-id') ? orders.flatMap(({ id, order_code: code }) => [id, code]) : ids,
    serial: serials,
    serials,
    key: [...serials, ...ids.map(String)],
    field: ['category', 'kva_rating', 'customer_name', 'sale_price'],
    itemCode: serials,
    'if-match': ['"1"', '"2"'],
  };
}

async function idsFor(path: string, db: Kysely<Database>): Promise<(number | string)[]> {
  const table = Object.entries(TABLES).find(([start]) => path.startsWith(start))?.[1];
  if (table === undefined) return [];
  const { rows } = await sql<{ id: number | string }>`
    select id from ${sql.table(table)} order by id desc limit ${MAX_ROWS}`.execute(db);
  return rows.map(({ id }) => id);
}
