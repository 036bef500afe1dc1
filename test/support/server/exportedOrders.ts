import type { Kysely } from 'kysely';
import type { OrdersExportQuery } from '../../../src/contract/orders/ordersQuery';
import type { Database } from '../../../src/server/db/schema/schema';
import { createSpreadsheetLines } from '../../../src/server/lib/csv';
import { createOrdersRepository } from '../../../src/server/features/orders/repository';
import { nobody } from './database';

interface ExportOptions {
  readonly now?: () => Date;
  readonly onPiece?: () => Promise<unknown>;
}

/** The file of all matching orders without its byte order mark, and its stated count. */
export async function exportedOrders(
  db: Kysely<Database>,
  query: OrdersExportQuery,
  { now, onPiece }: ExportOptions = {},
): Promise<{ text: string; count: number }> {
  const lines = createSpreadsheetLines();
  const pieces: Buffer[] = [];
  await createOrdersRepository(db, now).export(query, nobody, async (piece) => {
    pieces.push(Buffer.from(lines.of(piece)));
    await onPiece?.();
  });
  return { text: Buffer.concat(pieces).toString('utf8'), count: lines.count() - 1 };
}
