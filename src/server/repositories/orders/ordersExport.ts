import { sql, type Kysely } from 'kysely';
import type { OrdersExportQuery } from '../../../contract/order/ordersQuery';
import { copyOut } from '../../db/copy/copyOut';
import type { Database } from '../../db/schema';
import { typeOf } from './csv/cells';
import { orderColumns } from './csv/orderColumns';
import { canFit, fittingOrders, listColumns } from './ordersSelection';
import type { Viewpoint } from './ordersTriage';

/** Takes a piece of a file; nothing more is read until it resolves. */
export type TakePiece = (bytes: Buffer) => Promise<void>;

/**
 * The orders that fit the query, as they are at one moment, in the list's order, as `copyOut` writes them. A connection is held
 * until all is taken; where `take` rejects, the reading ends.
 */
export function readOrdersExport(
  db: Kysely<Database>,
  query: OrdersExportQuery,
  view: Viewpoint,
  take: TakePiece,
): Promise<void> {
  const fitting = fittingOrders(db, canFit(query) ? query : {}, view).where(sql.lit(canFit(query)));
  // PostgreSQL remembers the types of descriptions, of which there are few.
  const orders = sql`select ${orderColumns} from (${fitting.selectAll('orders')}) orders
    left join lateral (select ${typeOf(sql`stock_code_desc`)} as type offset 0) typed on true
    order by ${listColumns(query.ordering)}`;
  const transaction = db.transaction().setAccessMode('read only');
  return transaction.execute(async (trx) => {
    for await (const piece of copyOut(trx, orders)) await take(piece);
  });
}
