import { sql, type Transaction } from 'kysely';
import { REOPEN, reopenReason } from '../../../domain/estimates/transitions';
import { record, type Actor } from '../../db/audit/record';
import type { Database } from '../../db/schema';
import { mark } from './mark';
import { tellDecision } from './tellDecision';

export interface Reopening {
  /** Who released the unit. */
  readonly by: Actor;
  /** Why they released it; null if they gave no reason. */
  readonly reason: string | null;
  /** There is a server for outgoing mail. */
  readonly mails: boolean;
  /** Absent: estimates of all orders. */
  readonly orderId?: number;
}

/**
 * Reopens won estimates whose unit is not reserved for its order, and notifies those who began or proposed them. Call it in the
 * transaction that ends reservations, after it has ended them.
 */
export async function reopenWon(trx: Transaction<Database>, reopening: Reopening): Promise<void> {
  const ids = await reopenedIds(trx, reopening.orderId);
  if (ids.length === 0) return;
  for (const estimate of await reopened(trx, ids)) await report(trx, estimate, reopening);
}

const UNIT_IS_RESERVED = sql`exists (select from reservations r
  where r.order_id = e.order_id and r.serial = e.serial and r.released_at is null)`;

async function reopenedIds(trx: Transaction<Database>, orderId: number | undefined): Promise<number[]> {
  const unreserved = trx
    .updateTable('estimates as e')
    .set({ state: 'quoted' })
    .where('e.state', '=', 'won')
    .where(sql<boolean>`not ${UNIT_IS_RESERVED}`);
  const ofOrder = orderId === undefined ? unreserved : unreserved.where('e.order_id', '=', orderId);
  return (await ofOrder.returning('e.id').execute()).map(({ id }) => id);
}

const reopened = (trx: Transaction<Database>, ids: readonly number[]) =>
  trx
    .selectFrom('estimates as e')
    .innerJoin('estimate_versions as v', (join) =>
      join.onRef('v.estimate_id', '=', 'e.id').onRef('v.version', '=', 'e.version'),
    )
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .selectAll('e')
    .select(['v.name', 'o.job_number'])
    .where('e.id', 'in', ids)
    .orderBy('e.id')
    .execute();

type Reopened = Awaited<ReturnType<typeof reopened>>[number];

async function report(
  trx: Transaction<Database>,
  estimate: Reopened,
  { by, reason: why, mails }: Reopening,
): Promise<void> {
  const { name, version, serial, state, held_grounds: grounds } = estimate;
  const reason = reopenReason(serial, why);
  const markId = await mark(trx, estimate, { step: REOPEN, state, by, reason, grounds });
  await tellDecision(trx, estimate, { markId, by, mails });
  const order = { id: estimate.order_id, jobNumber: estimate.job_number };
  const changed = { old: { state: 'won' }, new: { state, name, version } };
  await record(trx, { action: 'stepEstimate', by, order, serial, reason, ...changed });
}
