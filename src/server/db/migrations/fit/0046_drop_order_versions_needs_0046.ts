import { sql, type QueryExecutorProvider } from 'kysely';
import * as orderVersions from '../production/0028_order_versions';

/** Covers list filters, sorts and counts, so that they skip the table; all texts are short. */
const LISTED = `order_type, assigned_serial, retired_at, request_date, sale_price, ship_state, customer_name, sales_rep,
  engineering_review, kva_rating, phase, unit_status`;

/** Only the previous release reads order versions. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await orderVersions.down(db);
  await replaceIndex(db, `include (${LISTED})`);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await replaceIndex(db, '');
  await orderVersions.up(db);
}

async function replaceIndex(db: QueryExecutorProvider, include: string): Promise<void> {
  await sql`drop index orders_by_date`.execute(db);
  await sql`create index orders_by_date on orders (order_date desc nulls last, id) ${sql.raw(include)}`.execute(db);
}
