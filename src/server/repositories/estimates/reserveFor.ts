import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { reserveIn, type OpenPointsOf, type Reserved } from '../reservations/reservationReserve';
import type { Principal } from '../../access/principal';
import type { EstimateRow } from './rows';
import { refusedByWinner } from './winner';

interface Winning {
  readonly by: Principal;
  readonly reason: string | null;
}

/**
 * Reserves the unit of a won estimate for the order; a reservation that the order has already becomes the estimate's. Of two that
 * win at the same time, the second waits here for the first and is refused.
 */
export async function reserveFor(
  trx: Transaction<Database>,
  openPointsOf: OpenPointsOf,
  { id, order_id, serial, inputs }: EstimateRow,
  { by, reason }: Winning,
): Promise<Reserved | 'had'> {
  const own = await trx
    .updateTable('reservations')
    .set({ estimate_id: sql<number>`coalesce(estimate_id, ${id})` })
    .where('order_id', '=', order_id)
    .where('serial', '=', serial)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  if (own.numUpdatedRows > 0n) return 'had';
  const request = { serial, orderId: String(order_id), by, reason, estimateId: id, accepted: inputs.accepted ?? null };
  const reserved = await reserveIn(trx, order_id, request, openPointsOf);
  return reserved.kind === 'refused' ? ((await refusedByWinner(trx, order_id)) ?? reserved) : reserved;
}
