import type { Kysely } from 'kysely';
import { byLikelihood, mayBecome, proposalReason } from '../../../domain/inquiries/inquiryProposals';
import { inquiryNumber } from '../../../domain/inquiries/inquiryStates';
import type { Database } from '../../db/schema/schema';
import type { OrderRow } from '../orders/repository';
import { toNumber } from '../units/presenter';

/** More inquiries of one rating are not looked at. */
const MAX_READ = 500;
const MAX_PROPOSED = 5;

/** The inquiries that an order probably comes from. */
export async function proposals(db: Kysely<Database>, order: OrderRow) {
  if (order.inquiry_id !== null || (await isLinked(db, order.id))) return [];
  const rows = await db
    .selectFrom('inquiry_lines as l')
    .innerJoin('inquiries as i', 'i.id', 'l.inquiry_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .leftJoin('reservations as r', (join) => join.onRef('r.order_id', '=', 'o.id').on('r.released_at', 'is', null))
    .select(['i.id as inquiry_id', 'i.state', 'i.created_at', 'i.customer_name', 'o.id as line', 'o.job_number'])
    .select(['o.phase', 'o.kva_rating', 'o.primary_voltage_kv', 'o.secondary_voltage_kv', 'r.serial', 'r.expires_at'])
    .where('i.state', '<>', 'lost')
    .where('l.linked_order_id', 'is', null)
    .where('o.kva_rating', '=', order.kva_rating)
    .orderBy('i.id', 'desc')
    .limit(MAX_READ)
    .execute();
  const wanted = { ...order, kva_rating: toNumber(order.kva_rating) };
  const lines = rows.map((row) => ({
    ...row,
    ...{ kva_rating: toNumber(row.kva_rating), expires_at: row.expires_at?.toISOString() ?? null },
  }));
  const fitting = lines.filter((line) => mayBecome(line, wanted)).sort(byLikelihood);
  return fitting.slice(0, MAX_PROPOSED).map((line) => ({
    ...{ inquiry_id: String(line.inquiry_id), number: inquiryNumber(line.inquiry_id), state: line.state },
    ...{ line: String(line.line), job_number: line.job_number, customer_name: line.customer_name },
    ...{ created_at: line.created_at.toISOString(), reason: proposalReason(line) },
  }));
}

const isLinked = async (db: Kysely<Database>, id: number): Promise<boolean> =>
  (await db.selectFrom('inquiry_lines').select('order_id').where('linked_order_id', '=', id).executeTakeFirst()) !==
  undefined;
