import { type Transaction, sql } from 'kysely';
import { type Actor, record } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { REOPEN, reopenReason } from '../../../domain/estimates/transitions';
import { mark, notifyDecision } from './estimateMarks';

export interface Reopening {
  readonly by: Actor;
  readonly reason: string | null;
  /** Mail is configured. */
  readonly mails: boolean;
  /** Default: all orders. */
  readonly orderId?: number;
}

/** Reopens won estimates without a reserved unit and notifies their people. Call after ending reservations. */
export async function reopenWon(trx: Transaction<Database>, reopening: Reopening): Promise<void> {
  const ids = await reopenedIds(trx, reopening.orderId);
  if (ids.length === 0) return;
  for (const estimate of await reopened(trx, ids)) await report(trx, estimate, reopening);
}

const UNIT_IS_RESERVED = sql`exists (select from reservations r join orders o on o.id = r.order_id
  where (o.id = e.order_id or o.place_of = e.order_id) and r.serial = e.serial and r.released_at is null)`;

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
  await notifyDecision(trx, estimate, { markId, by, mails });
  const order = { id: estimate.order_id, jobNumber: estimate.job_number };
  const changed = { old: { state: 'won' }, new: { state, name, version } };
  await record(trx, { action: 'stepEstimate', by, order, serial, reason, ...changed });
}
